import { useEffect, useMemo, useRef, useState, useTransition, type RefObject } from 'react';
import { usePrinting } from '../print-area/use-printing.ts';
import { wholeUpTo } from './rows-in-sight.ts';

/** So many rows a long table starts with. */
export const firstRows = { wide: 25, narrow: 10 } as const;
/** A button for fewer rows than these is not worth pressing. */
const slack = 3;

export interface FirstRows<Row> {
  /** Where rows are held back: as rows and as cards, only as cards, or nowhere. */
  cut: 'wide narrow' | 'narrow' | undefined;
  /** The rows that may be in the document. Of these the style sheet hides what only cards hold back. */
  present: readonly Row[];
  /** They are too many to be in the document together. */
  windowed: boolean;
  /** The document holds a part of the rows. */
  partial: boolean;
  printing: boolean;
  /** Every row was asked for and they are on their way. */
  filling: boolean;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Shows every row; the focus goes to the first that was hidden, where the reading goes on. */
  showAll: () => void;
}

/** Holds back the end of a long table until it is asked for; paper has every row. `isNarrow`: the rows are cards in any case. */
export function useFirstRows<Row>(rows: readonly Row[], enabled: boolean, isNarrow: boolean): FirstRows<Row> {
  const [all, setAll] = useState(false);
  const [filling, startFilling] = useTransition();
  const printing = usePrinting();
  const body = useRef<HTMLTableSectionElement>(null);
  const next = useRef<number>(null);
  const count = rows.length;
  useEffect(() => {
    if (!all || next.current === null) return;
    const placed = body.current?.querySelector<HTMLTableRowElement>(`:scope > [data-place="${next.current}"]`);
    const row = placed ?? body.current?.rows[next.current];
    next.current = null;
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  }, [all]);
  const showAll = () => {
    const inDocument = [...(body.current?.rows ?? [])];
    const hidden = inDocument.findIndex((row) => getComputedStyle(row).display === 'none');
    next.current = hidden < 0 ? inDocument.length : hidden;
    startFilling(() => setAll(true));
  };
  const longerThan = (first: number) => count > first + slack;
  const held = enabled && !all;
  const cut =
    held && longerThan(firstRows.narrow) ? (longerThan(firstRows.wide) ? 'wide narrow' : 'narrow') : undefined;
  const windowed = cut === undefined && count > wholeUpTo;
  const first = isNarrow ? firstRows.narrow : firstRows.wide;
  const isPart = cut !== undefined && longerThan(first);
  const most = isPart && !printing ? first : count;
  const present = useMemo(() => (most < rows.length ? rows.slice(0, most) : rows), [rows, most]);
  return { cut, present, windowed, partial: windowed || isPart, printing, filling, body, showAll };
}
