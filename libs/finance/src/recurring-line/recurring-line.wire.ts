import type { RecurringLineEvent } from '@terroir/events';
import type { StandingRecord } from '@terroir/kernel';
import type { Language } from '@terroir/reference';
import { z } from 'zod';
import { placeOf, WireCategory, wireLine, wireEntered, WireType } from '../line/line-wire.ts';
import { intervals, nextOpenDate, openDueDates, type SettledDate } from './due-dates.ts';
import { lineSides } from './recurring-line.commands.ts';
import { subcategoryOf } from './recurring-line.decider.ts';

const due_dates_order = {
  en: 'The last date cannot be before the first one',
  fr: 'La dernière date ne peut pas précéder la première',
};

/** What people call the fields of the line, of a recurring line and of a due one. */
const lineTexts = {
  subcategory_id: { en: 'Subcategory', fr: 'Sous-catégorie' },
  notes: { en: 'Details', fr: 'Détails' },
  quantity_raw: { en: 'Quantity', fr: 'Quantité' },
  unit_id: { en: 'Unit', fr: 'Unité' },
  cost: { en: 'Amount', fr: 'Montant' },
  produce_id: { en: 'Produce sold', fr: 'Aliment vendu' },
};
export const recurringLineTexts = {
  recurring_line: { en: 'Recurring entry', fr: 'Inscription récurrente' },
  side: { en: 'Input or output', fr: 'Intrant ou extrant' },
  ...lineTexts,
  every: { en: 'Repeats', fr: 'Récurrence' },
  first_due_on: { en: 'First date', fr: 'Première date' },
  last_due_on: { en: 'Last date', fr: 'Dernière date', rules: { due_dates_order } },
};
export const dueLineTexts = {
  due_line: { en: 'Due entry', fr: 'Inscription échue' },
  due_on: { en: 'Due date', fr: 'Échéance' },
  ...lineTexts,
  occurred_on: { en: 'Date', fr: 'Date' },
  receipt: { en: 'Receipt', fr: 'Reçu' },
};

const { notes, quantityRaw, unit, cost, recordedAt } = wireLine;

/** A recurring line as it is answered, with its due dates up to today in the zone of the company. */
export const recurringLineShape = {
  side: z.enum(lineSides),
  category: WireCategory,
  subcategory: WireType,
  notes,
  quantityRaw,
  unit,
  cost,
  /** The produce that an output sells, or null where none is named. */
  produceId: z.string().nullable(),
  every: z.enum(intervals),
  firstDueOn: z.iso.date(),
  lastDueOn: z.iso.date().nullable(),
  /** The newest dates that are neither recorded nor skipped. */
  due: z.array(z.iso.date()),
  /** The first date after today that is not settled; null where none comes. */
  next: z.iso.date().nullable(),
  settled: z.array(z.object({ dueOn: z.iso.date(), lineId: z.string().nullable() })),
  recordedAt,
};
export type RecurringLineAttributes = z.output<z.ZodObject<typeof recurringLineShape>>;

/** The day that an answer is of: a calendar date in the zone of the company. */
export interface AnswerDay {
  readonly today: string;
}

/** A recurring line, from its state or its row. */
type Recurring = StandingRecord<'RecurringLine', RecurringLineEvent> & {
  readonly settled?: readonly SettledDate[] | undefined;
};

/** A recurring line as it is answered, with what is due on a day; cents become currency units. */
export function recurringLineAttributes(
  line: Recurring,
  language: Language,
  { today }: AnswerDay,
): RecurringLineAttributes {
  const { side, subcategoryId, every, firstDueOn, lastDueOn, settled = [] } = line;
  const { category, type } = placeOf(subcategoryId, subcategoryOf(side, subcategoryId), language);
  return {
    side,
    category,
    subcategory: type,
    ...wireEntered(line, language),
    produceId: line.produceId ?? null,
    every,
    firstDueOn,
    lastDueOn: lastDueOn ?? null,
    due: [...openDueDates(line, settled, today)],
    next: nextOpenDate(line, settled, today),
    settled: settled.map(({ dueOn, lineId }) => ({ dueOn, lineId })),
  };
}
