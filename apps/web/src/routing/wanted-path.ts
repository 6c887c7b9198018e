import type { Location } from 'react-router-dom';

/** What the visit of `/login` remembers of the address that was asked for. A link cannot plant it, and a reload keeps it. */
export const wantedState = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => ({
  wanted: pathname + search + hash,
});

/** Where logging in leads: to the address that was asked for, on this site only. */
export function wantedPath(state: unknown, otherwise = '/dashboard'): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : otherwise;
}
