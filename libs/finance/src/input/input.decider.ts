import type { InputEvent } from '@terroir/events';
import { recordDecider } from '@terroir/kernel';
import { inputSubcategory } from '@terroir/reference';
import { disagreement } from '../line/disagreement.ts';
import { lineOf, unsaid } from '../line/line.ts';
import type { InputCommand } from './input.commands.ts';

/** Something that went into production, with its cost. An id is recorded once: sent again, it changes nothing. */
export const producerInput = recordDecider<'Input', InputCommand, InputEvent>({
  name: 'producer_input',
  noun: 'Input',
  unsaid,
  fieldsOf: ({ inputCategoryId, ...entered }) => lineOf(inputCategoryId, entered),
  check: (line, before) => disagreement(line, inputSubcategory(line.subcategoryId), 'inputCategoryId', before),
});
