import { lazy, useLayoutEffect, useState, useTransition, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Router, Routes, useLocation } from 'react-router-dom';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { redirectOf } from './access.ts';
import { NavigationPendingContext } from './navigation-pending.ts';
import { Root } from './root.tsx';
import type { RouteRow } from '../routing/route-row.ts';
import { rowOf, routes } from './routes.tsx';
import { useSignedIn } from '../session/session.ts';
import { loadTexts } from '../i18n/texts.ts';
import type { GuardedHistory } from '../routing/guarded-history.ts';
import { wantedPath } from '../routing/wanted-path.ts';

/** Fetches a screen with its texts, and where it is not public its guard, all at once. */
async function screenOf(row: RouteRow): Promise<{ default: ComponentType }> {
  const open = row.who === 'anyone' || row.who === 'guest';
  const [{ default: Screen }, member] = await Promise.all([
    row.load(),
    row.plain ? null : import('./member.ts'),
    loadTexts(row.texts),
  ]);
  const inner =
    member && !open ? (
      <member.MemberGuard row={row}>
        <Screen row={row} />
      </member.MemberGuard>
    ) : (
      <OpenGuard row={row}>
        <Screen row={row} />
      </OpenGuard>
    );
  return { default: () => (member ? <member.QueryProvider>{inner}</member.QueryProvider> : inner) };
}

/** Fetches the screen of an address before it is asked for. Resolves when it is there. */
export function prefetchScreen(href: string): Promise<unknown> {
  const row = rowOf(href.split(/[?#]/)[0] ?? href);
  const fetching = screens.find(({ path }) => path === row?.path)?.fetch() ?? Promise.resolve();
  fetchAhead(fetching);
  return fetching;
}

function OpenGuard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { state } = useLocation();
  const target = redirectOf(row.who, useSignedIn(), null);
  return target === null ? children : <Navigate to={wantedPath(state, target)} replace />;
}

/** A screen that suspends until it is there. One that was fetched ahead does not: React holds back for 300 ms what follows a skeleton. */
function screenPart(row: RouteRow) {
  let fetched: ComponentType | null = null;
  const fetch = async () => {
    const screen = await screenOf(row);
    fetched = screen.default;
    return screen;
  };
  const Suspending = lazy(fetch);
  function Screen() {
    const [Shown] = useState(() => fetched ?? Suspending);
    return <Shown />;
  }
  return { path: row.path, fetch, Screen };
}
const screens = routes.map(screenPart);
const NotFound = lazy(() => import('./not-found.tsx'));

/** Every route inside the shell. The old screen stays until the next one is there. */
export function Screens({ guardedHistory }: { guardedHistory: GuardedHistory }) {
  const [visit, setVisit] = useState(guardedHistory.current);
  const [moving, startMoving] = useTransition();
  useLayoutEffect(() => guardedHistory.listen((next) => startMoving(() => setVisit(next))), [guardedHistory]);
  return (
    <NavigationPendingContext value={moving}>
      <Router location={visit.location} navigationType={visit.type} navigator={guardedHistory}>
        <Routes>
          <Route element={<Root />}>
            {screens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </Router>
    </NavigationPendingContext>
  );
}
