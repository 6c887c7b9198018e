import type { MessageOf } from '@terroir/events';
import { z } from 'zod';
import { calendar, CatalogueId, dated, stored } from '../line/line.ts';

/** Something that went into production, with its cost: what the form holds and what the API takes as `producer_input`. */
export const ProducerInput = z.object({ inputCategoryId: CatalogueId, ...dated });
/** As a form holds it before it is checked: the notes may be missing. */
export type ProducerInputForm = z.input<typeof ProducerInput>;

const decidedOn = ProducerInput.extend({ ...calendar, ...stored });

/** Commands to an input. A correction names everything; what did not change is not recorded. */
export const inputCommands = {
  RecordInput: decidedOn,
  CorrectInput: decidedOn,
  RecategorizeInput: z.object({ inputCategoryId: CatalogueId }),
  RemoveInput: z.object({}),
  RestoreInput: z.object({}),
} as const;
export type InputCommand = MessageOf<typeof inputCommands>;
