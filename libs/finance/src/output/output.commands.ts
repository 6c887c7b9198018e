import type { MessageOf } from '@terroir/events';
import { z } from 'zod';
import { calendar, CatalogueId, dated, stored } from '../line/line.ts';

/** Something that production brought, with its revenue: what the form holds and what the API takes as `producer_output`. */
export const ProducerOutput = z.object({
  outputCategoryId: CatalogueId,
  ...dated,
  /** The produce that was sold; null names none. */
  produceId: z.uuid().toLowerCase().nullish(),
});
/** As a form holds it before it is checked: the notes may be missing. */
export type ProducerOutputForm = z.input<typeof ProducerOutput>;

/** Whether the produce that the form names is one of the company's, and not removed; left out where it names none. */
const decidedOn = ProducerOutput.extend({ ...calendar, ...stored, isProduceListed: z.boolean().optional() });

/** Commands to an output. A correction names everything; what did not change is not recorded. */
export const outputCommands = {
  RecordOutput: decidedOn,
  CorrectOutput: decidedOn,
  RecategorizeOutput: z.object({ outputCategoryId: CatalogueId }),
  RemoveOutput: z.object({}),
  RestoreOutput: z.object({}),
} as const;
export type OutputCommand = MessageOf<typeof outputCommands>;
