import { ThemeRoot } from '@terroir/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';
import { queries } from './session.ts';
import { store } from './store.ts';

/** Everything that surrounds the router. */
export function App({ router }: { router: RouterProviderProps['router'] }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ThemeRoot linkComponent={RouterLink}>
          <RouterProvider router={router} />
        </ThemeRoot>
      </QueryClientProvider>
    </Provider>
  );
}
