import { ThemeRoot } from '@terroir/ui-kit';
import { Provider, useAtomValue } from 'jotai';
import { ErrorBoundary } from './error-boundary.tsx';
import { createRouterLink } from '../routing/router-link.tsx';
import { prefetchScreen, Screens } from './router.tsx';
import { forgetOnSessionEnd } from './session-end.ts';
import { onSessionEnd, sessionsLostAtom } from '../session/session.ts';
import { store } from '../session/store.ts';
import type { GuardedHistory } from '../routing/guarded-history.ts';

const RouterLink = createRouterLink((href) => void prefetchScreen(href));
onSessionEnd(forgetOnSessionEnd);

/** Everything around the screens. */
export function App({ guardedHistory }: { guardedHistory: GuardedHistory }) {
  const sessionsLost = useAtomValue(sessionsLostAtom, { store });
  return (
    <Provider store={store}>
      <ThemeRoot linkComponent={RouterLink}>
        <ErrorBoundary>
          <Screens key={sessionsLost} guardedHistory={guardedHistory} />
        </ErrorBoundary>
      </ThemeRoot>
    </Provider>
  );
}
