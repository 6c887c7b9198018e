import { describe, expect, test } from '@jest/globals';
import type { RecurringLineEvent } from '@terroir/events';
import { evolve, fold, given, recorded } from '@terroir/kernel';
import type { RecurringLineCommand } from './recurring-line.commands.ts';
import { recurringLine } from './recurring-line.decider.ts';
import { recurringLineView, type RecurringLineRow } from './recurring-line.view.ts';

const recurringLineId = 'id-0';
const form = {
  side: 'input',
  subcategoryId: 'cropland_rent',
  notes: 'Terre du rang 4',
  quantityRaw: 1,
  unitId: 'month',
  cost: 420,
  every: 'month',
  firstDueOn: '2026-01-31',
} as const;
const rent = {
  side: 'input',
  subcategoryId: 'cropland_rent',
  notes: 'Terre du rang 4',
  quantity: 1,
  unitId: 'month',
  costCents: 42_000,
  every: 'month',
  firstDueOn: '2026-01-31',
} as const;

const was = {
  recorded: { type: 'RecurringLineRecorded', data: { recurringLineId, ...rent } },
  removed: { type: 'RecurringLineRemoved', data: { recurringLineId } },
  restored: { type: 'RecurringLineRestored', data: { recurringLineId } },
  dueRecorded: { type: 'DueLineRecorded', data: { recurringLineId, dueOn: '2026-02-28', lineId: 'line-1' } },
  skipped: { type: 'DueDateSkipped', data: { recurringLineId, dueOn: '2026-03-31' } },
  reopened: { type: 'DueDateReopened', data: { recurringLineId, dueOn: '2026-02-28' } },
} as const satisfies Record<string, RecurringLineEvent>;

type Change = Partial<Record<keyof typeof form, unknown>> & { readonly lastDueOn?: string | null };
const record = (data: Change = {}) =>
  ({ type: 'RecordRecurringLine', data: { ...form, ...data } }) as RecurringLineCommand;
const correct = (data: Change = {}) =>
  ({ type: 'CorrectRecurringLine', data: { ...form, ...data } }) as RecurringLineCommand;
const today = '2026-04-30';
const recordDue = (dueOn: string, more: { readonly subcategoryId?: string; readonly unitId?: string } = {}) =>
  ({ type: 'RecordDueLine', data: { dueOn, lineId: 'line-1', today, ...more } }) as RecurringLineCommand;
const skip = (dueOn: string): RecurringLineCommand => ({ type: 'SkipDueDate', data: { dueOn, today } });
const reopen = (dueOn: string): RecurringLineCommand => ({ type: 'ReopenDueDate', data: { dueOn } });

describe('a recurring line', () => {
  test('is recorded with its schedule, the money in cents, and no line of the books', () =>
    given(recurringLine).when(record()).then(was.recorded));

  test('is of a subcategory of its side, in a unit that it allows', () => {
    given(recurringLine)
      .when(record({ side: 'output' }))
      .refused('subcategory_unknown', 'subcategoryId');
    given(recurringLine)
      .when(record({ unitId: 'kilowatt_hour' }))
      .refused('unit_not_allowed', 'unitId');
    given(recurringLine)
      .when(record({ side: 'output', subcategoryId: 'land_rental' }))
      .then({
        type: 'RecurringLineRecorded',
        data: { recurringLineId, ...rent, side: 'output', subcategoryId: 'land_rental' },
      });
  });

  test('ends no earlier than it begins, also when a correction moves one of the two', () => {
    given(recurringLine)
      .when(record({ lastDueOn: '2026-01-30' }))
      .refused('due_dates_order', 'lastDueOn');
    const ending: RecurringLineEvent = { ...was.recorded, data: { ...was.recorded.data, lastDueOn: '2026-06-30' } };
    given(recurringLine, [ending])
      .when(correct({ firstDueOn: '2026-07-01' }))
      .refused('due_dates_order', 'lastDueOn');
    given(recurringLine, [ending])
      .when(correct({ firstDueOn: '2026-06-30' }))
      .then({ type: 'RecurringLineCorrected', data: { recurringLineId, firstDueOn: '2026-06-30' } });
  });

  test('is corrected field by field, and its end is taken away', () => {
    const ending: RecurringLineEvent = { ...was.recorded, data: { ...was.recorded.data, lastDueOn: '2026-06-30' } };
    given(recurringLine, [ending])
      .when(correct({ cost: 435, lastDueOn: null }))
      .then({ type: 'RecurringLineCorrected', data: { recurringLineId, costCents: 43_500, lastDueOn: null } });
    given(recurringLine, [was.recorded]).when(correct()).nothing();
  });

  test('that moves to the other side is checked against its catalogue', () =>
    given(recurringLine, [was.recorded])
      .when(correct({ side: 'output' }))
      .refused('subcategory_unknown', 'subcategoryId'));

  test('is removed and restored with its settled dates', () => {
    const history = [was.recorded, was.dueRecorded, was.removed];
    given(recurringLine, [was.recorded]).when({ type: 'RemoveRecurringLine', data: {} }).then(was.removed);
    given(recurringLine, history).when({ type: 'RestoreRecurringLine', data: {} }).then(was.restored);
    given(recurringLine, [...history, was.restored])
      .when(recordDue('2026-02-28'))
      .nothing();
  });
});

test('a recurring line that goes back to a version keeps what was settled since', () => {
  const corrected: RecurringLineEvent = { type: 'RecurringLineCorrected', data: { recurringLineId, costCents: 1 } };
  const to = evolve(recurringLine, recorded<RecurringLineEvent>([was.recorded, was.skipped]));
  given(recurringLine, [was.recorded, was.skipped, corrected, was.dueRecorded])
    .when({ type: 'RevertRecurringLine', data: { to } })
    .then({ type: 'RecurringLineCorrected', data: { recurringLineId, costCents: 42_000 } });
});

describe('a due date', () => {
  test('is recorded with the line that was kept for it', () =>
    given(recurringLine, [was.recorded]).when(recordDue('2026-02-28')).then(was.dueRecorded));

  test('is recorded once', () =>
    given(recurringLine, [was.recorded, was.dueRecorded]).when(recordDue('2026-02-28')).nothing());

  test('is skipped once, without a line', () => {
    given(recurringLine, [was.recorded]).when(skip('2026-03-31')).then(was.skipped);
    given(recurringLine, [was.recorded, was.skipped]).when(skip('2026-03-31')).nothing();
  });

  test('that was skipped may still be recorded, and one that was recorded is not skipped', () => {
    given(recurringLine, [was.recorded, was.skipped])
      .when(recordDue('2026-03-31'))
      .then({ type: 'DueLineRecorded', data: { recurringLineId, dueOn: '2026-03-31', lineId: 'line-1' } });
    given(recurringLine, [was.recorded, was.dueRecorded])
      .when(skip('2026-02-28'))
      .refused('due_line_recorded', 'dueOn');
  });

  test('is open again once its recording or skipping was taken back', () => {
    const history = [was.recorded, was.dueRecorded];
    given(recurringLine, history).when(reopen('2026-02-28')).then(was.reopened);
    given(recurringLine, [...history, was.reopened])
      .when(reopen('2026-02-28'))
      .nothing();
    given(recurringLine, [...history, was.reopened])
      .when(recordDue('2026-02-28'))
      .then(was.dueRecorded);
  });

  test.each(['2026-05-31', '2026-02-27', '2025-12-31'])('is none of the schedule up to today: %s', (dueOn) => {
    given(recurringLine, [was.recorded]).when(recordDue(dueOn)).refused('not_due', 'dueOn');
    given(recurringLine, [was.recorded]).when(skip(dueOn)).refused('not_due', 'dueOn');
  });

  test('of a month that is settled on another day is neither recorded nor skipped, until that day is open again', () => {
    const moved: RecurringLineEvent = {
      type: 'RecurringLineCorrected',
      data: { recurringLineId, firstDueOn: '2026-01-15' },
    };
    const history = [was.recorded, was.dueRecorded, was.skipped, moved];
    for (const dueOn of ['2026-02-15', '2026-03-15']) {
      given(recurringLine, history).when(recordDue(dueOn)).refused('not_due', 'dueOn');
      given(recurringLine, history).when(skip(dueOn)).refused('not_due', 'dueOn');
    }
    given(recurringLine, [...history, was.reopened])
      .when(recordDue('2026-02-15'))
      .then({ type: 'DueLineRecorded', data: { recurringLineId, dueOn: '2026-02-15', lineId: 'line-1' } });
  });

  test('may be recorded as another subcategory, which allows its unit', () => {
    given(recurringLine, [was.recorded])
      .when(recordDue('2026-02-28', { subcategoryId: 'pasture_rent', unitId: 'head' }))
      .then(was.dueRecorded);
    given(recurringLine, [was.recorded])
      .when(recordDue('2026-02-28', { subcategoryId: 'moon_dust' }))
      .refused('subcategory_unknown', 'subcategoryId');
    given(recurringLine, [was.recorded])
      .when(recordDue('2026-02-28', { unitId: 'kilowatt_hour' }))
      .refused('unit_not_allowed', 'unitId');
  });

  test('of a line that no longer recurs is not found', () => {
    for (const command of [recordDue('2026-02-28'), skip('2026-02-28'), reopen('2026-02-28')])
      given(recurringLine, [was.recorded, was.removed]).when(command).refused('not_found');
  });
});

describe('the row of a recurring line', () => {
  const rowAfter = (...events: readonly RecurringLineEvent[]) =>
    recorded(events).reduce<RecurringLineRow | null>((row, event) => {
      const next = fold(recurringLineView, row, event);
      expect(fold(recurringLineView, next, event)).toEqual(next); // the same event twice changes nothing more
      return next;
    }, null);

  test('begins with no settled date', () => expect(rowAfter(was.recorded)?.settled).toEqual([]));

  test('has the settled dates in their order, with the lines that were recorded', () =>
    expect(rowAfter(was.recorded, was.skipped, was.dueRecorded)?.settled).toEqual([
      { dueOn: '2026-02-28', lineId: 'line-1' },
      { dueOn: '2026-03-31', lineId: null },
    ]));

  test('has a date no longer that is open again', () =>
    expect(rowAfter(was.recorded, was.dueRecorded, was.skipped, was.reopened)?.settled).toEqual([
      { dueOn: '2026-03-31', lineId: null },
    ]));

  test('keeps them while it is removed', () =>
    expect(rowAfter(was.recorded, was.dueRecorded, was.removed, was.restored)).toMatchObject({
      removed: false,
      settled: [{ dueOn: '2026-02-28', lineId: 'line-1' }],
    }));

  test('fits its schema', () => {
    const row = rowAfter(was.recorded, was.dueRecorded, was.skipped);
    expect(recurringLineView.row.parse(row)).toEqual(row);
  });
});
