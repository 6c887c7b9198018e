import type { OutputEvent } from '@terroir/events';
import { refusedTogether } from '@terroir/kernel';
import { outputSubcategory } from '@terroir/reference';
import { disagreement } from '../line/disagreement.ts';
import { lineDecider } from '../line/line-decider.ts';
import { lineOf, unsaid } from '../line/line.ts';
import { dayOf, dayRefused } from '../line/occurrence.ts';
import { produceRefused } from '../produce/produce-refused.ts';
import type { OutputCommand } from './output.commands.ts';

/** Something that production brought, with its revenue. An id is recorded once: sent again, it changes nothing. */
export const producerOutput = lineDecider<'Output', OutputCommand, OutputEvent>({
  name: 'producer_output',
  noun: 'Output',
  unsaid,
  side: { subcategory: outputSubcategory, categoryField: 'outputCategoryId' },
  fieldsOf: (form, before, { now }) => {
    const { outputCategoryId, occurredOn, timeZone, foundedOn, produceId, isProduceListed: _, ...entered } = form;
    return {
      ...lineOf(outputCategoryId, entered),
      produceId: before === null ? (produceId ?? undefined) : produceId,
      occurredOn: dayOf(occurredOn, before, { timeZone, foundedOn }, now),
    };
  },
  check: (line, before, form, { now }) =>
    refusedTogether(
      [
        disagreement(line, outputSubcategory(line.subcategoryId), 'outputCategoryId', before),
        dayRefused(line.occurredOn, before, form, now),
        produceRefused(line.produceId, before, form.isProduceListed),
      ].filter((refusal) => refusal !== null),
    ),
});
