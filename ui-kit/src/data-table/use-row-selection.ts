import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RowSelection } from './row-selection.ts';

/** How a row is selected; the same object while `labelOf` is the same function. */
export interface SelectableRows<Row> {
  readonly labelOf: (row: Row) => string;
  /** With `range` every row from the one that was pressed before to this one. */
  readonly onToggle: (key: string, selected: boolean, range: boolean) => void;
}

export interface RowSelectionState<Row> {
  /** Undefined where rows cannot be selected. */
  readonly selectable: SelectableRows<Row> | undefined;
  readonly has: (key: string) => boolean;
  /** Those that are selected, in the order of the table, without those that are being written. */
  readonly rows: readonly Row[];
  readonly all: 'none' | 'some' | 'all';
  readonly toggleAll: () => void;
  readonly deselect: (keys: readonly string[]) => void;
  readonly clear: () => void;
}

interface Options<Row> {
  selection: RowSelection<Row> | undefined;
  /** In the order of the table; undefined while they load, which takes none out of the selection. */
  rows: readonly Row[] | undefined;
  /** Of the same rows, in the same order. */
  keys: readonly string[];
  isPending: ((row: Row) => boolean) | undefined;
}

const none: ReadonlySet<string> = new Set();
const without = (selected: ReadonlySet<string>, gone: (key: string) => boolean): ReadonlySet<string> =>
  new Set([...selected].filter((key) => !gone(key)));

/** Which rows are selected, by key: another order keeps them, and a row that leaves the table is selected no more. */
export function useRowSelection<Row>({ selection, rows, keys, isPending }: Options<Row>): RowSelectionState<Row> {
  const [selected, setSelected] = useState(none);
  const present = useMemo(() => new Set(keys), [keys]);
  const left = (key: string) => !present.has(key) && !selection?.keeps?.(key);
  if (selected.size > 0) {
    if (!selection) setSelected(none);
    else if (rows && [...selected].some(left)) setSelected(without(selected, left));
  }
  /** For presses alone: were the order in `onToggle`, every row would render again when it changes. */
  const order = useRef(keys);
  const from = useRef<string>(null);
  useLayoutEffect(() => {
    order.current = keys;
  }, [keys]);

  const onToggle = useCallback((key: string, on: boolean, range: boolean) => {
    const places = [from.current ?? key, key].map((each) => order.current.indexOf(each)).toSorted((a, b) => a - b);
    const [first = -1, last = -1] = places;
    from.current = key;
    const pressed = range && first >= 0 ? order.current.slice(first, last + 1) : [key];
    const gone = new Set(pressed);
    setSelected((now) => (on ? new Set([...now, ...pressed]) : without(now, (each) => gone.has(each))));
  }, []);
  const labelOf = selection?.rowLabel;
  const selectable = useMemo(() => labelOf && { labelOf, onToggle }, [labelOf, onToggle]);
  const deselect = useCallback((gone: readonly string[]) => {
    const keysGone = new Set(gone);
    setSelected((now) => without(now, (key) => keysGone.has(key)));
  }, []);
  const clear = useCallback(() => setSelected(none), []);

  const open = (selection && rows ? rows.map((row, at) => ({ row, key: keys[at] ?? '' })) : []).filter(
    ({ row }) => !isPending?.(row),
  );
  const chosen = open.filter(({ key }) => selected.has(key));
  const all = chosen.length === 0 ? 'none' : chosen.length < open.length ? 'some' : 'all';
  return {
    selectable,
    has: (key) => selected.has(key),
    rows: chosen.map(({ row }) => row),
    all,
    toggleAll: () => setSelected(all === 'all' ? none : new Set(open.map(({ key }) => key))),
    deselect,
    clear,
  };
}
