import { useLayoutEffect, useState, type RefObject } from 'react';
import type { RowGrid } from './rows-in-sight.ts';

function gridOf(body: HTMLTableSectionElement): RowGrid {
  const style = getComputedStyle(body);
  const cards = style.display === 'grid';
  const heights = [...body.querySelectorAll(':scope > [data-index]')].map((row) => row.getBoundingClientRect().height);
  return {
    lanes: cards ? style.gridTemplateColumns.split(' ').length : 1,
    gap: cards ? Number.parseFloat(style.rowGap) || 0 : 0,
    estimate: heights.reduce((sum, height) => sum + height, 0) / heights.length || 56,
    width: Math.round(body.getBoundingClientRect().width),
  };
}

/** How the rows of a body lie, anew where its width changes, and how far down the page they begin. */
export function useRowGrid(body: RefObject<HTMLTableSectionElement | null>, enabled: boolean) {
  const [grid, setGrid] = useState<RowGrid | null>(null);
  const [top, setTop] = useState(0);
  if (!enabled && grid) setGrid(null);
  useLayoutEffect(() => {
    const { current } = body;
    if (!enabled || !current) return undefined;
    const measure = () => {
      const { width, top: fromSight } = current.getBoundingClientRect();
      setTop(Math.round(fromSight + scrollY));
      // What was measured at another width says nothing of this one; the estimate alone is no reason to begin anew.
      setGrid((now) => (now?.width === Math.round(width) ? now : gridOf(current)));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // The page grows and shrinks with whatever stands above.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    observer.observe(current);
    return () => observer.disconnect();
  }, [body, enabled]);
  return { grid, top };
}
