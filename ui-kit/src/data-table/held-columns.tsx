/** What `holdColumns` writes the widths on: a column for each header, new ones where the headers are others. */
export function HeldColumns({ headers }: { headers: readonly string[] }) {
  return (
    <colgroup key={headers.join('\n')}>
      {headers.map((header) => (
        <col key={header} />
      ))}
    </colgroup>
  );
}

/**
 * Keeps the columns as wide as they are while other rows come into the document; else the browser would divide the width by the
 * words in sight, and columns would sway as one scrolls. A column that needs more still grows, and keeps that.
 */
export function holdColumns(body: HTMLTableSectionElement | null): void {
  const table = body?.closest('table');
  if (!table) return;
  const columns = [...table.querySelectorAll<HTMLElement>(':scope > colgroup > col')];
  const width = `${Math.round(table.getBoundingClientRect().width)}`;
  if (table.dataset.heldAt !== width) for (const column of columns) column.style.width = '';
  table.dataset.heldAt = width;
  const widths = [...(table.tHead?.rows[0]?.cells ?? [])].map((header) => header.getBoundingClientRect().width);
  columns.forEach((column, place) => {
    const held = Number.parseFloat(column.style.width);
    const now = widths[place] ?? 0;
    if (now > 0 && !(Math.abs(held - now) < 0.5)) column.style.width = `${now}px`;
  });
}
