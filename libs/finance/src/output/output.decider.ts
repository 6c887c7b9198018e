import type { OutputEvent } from '@terroir/events';
import { recordDecider } from '@terroir/kernel';
import { outputSubcategory } from '@terroir/reference';
import { disagreement } from '../line/disagreement.ts';
import { lineOf, unsaid } from '../line/line.ts';
import type { OutputCommand } from './output.commands.ts';

/** Something that production brought, with its revenue. An id is recorded once: sent again, it changes nothing. */
export const producerOutput = recordDecider<'Output', OutputCommand, OutputEvent>({
  name: 'producer_output',
  noun: 'Output',
  unsaid,
  fieldsOf: ({ outputCategoryId, ...entered }) => lineOf(outputCategoryId, entered),
  check: (line, before) => disagreement(line, outputSubcategory(line.subcategoryId), 'outputCategoryId', before),
});
