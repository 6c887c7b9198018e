import type { Recorded } from '@terroir/kernel';
import { z } from 'zod';
import type { Line } from './line.ts';

/** A line as the read models keep it. A removed one stays, unlisted, so that its restoration finds it again. */
export const LineRow = z.object({
  id: z.string(),
  companyId: z.string(),
  subcategoryId: z.string(),
  notes: z.string(),
  quantity: z.number(),
  unitId: z.string(),
  costCents: z.int(),
  /** The instant of the recording; corrections do not move a line to another month. */
  recordedAt: z.string(),
  removed: z.boolean(),
});
export type LineRow = z.output<typeof LineRow>;

/** Lists begin with the company, so an answer never depends on how many rows other companies have. */
export const lineIndexes = {
  recorded: ['companyId', 'removed', 'recordedAt'],
  cost: ['companyId', 'removed', 'costCents'],
  subcategory: ['companyId', 'removed', 'subcategoryId'],
} as const satisfies Record<string, readonly (keyof LineRow)[]>;

/** What the history shows of a line. */
export const lineFields = ['subcategoryId', 'notes', 'quantity', 'unitId', 'costCents'] as const;

export const rowOf = (
  id: string,
  { subcategoryId, notes, quantity, unitId, costCents }: Line,
  { companyId, recorded }: Recorded,
): LineRow => ({
  id,
  companyId: companyId ?? '', // only a producer records lines, and a producer has a company
  subcategoryId,
  notes,
  quantity,
  unitId,
  costCents,
  recordedAt: recorded,
  removed: false,
});
