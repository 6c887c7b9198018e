import { dueDatesOrder, isInOrder, RecurringLine as Schema } from '@terroir/finance';
import { z } from 'zod';
import { sideNames } from '../lines/side.ts';

const { subcategoryId, notes, quantityRaw, unitId, cost, produceId, every, firstDueOn, lastDueOn } = Schema.shape;

/** What the dialog holds: the fields of the server's own schema, those of a line under the names that its dialog gives them. */
export const recurringForm = z
  .object({
    side: z.enum(sideNames),
    subCategoryId: subcategoryId,
    notes,
    quantityRaw,
    unitId,
    cost,
    produceId,
    every,
    firstDueOn,
    lastDueOn,
  })
  .refine((typed) => isInOrder(typed.firstDueOn, typed.lastDueOn), dueDatesOrder);
/** Typed, not yet checked. */
export type RecurringTyped = z.input<typeof recurringForm>;
/** Checked. */
export type RecurringValues = z.output<typeof recurringForm>;
