import { CalendarDate, Id, type MessageOf } from '@terroir/events';
import { z } from 'zod';
import { CatalogueId, dated, entered } from '../line/line.ts';
import { firstDayOf } from '../line/occurrence.ts';
import { ProducerOutput } from '../output/output.commands.ts';
import { intervals } from './due-dates.ts';

/** The two sides of the books that a line may be of. */
export const lineSides = ['input', 'output'] as const;
export type LineSide = (typeof lineSides)[number];

/** What is typed of the line itself; its day is the due date. */
const { notes, quantityRaw, unitId, cost } = entered;
const template = { subcategoryId: CatalogueId, notes, quantityRaw, unitId, cost };
/** Of an output alone: the produce that is sold; null names none. */
const { produceId } = ProducerOutput.shape;

const schedule = {
  every: z.enum(intervals),
  firstDueOn: CalendarDate.refine((date) => date >= firstDayOf(null)),
  /** Without one the line recurs until further notice. */
  lastDueOn: CalendarDate.nullish(),
};

/** The rule of a form with both dates. */
export const dueDatesOrder = { path: ['lastDueOn'] as PropertyKey[], params: { rule: 'due_dates_order' } };

/** Whether a schedule ends no earlier than it begins. */
export const isInOrder = (firstDueOn: string, lastDueOn: string | null | undefined): boolean =>
  (lastDueOn ?? null) === null || firstDueOn <= String(lastDueOn);

/** A line that recurs: what the form holds and what the API takes as `recurring_line`. */
export const RecurringLine = z
  .object({ side: z.enum(lineSides), ...template, produceId, ...schedule })
  .refine(({ firstDueOn, lastDueOn }) => isInOrder(firstDueOn, lastDueOn), {
    ...dueDatesOrder,
    when: ({ value }) => z.object(schedule).pick({ firstDueOn: true, lastDueOn: true }).safeParse(value).success,
  });
/** As a form holds it before it is checked. */
export type RecurringLineForm = z.input<typeof RecurringLine>;

/** The line to record for a due date: what is left out is as the recurring line says, its day the due date. */
export const DueLine = z.object({
  dueOn: CalendarDate,
  ...z.object(template).partial().shape,
  produceId,
  occurredOn: CalendarDate.optional(),
  receipt: dated.receipt,
});
export type DueLineForm = z.input<typeof DueLine>;
/** A due date of a recurring line. */
export const DueDate = z.object({ dueOn: CalendarDate });

/** What is decided with beside the due date: today in the zone of the company, as only what is due can be settled. */
const today = { today: CalendarDate };

/** Whether the produce that the form names is one of the company's, and not removed; left out where it names none. */
const decidedOn = RecurringLine.safeExtend({ isProduceListed: z.boolean().optional() });

/**
 * Commands to a recurring line. A correction names everything; what did not change is not recorded. The line of a due date is
 * kept before the date is noted as recorded.
 */
export const recurringLineCommands = {
  RecordRecurringLine: decidedOn,
  CorrectRecurringLine: decidedOn,
  RemoveRecurringLine: z.object({}),
  RestoreRecurringLine: z.object({}),
  RecordDueLine: DueDate.extend({
    lineId: Id,
    subcategoryId: CatalogueId.optional(),
    unitId: CatalogueId.optional(),
    ...today,
  }),
  SkipDueDate: DueDate.extend(today),
  ReopenDueDate: DueDate,
} as const;
export type RecurringLineCommand = MessageOf<typeof recurringLineCommands>;
