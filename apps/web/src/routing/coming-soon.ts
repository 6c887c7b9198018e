import { createContext, useContext } from 'react';
import type { RouteRow } from './route-row.ts';

/** The row of an address; the app, which has the routes, hands it in. */
export const RowOf = createContext<(path: string) => RouteRow | undefined>(() => undefined);

/** Whether an address leads to what is not built yet, so that whatever leads there can say so. */
export function useComingSoon(): (path: string) => boolean {
  const rowOf = useContext(RowOf);
  return (path) => rowOf(path)?.soon === true;
}
