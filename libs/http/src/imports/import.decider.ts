import type { ImportEvent } from '@terroir/events';
import { refuse, type Decider } from '@terroir/kernel';
import type { ImportCommand } from './import.commands.ts';
import { refuseImport } from './import.refusals.ts';

/** An import as its decider remembers it; null before it began. */
export interface Import {
  readonly kind: string;
  /** Null where the rows were pasted. */
  readonly fileName: string | null;
  readonly rows: number;
  /** The ids of its records, in the order of its rows. */
  readonly listed: readonly string[];
  readonly begunAt: string;
  /** The account that began it; null for an operator. */
  readonly accountId: string | null;
  readonly undoneAt: string | null;
}

/** Stream `import-ID`. Records are listed once, before they are recorded; an import that was undone takes no more. */
export const importDecider: Decider<Import | null, ImportCommand, ImportEvent> = {
  name: 'import',
  initial: null,
  decide: {
    BeginImport: (before, { kind, fileName, rows }, { id }) =>
      before === null
        ? { type: 'ImportBegun', data: { importId: id, kind, rows, ...(fileName !== null && { fileName }) } }
        : null,
    ListImportRows: (begun, { kind, records }, { id }) => {
      if (begun?.kind !== kind) return refuse('not_found');
      if (begun.undoneAt !== null) return refuseImport('import_undone');
      const known = new Set(begun.listed);
      const added = [...new Set(records)].filter((record) => !known.has(record));
      if (known.size + added.length > begun.rows) return refuseImport('import_full');
      return added.length === 0 ? null : { type: 'ImportRowsListed', data: { importId: id, records: added } };
    },
    UndoImport: (begun, _, { id }) => {
      if (begun === null) return refuse('not_found');
      return begun.undoneAt === null ? { type: 'ImportUndone', data: { importId: id } } : null;
    },
  },
  evolve: {
    ImportBegun: (_, { kind, fileName = null, rows }, { recorded, actor }) => ({
      kind,
      fileName,
      rows,
      listed: [],
      begunAt: recorded,
      accountId: actor.accountId,
      undoneAt: null,
    }),
    ImportRowsListed: (begun, { records }) => begun && { ...begun, listed: [...begun.listed, ...records] },
    ImportUndone: (begun, _, { recorded }) => begun && { ...begun, undoneAt: recorded },
  },
};
