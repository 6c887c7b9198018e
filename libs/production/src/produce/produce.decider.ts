import type { ProduceEvent } from '@terroir/events';
import { dateIn, recordDecider, refusedTogether } from '@terroir/kernel';
import { needsAfter, needsRefused } from './needs.ts';
import { catalogueRefused } from './produce-catalogue.ts';
import type { ProduceCommand } from './produce.commands.ts';
import { datesRefused, unsaid, yieldOf } from './produce.ts';

/** A food that a company produces. An id is recorded once: sent again, it changes nothing. */
export const produce = recordDecider<'Produce', ProduceCommand, ProduceEvent>({
  name: 'produce',
  noun: 'Produce',
  unsaid,
  fieldsOf: ({ productId, varietyId, productionTypeId, notes, image, harvest, ...needs }, before, { newId }) => ({
    productId,
    varietyId,
    productionTypeId,
    notes,
    ...yieldOf(harvest),
    needs: needsAfter(before?.needs ?? [], needs, newId),
    image,
  }),
  check: (fields, before, form, { now }) =>
    refusedTogether([
      ...catalogueRefused(fields, before),
      ...datesRefused(fields, before, dateIn(form.timeZone, now)),
      ...needsRefused(before?.needs ?? [], form),
    ]),
});
