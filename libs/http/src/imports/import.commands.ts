import { Id, OneLine, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** The most rows of one import, and of one call. */
export const IMPORT_LIMIT = 5000;
export const BATCH_LIMIT = 100;

/** What an import begins with: which records its rows become, the name of the file (none of pasted rows), and how many rows there are. */
export const BeginImport = z.object({
  kind: z.string().regex(/^[a-z][a-z_]{0,63}$/),
  fileName: OneLine(255).nullable(),
  rows: z.int().min(1).max(IMPORT_LIMIT),
});

/** Commands to an import. */
export const importCommands = {
  BeginImport,
  ListImportRows: z.object({ kind: z.string(), records: z.array(Id).max(BATCH_LIMIT) }),
  UndoImport: z.object({}),
} as const;
export type ImportCommand = MessageOf<typeof importCommands>;
