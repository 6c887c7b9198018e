import type { OutputEvent } from '@terroir/events';
import { refusedTogether } from '@terroir/kernel';
import { outputSubcategory } from '@terroir/reference';
import { disagreement } from '../line/disagreement.ts';
import { lineDecider } from '../line/line-decider.ts';
import { lineOf, unsaid } from '../line/line.ts';
import { dayOf, dayRefused } from '../line/occurrence.ts';
import type { OutputCommand } from './output.commands.ts';

/** Something that production brought, with its revenue. An id is recorded once: sent again, it changes nothing. */
export const producerOutput = lineDecider<'Output', OutputCommand, OutputEvent>({
  name: 'producer_output',
  noun: 'Output',
  unsaid,
  side: { subcategory: outputSubcategory, categoryField: 'outputCategoryId' },
  fieldsOf: ({ outputCategoryId, occurredOn, timeZone, foundedOn, ...entered }, before, { now }) => ({
    ...lineOf(outputCategoryId, entered),
    occurredOn: dayOf(occurredOn, before, { timeZone, foundedOn }, now),
  }),
  check: (line, before, calendar, { now }) =>
    refusedTogether(
      [
        disagreement(line, outputSubcategory(line.subcategoryId), 'outputCategoryId', before),
        dayRefused(line.occurredOn, before, calendar, now),
      ].filter((refusal) => refusal !== null),
    ),
});
