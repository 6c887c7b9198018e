import { lazy, useLayoutEffect, useState, useTransition, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Router, Routes } from 'react-router-dom';
import { redirectOf } from './access.ts';
import { MovingContext } from './moving.ts';
import { Root } from './root.tsx';
import type { RouteRow } from './route-row.ts';
import { routes } from './routes.tsx';
import { useSignedIn } from './session.ts';
import { loadTexts } from './texts.ts';
import type { Visits } from './visits.ts';

/** Fetches a screen with its texts, and where it is not public its guard, all at once. */
async function screenOf(row: RouteRow): Promise<{ default: ComponentType }> {
  const open = row.who === 'anyone' || row.who === 'guest';
  const [{ default: Screen }, data, guard] = await Promise.all([
    row.load(),
    row.plain ? null : import('./data.tsx'),
    open ? null : import('./guard.tsx'),
    loadTexts(row.texts),
  ]);
  const inner = guard ? (
    <guard.MemberGuard row={row}>
      <Screen row={row} />
    </guard.MemberGuard>
  ) : (
    <OpenGuard row={row}>
      <Screen row={row} />
    </OpenGuard>
  );
  return { default: () => (data ? <data.Data>{inner}</data.Data> : inner) };
}

function OpenGuard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const target = redirectOf(row.who, useSignedIn(), null);
  return target === null ? children : <Navigate to={target} replace />;
}

const screens = routes.map((row) => ({ path: row.path, Screen: lazy(() => screenOf(row)) }));
const NotFound = lazy(() => import('./not-found.tsx'));

/** Every route inside the shell. The old screen stays until the next one is there. */
export function Screens({ visits }: { visits: Visits }) {
  const [visit, setVisit] = useState(visits.current);
  const [moving, startMoving] = useTransition();
  useLayoutEffect(() => visits.listen((next) => startMoving(() => setVisit(next))), [visits]);
  return (
    <MovingContext value={moving}>
      <Router location={visit.location} navigationType={visit.type} navigator={visits}>
        <Routes>
          <Route element={<Root />}>
            {screens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </Router>
    </MovingContext>
  );
}
