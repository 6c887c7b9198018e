import type { RecurringLineEvent } from '@terroir/events';
import {
  keptFields,
  recordDecider,
  refuse as refuseShared,
  refusedTogether,
  type Decider,
  type Decision,
  type FieldsOf,
  type RecordState,
  type Refusal,
  type RevertCommand,
} from '@terroir/kernel';
import { inputSubcategory, outputSubcategory, type Subcategory } from '@terroir/reference';
import { disagreement } from '../line/disagreement.ts';
import { lineOf, unsaid } from '../line/line.ts';
import { produceRefused } from '../produce/produce-refused.ts';
import { refuse } from '../refusals.ts';
import { isDue, withSettled, type SettledDate } from './due-dates.ts';
import { isInOrder, type LineSide, type RecurringLineCommand } from './recurring-line.commands.ts';

/** What a recurring line says, and which of its due dates are settled. */
export interface RecurringLineFields extends FieldsOf<'RecurringLine', RecurringLineEvent> {
  /** Missing until a date is settled. */
  readonly settled?: readonly SettledDate[] | undefined;
}
export type RecurringLineState = RecordState<RecurringLineFields>;

/** A subcategory of one side of the books. */
export const subcategoryOf = (side: LineSide, id: string): Subcategory | undefined =>
  side === 'input' ? inputSubcategory(id) : outputSubcategory(id);

type RecurringLineDecider = Decider<
  RecurringLineState,
  RecurringLineCommand | RevertCommand<'RecurringLine', RecurringLineFields>,
  RecurringLineEvent
>;

const record = recordDecider<'RecurringLine', RecurringLineCommand, RecurringLineEvent>({
  name: 'recurring_line',
  noun: 'RecurringLine',
  unsaid,
  fieldsOf: (form, before) => {
    const { side, subcategoryId, every, firstDueOn, lastDueOn, produceId, isProduceListed: _, ...entered } = form;
    // What goes in sells nothing; null is recorded only where there was one.
    const sold = side === 'output' ? produceId : null;
    return {
      ...lineOf(subcategoryId, entered),
      produceId: before === null ? (sold ?? undefined) : sold,
      side,
      every,
      firstDueOn,
      lastDueOn,
    };
  },
  check: (fields, before, form) => {
    const { side, subcategoryId, firstDueOn, lastDueOn } = fields;
    // A correction may name one of the dates alone.
    const order = refuse('due_dates_order', { field: 'lastDueOn', dependsOn: ['firstDueOn'] });
    const sameSide = before?.side === side ? before : null;
    return refusedTogether(
      [
        isInOrder(firstDueOn, lastDueOn) ? null : order,
        disagreement(fields, subcategoryOf(side, subcategoryId), 'subcategoryId', sameSide, ['side']),
        side === 'input' && form.produceId && form.produceId !== before?.produceId
          ? refuse('produce_of_input', { field: 'produceId', dependsOn: ['side'] })
          : null,
        produceRefused(fields.produceId, before, form.isProduceListed),
      ].filter((refusal) => refusal !== null),
    );
  },
}) as unknown as RecurringLineDecider;

/** Why a due date cannot be settled, or null. */
const notDue = (fields: RecurringLineFields, dueOn: string, today: string): Refusal | null =>
  isDue(fields, fields.settled ?? [], dueOn, today) ? null : refuse('not_due', { field: 'dueOn' });

/** The line that was recorded for a due date: its id, null where the date was skipped, undefined where it is open. */
export const lineFor = ({ settled = [] }: RecurringLineFields, dueOn: string): string | null | undefined =>
  settled.find((each) => each.dueOn === dueOn)?.lineId;

/** Decides about one that is kept: another is not found. */
const ofKept =
  <Data>(decideKept: (fields: RecurringLineFields, data: Data, id: string) => Decision<RecurringLineEvent>) =>
  (state: RecurringLineState, data: Data, { id }: { readonly id: string }): Decision<RecurringLineEvent> => {
    const fields = keptFields(state);
    return fields === null ? refuseShared('not_found') : decideKept(fields, data, id);
  };

/** The state as the record alone remembers it. */
function ofRecord(state: RecurringLineState): RecurringLineState {
  const { settled: _, ...fields } = state.fields ?? {};
  return { ...state, fields: state.fields && (fields as NonNullable<RecurringLineState['fields']>) };
}

const settle = (state: RecurringLineState, dueOn: string, lineId: string | null | undefined): RecurringLineState => ({
  ...state,
  fields: state.fields && { ...state.fields, settled: withSettled(state.fields.settled ?? [], dueOn, lineId) },
});

/**
 * A line that recurs every month or year. It records nothing by itself: a person records the line of a due date, or skips the
 * date, and may open it again. Settling a date twice changes nothing.
 */
export const recurringLine: RecurringLineDecider = {
  ...record,
  decide: {
    ...record.decide,
    // What was settled stays settled in every version: it is what happened, and no field of the form.
    RevertRecurringLine: (state, { to }, context) =>
      record.decide.RevertRecurringLine(ofRecord(state), { to: ofRecord(to) }, context),
    RecordDueLine: ofKept((fields, { dueOn, lineId, today, subcategoryId, unitId }, recurringLineId) => {
      if (typeof lineFor(fields, dueOn) === 'string') return null;
      const placed = { subcategoryId: subcategoryId ?? fields.subcategoryId, unitId: unitId ?? fields.unitId };
      const subcategory = subcategoryOf(fields.side, placed.subcategoryId);
      const refused = [
        notDue(fields, dueOn, today),
        disagreement({ ...fields, ...placed }, subcategory, 'subcategoryId'),
      ].filter((refusal) => refusal !== null);
      return refusedTogether(refused) ?? { type: 'DueLineRecorded', data: { recurringLineId, dueOn, lineId } };
    }),
    SkipDueDate: ofKept((fields, { dueOn, today }, recurringLineId) => {
      const lineId = lineFor(fields, dueOn);
      if (lineId === null) return null;
      if (lineId !== undefined) return refuse('due_line_recorded', { field: 'dueOn' });
      return notDue(fields, dueOn, today) ?? { type: 'DueDateSkipped', data: { recurringLineId, dueOn } };
    }),
    ReopenDueDate: ofKept((fields, { dueOn }, recurringLineId) =>
      lineFor(fields, dueOn) === undefined ? null : { type: 'DueDateReopened', data: { recurringLineId, dueOn } },
    ),
  },
  evolve: {
    ...record.evolve,
    DueLineRecorded: (state, { dueOn, lineId }) => settle(state, dueOn, lineId),
    DueDateSkipped: (state, { dueOn }) => settle(state, dueOn, null),
    DueDateReopened: (state, { dueOn }) => settle(state, dueOn, undefined),
  },
};
