import { z } from 'zod';
import { Cents, Id, personal, Quantity, type MessageOf } from './values.ts';

/** What a line of the books says; a correction carries only the fields that changed. */
const line = {
  subcategoryId: z.string(),
  notes: personal(z.string()),
  quantity: Quantity,
  unitId: z.string(),
  costCents: Cents,
};
const corrected = z.object(line).partial().shape;

/** Stream `producer_input-ID`: something that went into production, with its yearly cost. */
export const inputEvents = {
  InputRecorded: z.object({ inputId: Id, ...line }),
  InputCorrected: z.object({ inputId: Id, ...corrected }),
  InputRemoved: z.object({ inputId: Id }),
  InputRestored: z.object({ inputId: Id }),
} as const;
export type InputEvent = MessageOf<typeof inputEvents>;

/** Stream `producer_output-ID`: something that production brought, with its yearly revenue. */
export const outputEvents = {
  OutputRecorded: z.object({ outputId: Id, ...line }),
  OutputCorrected: z.object({ outputId: Id, ...corrected }),
  OutputRemoved: z.object({ outputId: Id }),
  OutputRestored: z.object({ outputId: Id }),
} as const;
export type OutputEvent = MessageOf<typeof outputEvents>;
