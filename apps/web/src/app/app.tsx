import { ThemeRoot } from '@terroir/ui-kit';
import { Provider } from 'jotai';
import { ErrorBoundary } from './error-boundary.tsx';
import { createRouterLink } from '../routing/router-link.tsx';
import { prefetchScreen, Screens } from './router.tsx';
import { forgetOnSessionEnd } from './session-end.ts';
import { onSessionEnd } from '../session/session.ts';
import { store } from '../session/store.ts';
import type { GuardedHistory } from '../routing/guarded-history.ts';

const RouterLink = createRouterLink(prefetchScreen);
onSessionEnd(forgetOnSessionEnd);

/** Everything around the screens. */
export function App({ guardedHistory }: { guardedHistory: GuardedHistory }) {
  return (
    <Provider store={store}>
      <ThemeRoot linkComponent={RouterLink}>
        <ErrorBoundary>
          <Screens guardedHistory={guardedHistory} />
        </ErrorBoundary>
      </ThemeRoot>
    </Provider>
  );
}
