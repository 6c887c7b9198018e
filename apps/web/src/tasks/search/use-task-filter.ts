import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { everyTask, filterFrom, searchFor, type TaskFilter } from './task-filter.ts';

export interface TaskFilterHandle {
  readonly filter: TaskFilter;
  /** Narrows further or less; the address changes with it, so it can be shared. */
  readonly change: (next: Partial<TaskFilter>) => void;
  /** Shows everything again that is to be done, or done. */
  readonly clear: () => void;
}

/** What the list is narrowed to, as the address says. */
export function useTaskFilter(): TaskFilterHandle {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = search.toString();
  return useMemo(() => {
    // Two fields may be handed on before the screen is drawn again: the second goes on from the address of the first.
    const change = (next: Partial<TaskFilter>) => {
      const now = new URLSearchParams(location.search);
      const to = searchFor({ ...filterFrom(now), ...next }, now);
      void navigate({ pathname, search: to }, { replace: true, preventScrollReset: true });
    };
    const filter = filterFrom(new URLSearchParams(text));
    return { filter, change, clear: () => change({ ...everyTask, show: filter.show }) };
  }, [text, pathname, navigate]);
}
