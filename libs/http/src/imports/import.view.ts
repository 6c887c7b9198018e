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
  begunAt: z.string(),
  undoneAt: z.string().nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** The imports of all companies, one row each. */
export const importView = view<ImportRow, ImportEvent>({
  name: 'import',
  version: 5,
  row: ImportRow,
  aggregate: 'import',
  indexes: { begun: ['companyId', 'begunAt'] },
  company: 'companyId',
  audited: {
    resource: 'import',
    fields: ['kind', 'fileName', 'rows', 'undoneAt'],
    label: 'fileName',
    leads: { events: { ImportBegun: 'import', ImportUndone: 'import_undo' }, of: 'kind' },
  },
  on: {
    ImportBegun: (_, { data: { importId, fileName = null, ...begun }, companyId, actor, recorded }) => ({
      ...begun,
      fileName,
      id: importId,
      companyId: companyId ?? '',
      accountId: actor.accountId,
      begunAt: recorded,
      undoneAt: null,
    }),
    ImportUndone: (row, { recorded }) => row && { ...row, undoneAt: row.undoneAt ?? recorded },
  },
});
