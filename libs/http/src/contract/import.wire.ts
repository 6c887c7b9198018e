import { z } from 'zod';

/** An import as it is answered. `kind` is the type of its records. */
export const importShape = {
  kind: z.string(),
  /** Null where the rows were pasted. */
  fileName: z.string().nullable(),
  rows: z.int(),
  recorded: z.int(),
  begunAt: z.iso.datetime(),
  /** The name of who began it; given for the company’s own people only. */
  begunBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
};
export type ImportAttributes = z.output<z.ZodObject<typeof importShape>>;

/** What became of a row. */
export const rowOutcomes = ['recorded', 'present', 'removed', 'restored', 'refused'] as const;
export const importedRowsShape = {
  rows: z.array(
    z.object({
      outcome: z.enum(rowOutcomes),
      recordId: z.string(),
      errors: z.array(z.object({ code: z.string(), field: z.string().nullable(), message: z.string() })),
    }),
  ),
};
export type ImportedRowsAttributes = z.output<z.ZodObject<typeof importedRowsShape>>;

/** What an undo came to: how many records were removed, and how many of these somebody had corrected since. */
export const undoneShape = { ...importShape, removed: z.int(), corrected: z.int() };
export type UndoneImportAttributes = z.output<z.ZodObject<typeof undoneShape>>;

/** What people call the fields. */
export const importTexts = {
  import: { en: 'Import', fr: 'Importation' },
  kind: { en: 'Kind of records', fr: 'Type d’enregistrements' },
  file_name: { en: 'File name', fr: 'Nom du fichier' },
  rows: { en: 'Rows', fr: 'Lignes' },
  nth: { en: 'Place among equal rows', fr: 'Rang parmi les lignes égales' },
  bring_back: { en: 'Bring back what was removed', fr: 'Rétablir ce qui a été supprimé' },
};
