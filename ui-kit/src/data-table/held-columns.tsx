import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the columns as wide as they are while other rows come into the document; else the browser would divide the width by the
 * words in sight, and columns would sway as one scrolls. A column that needs more still grows, and keeps that. `released`: paper
 * divides its own width.
 */
export function HeldColumns(props: HeldColumnsProps) {
  return <Columns key={props.headers.join('\n')} {...props} />;
}

interface HeldColumnsProps {
  headers: readonly string[];
  released: boolean;
}

function Columns({ headers, released }: HeldColumnsProps) {
  const group = useRef<HTMLTableColElement>(null);
  useLayoutEffect(() => {
    const { current } = group;
    const table = current?.closest('table');
    if (!current || !table || released || typeof ResizeObserver === 'undefined') return undefined;
    // Told after the layout that every frame has anyway; to ask in between would cost another one for each row that comes.
    const observer = new ResizeObserver(() => hold(table, current));
    observer.observe(table);
    for (const header of table.tHead?.rows[0]?.cells ?? []) observer.observe(header);
    return () => observer.disconnect();
  }, [released]);
  return (
    <colgroup ref={group}>
      {headers.map((header) => (
        <col key={header} />
      ))}
    </colgroup>
  );
}

/** Writes the widths of the headers on the columns, anew where the table has another width. */
function hold(table: HTMLTableElement, group: HTMLTableColElement): void {
  const columns = [...group.querySelectorAll<HTMLElement>(':scope > col')];
  const width = `${Math.round(table.getBoundingClientRect().width)}`;
  if (group.dataset.heldAt !== width) for (const column of columns) column.style.width = '';
  group.dataset.heldAt = width;
  const widths = [...(table.tHead?.rows[0]?.cells ?? [])].map((header) => header.getBoundingClientRect().width);
  columns.forEach((column, place) => {
    const held = Number.parseFloat(column.style.width);
    const now = widths[place] ?? 0;
    if (now > 0 && !(Math.abs(held - now) < 0.5)) column.style.width = `${now}px`;
  });
}
