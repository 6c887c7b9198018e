import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Side } from '../lines/side.ts';
import { everyLine, filterFrom, searchFor, type LineFilter } from './line-filter.ts';

export interface LineFilterHandle {
  readonly filter: LineFilter;
  /** Narrows further or less; the address changes with it, so it can be shared. */
  readonly change: (next: Partial<LineFilter>) => void;
  /** Shows everything again. */
  readonly clear: () => void;
}

/** What a side of the books is narrowed to, as the address says. */
export function useLineFilter(side: Side): LineFilterHandle {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = search.toString();
  return useMemo(() => {
    const params = new URLSearchParams(text);
    const filter = filterFrom(params, side);
    const to = (next: LineFilter) =>
      void navigate({ pathname, search: searchFor(side, next, params) }, { replace: true, preventScrollReset: true });
    return { filter, change: (next) => to({ ...filter, ...next }), clear: () => to(everyLine) };
  }, [text, side, pathname, navigate]);
}
