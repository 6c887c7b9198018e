import { centsOf, toDecimals, type ProduceEvent } from '@terroir/events';
import type { FieldsOf, Refusal } from '@terroir/kernel';
import type { z } from 'zod';
import { refuse } from '../refusals.ts';
import { countedFrom, newDateFaults } from './produce-dates.ts';
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

/** Why dates are refused: every one, by the field of the form. */
export const datesRefused = (fields: ProduceFields, before: ProduceFields | null, today: string): readonly Refusal[] =>
  newDateFaults(fields, before, today).map(({ field: name, window: { from, to } }) => {
    const more = { field: `harvest.${name}`, dependsOn: countedFrom[name].map((date) => `harvest.${date}`) };
    return from > to ? refuse('production_too_short', more) : refuse('date_outside', { ...more, params: { from, to } });
  });
