import { addCells, fieldsOf, putOf, tableOf, type Cell } from '../documents/documents.rows.ts';
import type { Batch } from '../documents/documents.ts';
import type { DocumentsRequest, Rows } from './documents.writer.ts';

/** A batch as the writer takes it: one statement for each collection and kind of change. */
export function requestOf({ puts, removes, checkpoints, fence, erases = false }: Batch): DocumentsRequest {
  const rows = new Map<string, { sql: string; width: number; cells: Cell[]; fields: readonly string[] }>();
  const into = (id: string, make: () => { sql: string; width: number; fields: readonly string[] }) => {
    let found = rows.get(id);
    if (found === undefined) {
      found = { ...make(), cells: [] };
      rows.set(id, found);
    }
    return found;
  };
  // Removals first: a batch that removes and puts the same key leaves it there.
  for (const { collection, key } of removes)
    into(`-${tableOf(collection)}`, () => ({
      sql: `DELETE FROM "${tableOf(collection)}" WHERE key = ?`,
      fields: [],
      width: 1,
    })).cells.push(key);
  for (const { collection, document } of puts) {
    const { cells, fields } = into(`+${tableOf(collection)}`, () => ({
      ...putOf(collection),
      fields: fieldsOf(collection),
    }));
    addCells(cells, collection, fields, document);
  }
  return {
    rows: [...rows.values()].map(({ sql, width, cells }): Rows => ({ sql, width, cells })),
    checkpoints: Object.entries(checkpoints),
    erases,
    fence: fence ?? null,
  };
}
