import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { usePrinting } from '../print-area/use-printing.ts';

/** So many rows a long table starts with. */
export const firstRows = { wide: 25, narrow: 10 } as const;
/** A button for fewer rows than these is not worth pressing. */
const slack = 3;
/** So many rows enter the document at once: few enough that the page answers between two slices. */
export const sliceRows = 100;

/** One slice more; without end when that is all of them, so that a row added later is held back no more. */
const withSlice = (now: number, count: number) => (now + sliceRows < count ? now + sliceRows : Infinity);

export interface FirstRows<Row> {
  /** Where rows are held back: as rows and as cards, only as cards, or nowhere. */
  cut: 'wide narrow' | 'narrow' | undefined;
  /** The rows that are in the document. Of these the style sheet hides what only cards hold back. */
  present: readonly Row[];
  /** Every row was asked for and some are still to come. */
  filling: boolean;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Shows every row, slice by slice; the focus goes to the first that was hidden, where the reading goes on. */
  showAll: () => void;
}

/** Holds back the end of a long table until it is asked for; paper has every row. */
export function useFirstRows<Row>(rows: readonly Row[], enabled: boolean): FirstRows<Row> {
  /** How many rows may be in the document once all are asked for. */
  const [limit, setLimit] = useState<number | null>(null);
  const printing = usePrinting();
  const body = useRef<HTMLTableSectionElement>(null);
  const next = useRef<number>(null);
  const count = rows.length;
  const filling = limit !== null && limit < count;
  useEffect(() => {
    if (limit === null || next.current === null) return;
    const row = body.current?.rows[next.current];
    next.current = null;
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  }, [limit]);
  useEffect(() => {
    if (filling) startTransition(() => setLimit(withSlice(limit, count)));
  }, [filling, limit, count]);
  const showAll = () => {
    const inDocument = [...(body.current?.rows ?? [])];
    const hidden = inDocument.findIndex((row) => getComputedStyle(row).display === 'none');
    next.current = hidden < 0 ? inDocument.length : hidden;
    setLimit(withSlice(firstRows.wide, count));
  };
  const longerThan = (first: number) => count > first + slack;
  const held = enabled && limit === null;
  const cut =
    held && longerThan(firstRows.narrow) ? (longerThan(firstRows.wide) ? 'wide narrow' : 'narrow') : undefined;
  const most = printing ? count : cut === 'wide narrow' ? firstRows.wide : (limit ?? count);
  const present = useMemo(() => (most < rows.length ? rows.slice(0, most) : rows), [rows, most]);
  return { cut, present, filling, body, showAll };
}
