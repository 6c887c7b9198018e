import { z } from 'zod';
import { Id, personal, type MessageOf } from './values.ts';

/** Stream `import-ID`: rows of a spreadsheet that became records of one kind. */
export const importEvents = {
  /** `kind` is the aggregate of the records: `producer_input`; rows that were pasted have no file name. */
  ImportBegun: z.object({
    importId: Id,
    kind: z.string(),
    fileName: personal(z.string().optional()),
    rows: z.int().min(1),
  }),
  /** Ids of records, listed before the first of them is recorded, so that none is ever there unlisted. */
  ImportRowsListed: z.object({ importId: Id, records: z.array(Id) }),
  /** From here on its records are removed, and no more are added. */
  ImportUndone: z.object({ importId: Id }),
} as const;
export type ImportEvent = MessageOf<typeof importEvents>;
