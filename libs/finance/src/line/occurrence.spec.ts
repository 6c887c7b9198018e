import { describe, expect, test } from '@jest/globals';
import type { InputEvent, OutputEvent } from '@terroir/events';
import { evolve, fold, given, keptFields, recorded } from '@terroir/kernel';
import * as fc from 'fast-check';
import { companyCalendarView } from '../company/company-calendar.view.ts';
import { ProducerInput } from '../input/input.commands.ts';
import { producerInput } from '../input/input.decider.ts';
import { producerInputView } from '../input/input.view.ts';
import { ProducerOutput } from '../output/output.commands.ts';
import { producerOutput } from '../output/output.decider.ts';
import { producerOutputView } from '../output/output.view.ts';

const form = {
  notes: '',
  quantityRaw: 1,
  unitId: 'tonne',
  cost: 1,
  timeZone: 'America/Toronto',
  foundedOn: '2001-05-14',
};
const forms = [
  [ProducerInput, 'inputCategoryId'],
  [ProducerOutput, 'outputCategoryId'],
] as const;
const said = { subcategoryId: 'compost', notes: '', quantity: 1, unitId: 'tonne', costCents: 100 };
type Change = Partial<typeof form> & { readonly occurredOn?: string | null };
/** Half past eleven at night on the last day of April in Sherbrooke. */
const night = { now: '2026-05-01T03:30:00.000Z' };

const sides = {
  input: {
    record: (change: Change, scenario = night) =>
      given(producerInput, [], scenario).when({
        type: 'RecordInput',
        data: { inputCategoryId: 'compost', ...form, ...change },
      }),
    correct: (was: string | undefined, change: Change, scenario = night) =>
      given(producerInput, [{ type: 'InputRecorded', data: day(was, 'inputId') }], scenario).when({
        type: 'CorrectInput',
        data: { inputCategoryId: 'compost', ...form, ...change },
      }),
  },
  output: {
    record: (change: Change, scenario = night) =>
      given(producerOutput, [], scenario).when({
        type: 'RecordOutput',
        data: { outputCategoryId: 'compost', ...form, ...change },
      }),
    correct: (was: string | undefined, change: Change, scenario = night) =>
      given(producerOutput, [{ type: 'OutputRecorded', data: day(was, 'outputId') }], scenario).when({
        type: 'CorrectOutput',
        data: { outputCategoryId: 'compost', ...form, ...change },
      }),
  },
};
const day = <Name extends string>(occurredOn: string | undefined, idField: Name) =>
  ({ [idField]: 'id-0', ...said, ...(occurredOn !== undefined && { occurredOn }) }) as typeof said &
    Record<Name, string>;
const dayIn = ({ outcome }: { readonly outcome: unknown }) =>
  (outcome as readonly { readonly data: { readonly occurredOn?: string } }[])[0]?.data.occurredOn;

describe.each(Object.entries(sides))('the day of an %s', (_, { record, correct }) => {
  test('is today in the zone of the company where nothing else is said', () => {
    expect(dayIn(record({}))).toBe('2026-04-30');
    expect(dayIn(record({ occurredOn: null }))).toBe('2026-04-30');
    expect(dayIn(record({ timeZone: 'Pacific/Kiritimati' }))).toBe('2026-05-01');
  });

  test('is the same day from midnight to midnight where the clocks change', () => {
    // Toronto leaves summer time on 1 November 2026 and enters it on 14 March 2027.
    for (const [now, today, tomorrow] of [
      ['2026-11-01T03:59:59.999Z', '2026-10-31', '2026-11-01'],
      ['2026-11-01T04:00:00.000Z', '2026-11-01', '2026-11-02'],
      ['2026-11-02T04:59:59.999Z', '2026-11-01', '2026-11-02'],
      ['2026-11-02T05:00:00.000Z', '2026-11-02', '2026-11-03'],
      ['2027-03-14T05:00:00.000Z', '2027-03-14', '2027-03-15'],
      ['2027-03-15T03:59:59.999Z', '2027-03-14', '2027-03-15'],
      ['2027-03-15T04:00:00.000Z', '2027-03-15', '2027-03-16'],
    ] as const) {
      expect([now, dayIn(record({}, { now }))]).toEqual([now, today]);
      record({ occurredOn: tomorrow }, { now }).refused('occurs_later', 'occurredOn');
    }
  });

  test('exists: 29 February in a leap year alone', () => {
    const now = '2028-03-15T12:00:00.000Z';
    expect(dayIn(record({ occurredOn: '2028-02-29' }, { now }))).toBe('2028-02-29');
    for (const [Form, categoryField] of forms)
      expect(
        ['2028-02-29', '2027-02-29', '2100-02-29'].map(
          (occurredOn) => Form.safeParse({ ...form, [categoryField]: 'compost', occurredOn }).success,
        ),
      ).toEqual([true, false, false]);
  });

  test('is any day from the foundation of the company to today', () => {
    for (const occurredOn of ['2001-05-14', '2026-04-29', '2026-04-30'])
      expect(dayIn(record({ occurredOn }))).toBe(occurredOn);
    record({ occurredOn: '2026-05-01' }).refused('occurs_later', 'occurredOn');
    record({ occurredOn: '2001-05-13' }).refused('occurs_too_early', 'occurredOn');
  });

  test('lies in 1900 at the earliest, however old the company', () => {
    for (const foundedOn of [null, '1754-03-01'])
      record({ occurredOn: '1899-12-31', foundedOn } as Change).refused('occurs_too_early', 'occurredOn');
    expect(dayIn(record({ occurredOn: '1900-01-01', foundedOn: '1754-03-01' }))).toBe('1900-01-01');
  });

  test('is refused together with what else is wrong', () => {
    const { outcome } = record({ occurredOn: '2026-05-01', unitId: 'pinch' });
    expect(outcome).toMatchObject({ code: 'unit_not_allowed', more: { also: [{ code: 'occurs_later' }] } });
  });

  test('is corrected, and stays where a correction leaves it out', () => {
    expect(dayIn(correct('2026-04-20', { occurredOn: '2026-04-21' }))).toBe('2026-04-21');
    correct('2026-04-20', {}).nothing();
    expect(dayIn(correct('2026-04-20', { occurredOn: null }))).toBe('2026-04-30');
  });

  test('that is left alone is not checked again: the company may have changed its foundation', () =>
    correct('1999-12-31', { occurredOn: '1999-12-31' }).nothing());

  test('of a line from before lines said it is that of its recording, and saying so changes nothing', () => {
    correct(undefined, { occurredOn: '2026-04-30' }).nothing();
    expect(dayIn(correct(undefined, { occurredOn: '2026-04-29' }))).toBe('2026-04-29');
    expect(dayIn(correct(undefined, { cost: 2 }))).toBeUndefined();
  });
});

const zone = fc.constantFrom(
  'America/Toronto',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Etc/GMT+12',
  'UTC',
);
/** Around the end of a day as often as anywhere else. */
const instant = fc
  .tuple(fc.integer({ min: 0, max: 73_000 }), fc.oneof(fc.nat({ max: 1439 }), fc.integer({ min: -30, max: 30 })))
  .map(([days, minutes]) => new Date(Date.UTC(1990, 0, 1 + days, 0, minutes, 59, 999)).toISOString());

describe('the row of a line from before lines said their day', () => {
  const views = [
    [producerInputView, { type: 'InputRecorded', data: day(undefined, 'inputId') } satisfies InputEvent],
    [producerOutputView, { type: 'OutputRecorded', data: day(undefined, 'outputId') } satisfies OutputEvent],
  ] as const;
  const folded = (calendar: object | null, at: string) =>
    views.map(([view, event]) => {
      const [happened] = recorded([event]).map((one) => ({ ...one, recorded: at }));
      return fold(view as typeof producerInputView, null, happened as never, { calendar })?.occurredOn;
    });

  test('has the calendar date of the recording in the zone that the company had then', () =>
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at));
        expect(folded({ companyId: 'company-1', timeZone, foundedOn: null }, at)).toEqual([date, date]);
      }),
      { numRuns: 300 },
    ));

  test('has that of UTC where the company has no address', () =>
    expect(folded(null, '2026-05-01T00:30:00.000Z')).toEqual(['2026-05-01', '2026-05-01']));

  test('asks for the calendar of the company; one that says its day asks for nothing', () => {
    const [old] = recorded<InputEvent>([{ type: 'InputRecorded', data: day(undefined, 'inputId') }]);
    const [dated] = recorded<InputEvent>([{ type: 'InputRecorded', data: day('2026-04-30', 'inputId') }]);
    if (!old || !dated) throw new Error('Two events make two');
    expect(producerInputView.reads?.(old, null)).toEqual({
      calendar: { view: companyCalendarView.name, key: 'company-1' },
    });
    expect(producerInputView.reads?.(dated, null)).toEqual({});
  });

  test('keeps its state without a day, so that what it says is never taken for what somebody typed', () =>
    expect(
      keptFields(
        evolve(producerInput, recorded<InputEvent>([{ type: 'InputRecorded', data: day(undefined, 'inputId') }])),
      ),
    ).not.toHaveProperty('occurredOn'));
});
