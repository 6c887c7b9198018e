import { centsOf, toDecimals, type ProduceEvent } from '@terroir/events';
import type { FieldsOf, Refusal } from '@terroir/kernel';
import type { z } from 'zod';
import { refuse } from '../refusals.ts';
import { dateFaults, type ProduceDate } from './produce-dates.ts';
import type { Harvest } from './produce.commands.ts';

/** A produce as events and read models say it: money in whole cents. */
export type ProduceFields = FieldsOf<'Produce', ProduceEvent>;

/** What a produce says where its form left a field out. */
export const unsaid = { notes: '' };

/** The yield as it is recorded. */
export const yieldOf = ({ quantityRaw, cost, area, ...rest }: z.output<typeof Harvest>) => ({
  ...rest,
  quantity: toDecimals(quantityRaw, 3),
  costCents: centsOf(cost),
  area: toDecimals(area, 3),
});

const DATES = ['productionFrom', 'productionTo', 'availabilityFrom', 'availabilityTo'] as const;

/**
 * Why dates are refused: every one, by the field of the form. A correction that leaves all four alone is not checked again, and the
 * production start is held to its window, which moves with today, only when it changes.
 */
export function datesRefused(fields: ProduceFields, before: ProduceFields | null, today: string): readonly Refusal[] {
  const isNew = (field: ProduceDate): boolean => before?.[field] !== fields[field];
  if (!DATES.some(isNew)) return [];
  return dateFaults(fields, today)
    .filter(({ field }) => field !== 'productionFrom' || isNew(field))
    .map(({ field, window: { from, to } }) =>
      from > to
        ? refuse('production_too_short', { field: `harvest.${field}` })
        : refuse('date_outside', { field: `harvest.${field}`, params: { from, to } }),
    );
}
