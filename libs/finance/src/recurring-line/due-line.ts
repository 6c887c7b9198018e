import { isDeepStrictEqual } from 'node:util';
import { amountOf, centsOf, toDecimals } from '@terroir/events';
import { Refusal, refusedTogether, type Decider, type Message, type RecordState } from '@terroir/kernel';
import { uuidv5 } from '@terroir/store';
import type { InputCommand } from '../input/input.commands.ts';
import { producerInput } from '../input/input.decider.ts';
import type { z } from 'zod';
import type { Entered, Line, stored } from '../line/line.ts';
import type { CompanyCalendar } from '../company/company-calendar.ts';
import type { OutputCommand } from '../output/output.commands.ts';
import { producerOutput } from '../output/output.decider.ts';
import type { DueLineForm, LineSide } from './recurring-line.commands.ts';
import type { RecurringLineFields } from './recurring-line.decider.ts';

/** One due date of a recurring line is one line of the books, however often it is recorded: its id follows from both. */
export const dueLineId = (recurringLineId: string, dueOn: string): string => uuidv5(recurringLineId, dueOn);

/** The id of a picture that is kept, null for none. */
type Receipt = z.output<typeof stored.receipt>;

/** What a person says of the line of a due date; the rest is as the recurring line says. */
export interface DueLineValues extends Omit<DueLineForm, 'dueOn' | 'receipt'> {
  readonly receipt?: Receipt | undefined;
}

/** The produce that the line of a due date sold, as far as one is said. */
export interface SoldProduce {
  readonly produceId?: string | null | undefined;
  /** Whether it is one of the company's and not removed. */
  readonly isProduceListed?: boolean | undefined;
}

/** The line of a due date, as the form of a line says it. */
interface DueForm extends Entered, SoldProduce {
  readonly subcategoryId: string;
  readonly occurredOn: string;
  readonly receipt?: Receipt | undefined;
}
export type Form = DueForm & CompanyCalendar;
/** The commands to a line, as its side of the books spells them. */
interface LineCommands<C extends Message> {
  readonly record: (form: Form) => C;
  readonly correct: (form: Form) => C;
  readonly restore: C;
  readonly remove: C;
}
const inputs: LineCommands<InputCommand> = {
  record: ({ subcategoryId, ...entered }) => ({
    type: 'RecordInput',
    data: { inputCategoryId: subcategoryId, ...entered },
  }),
  correct: ({ subcategoryId, ...entered }) => ({
    type: 'CorrectInput',
    data: { inputCategoryId: subcategoryId, ...entered },
  }),
  restore: { type: 'RestoreInput', data: {} },
  remove: { type: 'RemoveInput', data: {} },
};
const outputs: LineCommands<OutputCommand> = {
  record: ({ subcategoryId, ...entered }) => ({
    type: 'RecordOutput',
    data: { outputCategoryId: subcategoryId, ...entered },
  }),
  correct: ({ subcategoryId, ...entered }) => ({
    type: 'CorrectOutput',
    data: { outputCategoryId: subcategoryId, ...entered },
  }),
  restore: { type: 'RestoreOutput', data: {} },
  remove: { type: 'RemoveOutput', data: {} },
};

/** A side of the books whose commands go to its own decider; which of the two it is matters no more. */
interface Books {
  readonly decider: Decider<RecordState<Line>, Message, Message>;
  readonly commands: LineCommands<Message>;
}
export const books = {
  input: { decider: producerInput, commands: inputs },
  output: { decider: producerOutput, commands: outputs },
} as unknown as Readonly<Record<LineSide, Books>>;

/** The line of a due date: what a person says of it, and the rest as the recurring line says. */
export const dueLineForm = (
  fields: RecurringLineFields,
  dueOn: string,
  values: DueLineValues,
  sold: SoldProduce = {},
): DueForm => ({
  subcategoryId: values.subcategoryId ?? fields.subcategoryId,
  notes: values.notes ?? fields.notes,
  quantityRaw: values.quantityRaw ?? fields.quantity,
  unitId: values.unitId ?? fields.unitId,
  cost: values.cost ?? amountOf(fields.costCents),
  occurredOn: values.occurredOn ?? dueOn,
  ...(values.receipt !== undefined && { receipt: values.receipt }),
  ...sold,
});

/** A line of either side as it stands in the books; an input names no produce. */
export type StandingLine = Line & Pick<SoldProduce, 'produceId'>;

/** Whether a person says anything of the line of a due date that it does not say itself. */
export function saysOtherwise(side: LineSide, line: StandingLine, values: DueLineValues): boolean {
  const { quantityRaw, cost, subcategoryId, notes, unitId, occurredOn, receipt, produceId } = values;
  const said: Readonly<Record<string, unknown>> = {
    subcategoryId,
    notes,
    unitId,
    occurredOn,
    receipt,
    produceId: side === 'input' ? undefined : produceId, // what goes in sells nothing
    quantity: quantityRaw === undefined ? undefined : toDecimals(quantityRaw, 3),
    costCents: cost === undefined ? undefined : centsOf(cost),
  };
  const standing: Readonly<Record<string, unknown>> = { ...line };
  return Object.entries(said).some(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, standing[field] ?? null),
  );
}

/** What the decider of a line calls the fields of which the form of a due date has one. */
const fieldOf: Readonly<Record<string, string>> = {
  inputCategoryId: 'subcategoryId',
  outputCategoryId: 'subcategoryId',
};

/**
 * What several decisions refuse of the line of a due date as one refusal, once for each field of its form, or null. The day of
 * a line that says none is its due date.
 */
export function refusedOfDueLine(
  refusals: readonly (Refusal | null)[],
  { occurredOn }: Pick<DueLineValues, 'occurredOn'>,
): Refusal | null {
  const byField = new Map<string | undefined, Refusal>();
  for (const refusal of refusals.flatMap((each) => (each === null ? [] : [each, ...(each.more.also ?? [])]))) {
    const { field, also: _, ...more } = refusal.more;
    const said = field === 'occurredOn' && occurredOn === undefined ? 'dueOn' : (fieldOf[field ?? ''] ?? field);
    if (byField.has(said)) continue;
    byField.set(said, new Refusal(refusal.code, refusal.row, said === undefined ? more : { ...more, field: said }));
  }
  return refusedTogether([...byField.values()]);
}

/** How the line of a due date is recorded: by which decider, with which command. */
export const recordingOf = (side: LineSide, form: Form): { decider: Books['decider']; command: Message } => ({
  decider: books[side].decider,
  command: books[side].commands.record(form),
});
