import {
  createElement,
  lazy,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  useTransition,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Navigate, Route, Router, Routes, useLocation } from 'react-router-dom';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { useArriving } from '../api/use-arriving.ts';
import { redirectOf } from './access.ts';
import { NavigationPendingContext } from './navigation-pending.ts';
import { Root } from './root.tsx';
import type { RouteRow } from '../routing/route-row.ts';
import { fetchMemberRoutes, findRow, knownRoutes, loadScreen, onRoutesKnown, rowOf } from './routes.ts';
import { useSignedIn } from '../session/session.ts';
import { loadTexts } from '../i18n/texts.ts';
import type { GuardedHistory } from '../routing/guarded-history.ts';
import { wantedPath } from '../routing/wanted-path.ts';

/** Fetches a screen with its texts, and where it is not public its guard, all at once. */
async function screenOf(row: RouteRow, pathname: string): Promise<ComponentType> {
  const open = row.who === 'anyone' || row.who === 'guest';
  const [{ default: Screen }, member] = await Promise.all([
    loadScreen(row, pathname),
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
  return () => (member ? <member.QueryProvider>{inner}</member.QueryProvider> : inner);
}

/** Fetches the screen of an address before it is asked for. Resolves when it is there. */
export function prefetchScreen(href: string): Promise<unknown> {
  const [pathname = href] = href.split(/[?#]/);
  const fetching = findRow(pathname).then((row) => row && partOf(row).fetch(pathname));
  fetchAhead(fetching);
  return fetching;
}

function OpenGuard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { state } = useLocation();
  const target = redirectOf(row.who, useSignedIn(), null);
  return target === null ? children : <Navigate to={wantedPath(state, target)} replace />;
}

/**
 * A screen. One that was fetched ahead is there at once; another suspends, so that the screen before it stays. The first of a
 * visit has none before it.
 */
function screenPart(row: RouteRow) {
  let fetched: ComponentType | null = null;
  const fetch = async (pathname = location.pathname) => (fetched = await screenOf(row, pathname));
  const fetchHere = () => fetch();
  const Suspending = lazy(async () => ({ default: await fetch() }));
  function Screen({ first }: { first: boolean }) {
    const Shown = useArriving(fetched ?? (first ? null : Suspending), fetchHere);
    return Shown ? createElement(Shown) : <PageSkeleton />;
  }
  return { fetch, Screen };
}

const parts = new Map<RouteRow, ReturnType<typeof screenPart>>();
/** The screen of a row, the same one each time. */
function partOf(row: RouteRow): ReturnType<typeof screenPart> {
  const part = parts.get(row) ?? screenPart(row);
  parts.set(row, part);
  return part;
}

/** An address is without a screen only once the rows of members are known; when they come, theirs are shown instead. */
const NotFound = lazy(async () => {
  const [notFound] = await Promise.all([import('./not-found.tsx'), fetchMemberRoutes()]);
  return notFound;
});

/** Every route inside the shell. The old screen stays until the next one is there. */
export function Screens({ guardedHistory }: { guardedHistory: GuardedHistory }) {
  const [visit, setVisit] = useState(guardedHistory.current);
  const [first] = useState(visit);
  const [moving, startMoving] = useTransition();
  const rows = useSyncExternalStore(onRoutesKnown, knownRoutes);
  useLayoutEffect(
    () =>
      guardedHistory.listen((next) => {
        const show = () => startMoving(() => setVisit(next));
        if (rowOf(next.location.pathname)) return show();
        // The screen before it stays until the rows of members are here; without them the boundary around says why.
        const showUnlessLeft = () => (guardedHistory.current().location.key === next.location.key ? show() : undefined);
        startMoving(() => fetchMemberRoutes().then(showUnlessLeft, showUnlessLeft));
      }),
    [guardedHistory],
  );
  return (
    <NavigationPendingContext value={moving}>
      <Router location={visit.location} navigationType={visit.type} navigator={guardedHistory}>
        <Routes>
          <Route element={<Root />}>
            {rows.map((row) => {
              const { Screen } = partOf(row);
              return <Route key={row.path} path={row.path} element={<Screen first={visit === first} />} />;
            })}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </Router>
    </NavigationPendingContext>
  );
}
