import { useEffect, useRef, useState, type RefObject } from 'react';

/** So many rows a long table starts with. */
export const firstRows = { wide: 25, narrow: 10 } as const;
/** A button for fewer rows than these is not worth pressing. */
const slack = 3;

export interface FirstRows {
  /** Where rows are held back: as rows and as cards, only as cards, or nowhere. The style sheet hides them. */
  cut: 'wide narrow' | 'narrow' | undefined;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Shows every row; the focus goes to the first that was hidden, where the reading goes on. */
  showAll: () => void;
}

/** Holds back the end of a long table until it is asked for. */
export function useFirstRows(count: number, enabled: boolean): FirstRows {
  const [all, setAll] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const next = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!all || !next.current) return;
    next.current.tabIndex = -1;
    next.current.focus();
    next.current = null;
  }, [all]);
  const showAll = () => {
    const rows = [...(body.current?.rows ?? [])];
    next.current = rows.find((row) => getComputedStyle(row).display === 'none') ?? null;
    setAll(true);
  };
  const longerThan = (first: number) => count > first + slack;
  if (!enabled || all || !longerThan(firstRows.narrow)) return { cut: undefined, body, showAll };
  return { cut: longerThan(firstRows.wide) ? 'wide narrow' : 'narrow', body, showAll };
}
