import type { InputEvent } from '@terroir/events';
import { refusedTogether } from '@terroir/kernel';
import { inputSubcategory } from '@terroir/reference';
import { disagreement } from '../line/disagreement.ts';
import { lineDecider } from '../line/line-decider.ts';
import { lineOf, unsaid } from '../line/line.ts';
import { dayOf, dayRefused } from '../line/occurrence.ts';
import type { InputCommand } from './input.commands.ts';

/** Something that went into production, with its cost. An id is recorded once: sent again, it changes nothing. */
export const producerInput = lineDecider<'Input', InputCommand, InputEvent>({
  name: 'producer_input',
  noun: 'Input',
  unsaid,
  side: { subcategory: inputSubcategory, categoryField: 'inputCategoryId' },
  fieldsOf: ({ inputCategoryId, occurredOn, timeZone, foundedOn, ...entered }, before, { now }) => ({
    ...lineOf(inputCategoryId, entered),
    occurredOn: dayOf(occurredOn, before, { timeZone, foundedOn }, now),
  }),
  check: (line, before, calendar, { now }) =>
    refusedTogether(
      [
        disagreement(line, inputSubcategory(line.subcategoryId), 'inputCategoryId', before),
        dayRefused(line.occurredOn, before, calendar, now),
      ].filter((refusal) => refusal !== null),
    ),
});
