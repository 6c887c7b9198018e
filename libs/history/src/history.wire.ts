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
};
export type HistoryEntryAttributes = z.output<z.ZodObject<typeof historyEntryShape>>;
