import { ThemeRoot } from '@terroir/ui-kit';
import { Provider } from 'jotai';
import { Boundary } from './boundary.tsx';
import { RouterLink } from './router-link.tsx';
import { Screens } from './router.tsx';
import { store } from './store.ts';
import type { Visits } from './visits.ts';

/** Everything around the screens. */
export function App({ visits }: { visits: Visits }) {
  return (
    <Provider store={store}>
      <ThemeRoot linkComponent={RouterLink}>
        <Boundary>
          <Screens visits={visits} />
        </Boundary>
      </ThemeRoot>
    </Provider>
  );
}
