import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keptStretches, overscan, piecesOf, type Piece } from './rows-in-sight.ts';
import { useRowGrid } from './use-row-grid.ts';

/** Before anything is measured: enough to measure by, and as far as the focus goes when all rows are asked for. */
const firstPieces = Array.from({ length: 50 }, (_, place): Piece => ({ kind: 'row', place, index: place }));

/** Which rows of a long list are in the document as the page scrolls; not `enabled`, it watches nothing. */
export function useRowsInSight(
  body: RefObject<HTMLTableSectionElement | null>,
  keys: readonly string[],
  enabled: boolean,
): { readonly pieces: readonly Piece[]; readonly measure: (row: HTMLTableRowElement | null) => void } {
  const { grid, top } = useRowGrid(body, enabled);
  const lanes = grid?.lanes ?? 1;
  const focus = useLastFocus(body, enabled);
  const keyOf = useCallback((index: number) => keys[index * lanes] ?? index, [keys, lanes]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const { current } = focus;
      const at = current ? keys.indexOf(current.key) : -1;
      // A row that was removed leaves the focus to the one in its place.
      const place = current && (at < 0 ? Math.min(current.place, keys.length - 1) : at);
      return keptStretches(
        defaultRangeExtractor(range),
        range.count,
        place === null ? null : Math.floor(place / lanes),
      );
    },
    [focus, keys, lanes],
  );
  const estimate = grid?.estimate ?? 0;
  // oxlint-disable-next-line react/incompatible-library -- this project is not compiled by React Compiler
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    enabled: enabled && grid !== null,
    count: Math.ceil(keys.length / lanes),
    estimateSize: () => estimate,
    // Rows of a table may be half a pixel higher than a whole number; where nothing is laid out they have no height.
    measureElement: (row, entry) =>
      entry?.borderBoxSize[0]?.blockSize || row.getBoundingClientRect().height || estimate,
    getItemKey: keyOf,
    scrollMargin: top,
    gap: grid?.gap ?? 0,
    overscan,
    rangeExtractor,
    initialRect: { width: innerWidth, height: innerHeight },
  });
  const measuredFor = useRef(grid);
  useLayoutEffect(() => {
    if (measuredFor.current === grid) return;
    measuredFor.current = grid;
    virtualizer.measure();
    for (const row of body.current?.querySelectorAll<HTMLTableRowElement>(':scope > [data-index]') ?? [])
      virtualizer.measureElement(row);
  }, [grid, virtualizer, body]);
  const stretches = virtualizer.getVirtualItems();
  const pieces = grid && stretches.length > 0 ? piecesOf(stretches, keys.length, grid) : firstPieces;
  return { pieces, measure: virtualizer.measureElement };
}

/** The row that had the focus last. It stays: the focus may be in a dialog that gives it back. */
function useLastFocus(body: RefObject<HTMLTableSectionElement | null>, enabled: boolean) {
  const last = useRef<{ readonly key: string; readonly place: number }>(null);
  useEffect(() => {
    const { current } = body;
    if (!enabled || !current) return undefined;
    const remember = ({ target }: FocusEvent) => {
      const { rowKey, place } = (target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset ?? {};
      if (rowKey !== undefined) last.current = { key: rowKey, place: Number(place) };
    };
    current.addEventListener('focusin', remember);
    return () => current.removeEventListener('focusin', remember);
  }, [body, enabled]);
  return last;
}
