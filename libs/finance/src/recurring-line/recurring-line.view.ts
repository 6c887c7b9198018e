import { recurringLineEvents, type RecurringLineEvent } from '@terroir/events';
import { recordView, type FieldsOf, type RecordRow, type View } from '@terroir/kernel';
import { z } from 'zod';
import { withSettled, type SettledDate } from './due-dates.ts';

/** A recurring line and the due dates that are settled, in their order. */
export type RecurringLineRow = RecordRow<FieldsOf<'RecurringLine', RecurringLineEvent>> & {
  readonly settled: readonly SettledDate[];
};

const record = recordView<'RecurringLine', RecurringLineEvent>({
  name: 'recurring_line',
  version: 2,
  noun: 'RecurringLine',
  events: recurringLineEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'subcategoryId',
}) as unknown as View<RecurringLineRow, RecurringLineEvent>;

const settle = (row: RecurringLineRow | null, dueOn: string, lineId: string | null | undefined) =>
  row && { ...row, settled: withSettled(row.settled, dueOn, lineId) };

/** The recurring lines of all companies, one row each. */
export const recurringLineView: View<RecurringLineRow, RecurringLineEvent> = {
  ...record,
  row: (record.row as unknown as z.ZodObject).extend({
    settled: z.array(z.object({ dueOn: z.string(), lineId: z.string().nullable() })),
  }) as unknown as z.ZodType<RecurringLineRow>,
  ...(record.audited && { audited: { ...record.audited, fields: [...record.audited.fields, 'settled'] } }),
  on: {
    ...record.on,
    RecurringLineRecorded: (row, event, siblings) => {
      const made = record.on.RecurringLineRecorded?.(row, event, siblings) ?? null;
      return made && { ...made, settled: [] };
    },
    DueLineRecorded: (row, { data: { dueOn, lineId } }) => settle(row, dueOn, lineId),
    DueDateSkipped: (row, { data: { dueOn } }) => settle(row, dueOn, null),
    DueDateReopened: (row, { data: { dueOn } }) => settle(row, dueOn, undefined),
  },
};
