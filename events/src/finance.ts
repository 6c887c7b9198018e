import { z } from 'zod';
import { CalendarDate, Cents, Id, personal, Picture, Quantity, type MessageOf } from './values.ts';

/** What a line of the books says; a correction carries only the fields that changed. */
const line = {
  subcategoryId: z.string(),
  notes: personal(z.string()),
  quantity: Quantity,
  unitId: z.string(),
  costCents: Cents,
  /** The day on which it happened; a line from before lines said it happened on the day of its recording. */
  occurredOn: CalendarDate.optional(),
  /** Private to the company. Left out when none was given, null once it was taken away. */
  receipt: Picture.nullable().optional(),
};
/** The day is null where a line goes back to what it was before it said one. */
const corrected = z.object({ ...line, occurredOn: line.occurredOn.nullable() }).partial().shape;

/** Stream `producer_input-ID`: something that went into production, with its yearly cost. */
export const inputEvents = {
  InputRecorded: z.object({ inputId: Id, ...line }),
  InputCorrected: z.object({ inputId: Id, ...corrected }),
  InputRemoved: z.object({ inputId: Id }),
  InputRestored: z.object({ inputId: Id }),
} as const;
export type InputEvent = MessageOf<typeof inputEvents>;

/** The produce that was sold; left out while an output names none, null once that was taken away. */
const sold = { produceId: Id.nullable().optional() };

/** Stream `producer_output-ID`: something that production brought, with its yearly revenue. */
export const outputEvents = {
  OutputRecorded: z.object({ outputId: Id, ...line, ...sold }),
  OutputCorrected: z.object({ outputId: Id, ...corrected, ...sold }),
  OutputRemoved: z.object({ outputId: Id }),
  OutputRestored: z.object({ outputId: Id }),
} as const;
export type OutputEvent = MessageOf<typeof outputEvents>;

/** What a recurring line says: the line that is proposed, and when. */
const recurring = {
  side: z.enum(['input', 'output']),
  subcategoryId: z.string(),
  notes: personal(z.string()),
  quantity: Quantity,
  unitId: z.string(),
  costCents: Cents,
  every: z.enum(['month', 'year']),
  firstDueOn: CalendarDate,
  /** Left out while it has no end, null once that was taken away. */
  lastDueOn: CalendarDate.nullable().optional(),
  ...sold,
};

/**
 * Stream `recurring_line-ID`: a line that is proposed every month or year, and which of its due dates a person settled, by
 * recording a line for it or by skipping it.
 */
export const recurringLineEvents = {
  RecurringLineRecorded: z.object({ recurringLineId: Id, ...recurring }),
  RecurringLineCorrected: z.object({ recurringLineId: Id, ...z.object(recurring).partial().shape }),
  RecurringLineRemoved: z.object({ recurringLineId: Id }),
  RecurringLineRestored: z.object({ recurringLineId: Id }),
  /** The line is an input or output of its own, which stays when the recurring line goes. */
  DueLineRecorded: z.object({ recurringLineId: Id, dueOn: CalendarDate, lineId: Id }),
  DueDateSkipped: z.object({ recurringLineId: Id, dueOn: CalendarDate }),
  DueDateReopened: z.object({ recurringLineId: Id, dueOn: CalendarDate }),
} as const;
export type RecurringLineEvent = MessageOf<typeof recurringLineEvents>;
