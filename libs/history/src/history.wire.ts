import { z } from 'zod';

/** One change of one record, as `GET /history` answers it. */
export const historyEntryShape = {
  event: z.string(),
  resourceType: z.string(),
  resourceId: z.string(),
  /** What the record was called at the time, when it has a name. */
  label: z.string().nullable(),
  /** ISO 8601 UTC. */
  recordedAt: z.string(),
  position: z.number(),
  /** `accountId` is null for the operator; `name` is given for the company’s own people only. */
  actor: z.object({ accountId: z.string().nullable(), name: z.string().nullable(), role: z.string() }),
  /** Field names in snake_case, as in the record itself. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** How a removal that still holds can be taken back. */
  undo: z.enum(['restore']).nullable(),
  /** Where a page is folded: the changes of other records that this entry stands for, how many and of which kind. */
  standsFor: z.object({ cause: z.string(), changes: z.number(), resourceType: z.string() }).nullable(),
  /** The version to bring the record back to, and the newest that it has, where that would be a change. */
  revert: z.object({ version: z.number(), newest: z.number() }).nullable(),
};
export type HistoryEntryAttributes = z.output<z.ZodObject<typeof historyEntryShape>>;

/** Somebody who changed something, as `GET /history/people` answers it; the id is what the filter `actor` takes. */
export const historyPersonShape = {
  /** Given for the company’s own people only. */
  name: z.string().nullable(),
  changes: z.number(),
};
export type HistoryPersonAttributes = z.output<z.ZodObject<typeof historyPersonShape>>;
