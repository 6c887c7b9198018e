import { z } from 'zod';

/** The most lines that one call changes. */
export const BULK_LIMIT = 500;

/** What became of many lines that were to be changed at once. */
export const changedLinesShape = {
  /** Each that changed, the version that it had before and the one that it has now. */
  changed: z.array(z.object({ id: z.string(), before: z.int(), version: z.int() })),
  /** Each that was left as it is, and why. */
  refused: z.array(
    z.object({
      id: z.string(),
      errors: z.array(z.object({ code: z.string(), field: z.string().nullable(), message: z.string() })),
    }),
  ),
};
export type ChangedLinesAttributes = z.output<z.ZodObject<typeof changedLinesShape>>;
