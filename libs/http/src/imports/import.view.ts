import type { ImportEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const ImportRow = z.object({
  id: z.string(),
  companyId: z.string(),
  accountId: z.string().nullable(),
  kind: z.string(),
  fileName: z.string().nullable(),
  rows: z.int(),
  /** How many records it added; what was there already is not among them. */
  recorded: z.int(),
  begunAt: z.string(),
  undoneAt: z.string().nullable(),
  /** The revision of the last list that is counted, so that none is counted twice. */
  counted: z.int(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** The imports of all companies, one row each. */
export const importView = view<ImportRow, ImportEvent>({
  name: 'import',
  version: 4,
  row: ImportRow,
  aggregate: 'import',
  indexes: { begun: ['companyId', 'begunAt'] },
  company: 'companyId',
  // How many rows are listed so far is no news of its own.
  audited: {
    resource: 'import',
    fields: ['kind', 'fileName', 'rows', 'undoneAt'],
    label: 'fileName',
    leads: { events: { ImportBegun: 'import', ImportUndone: 'import_undo' }, of: 'kind' },
  },
  on: {
    ImportBegun: (_, { data: { importId, fileName = null, ...begun }, companyId, actor, recorded, revision }) => ({
      ...begun,
      fileName,
      id: importId,
      companyId: companyId ?? '',
      accountId: actor.accountId,
      recorded: 0,
      begunAt: recorded,
      undoneAt: null,
      counted: revision,
    }),
    ImportRowsListed: (row, { data: { records }, revision }) =>
      row && revision > row.counted ? { ...row, recorded: row.recorded + records.length, counted: revision } : row,
    ImportUndone: (row, { recorded }) => row && { ...row, undoneAt: row.undoneAt ?? recorded },
  },
});
