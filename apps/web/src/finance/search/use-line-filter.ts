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
    // Two fields may be handed on before the screen is drawn again: the second goes on from the address of the first.
    const change = (next: Partial<LineFilter>) => {
      const now = new URLSearchParams(location.search);
      const to = searchFor(side, { ...filterFrom(now, side), ...next }, now);
      void navigate({ pathname, search: to }, { replace: true, preventScrollReset: true });
    };
    return { filter: filterFrom(new URLSearchParams(text), side), change, clear: () => change(everyLine) };
  }, [text, side, pathname, navigate]);
}
