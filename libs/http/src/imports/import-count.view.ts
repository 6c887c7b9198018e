import type { ImportEvent, InputEvent, OutputEvent, PlotEvent, ProduceEvent, ZoneEvent } from '@terroir/events';
import { causeOf, splitStream, view, type Recorded } from '@terroir/kernel';
import { z } from 'zod';

export const ImportCount = z.object({
  id: z.string(),
  companyId: z.string(),
  /** How many records were listed, before the first of them was recorded. */
  listed: z.int(),
  /** How often one of them was recorded or brought back by the import. */
  landed: z.int(),
  /** The position of the last event that is counted, so that none is counted twice. */
  counted: z.int(),
});
export type ImportCount = z.output<typeof ImportCount>;

type Counted = ImportEvent | InputEvent | OutputEvent | PlotEvent | ProduceEvent | ZoneEvent;
const OF_IMPORT = causeOf('import', '');

function importOf({ stream, causationId = '' }: Recorded & { readonly causationId?: string }): string | null {
  const [aggregate, id] = splitStream(stream);
  if (aggregate === 'import') return id;
  return causationId.startsWith(OF_IMPORT) ? causationId.slice(OF_IMPORT.length) : null;
}

const land = (row: ImportCount | null, { position }: Recorded): ImportCount | null =>
  row && position > row.counted ? { ...row, landed: row.landed + 1, counted: position } : row;

/**
 * How many records each import added, by the events that name it as their cause: a list may be longer than what landed. Its
 * rows change with every record, so they are apart from `import`, whose past is kept.
 */
export const importCountView = view<ImportCount, Counted>({
  name: 'import_count',
  version: 2,
  row: ImportCount,
  aggregate: 'import',
  indexes: { company: ['companyId'] },
  company: 'companyId',
  key: importOf,
  on: {
    ImportBegun: (_, { data: { importId }, companyId, position }) => ({
      id: importId,
      companyId: companyId ?? '',
      listed: 0,
      landed: 0,
      counted: position,
    }),
    ImportRowsListed: (row, { data: { records }, position }) =>
      row && position > row.counted ? { ...row, listed: row.listed + records.length, counted: position } : row,
    InputRecorded: land,
    InputRestored: land,
    OutputRecorded: land,
    OutputRestored: land,
    ProduceRecorded: land,
    ProduceRestored: land,
    PlotRecorded: land,
    PlotRestored: land,
    ZoneRecorded: land,
    ZoneRestored: land,
  },
});

/** How many records an import added. One that it recorded, somebody removed, and it brought back, is one. */
export const addedBy = ({ listed, landed }: ImportCount): number => Math.min(listed, landed);
