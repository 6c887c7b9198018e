import { describe, expect, test } from '@jest/globals';
import { addDays, addYear, daysBetween } from '@terroir/kernel';
import {
  dateFaults,
  dateWindows,
  startWindow,
  type ProduceDate,
  type ProduceDates,
  newDateFaults,
} from './produce-dates.ts';

const today = '2026-05-01';
const dates: ProduceDates = {
  productionFrom: '2026-05-01',
  productionTo: '2026-09-30',
  availabilityFrom: '2026-07-01',
  availabilityTo: '2026-12-31',
};
const faults = (change: Partial<ProduceDates>, at = today) =>
  dateFaults({ ...dates, ...change }, at).map(({ field }) => field);
/** Holds a date to both edges of its window, a day inside and a day outside. */
function edges(field: ProduceDate, from: string, to: string, base: Partial<ProduceDates> = {}): void {
  expect(dateWindows({ ...dates, ...base }, today)[field]).toEqual({ from, to });
  for (const [date, isAllowed] of [
    [addDays(from, -1), false],
    [from, true],
    [to, true],
    [addDays(to, 1), false],
  ] as const)
    expect([date, faults({ ...base, [field]: date }).includes(field)]).toEqual([date, !isAllowed]);
}

describe('the production start', () => {
  test.each([
    ['2026-05-01', '2025', '2026'],
    ['2026-06-29', '2025', '2026'], // 180 days back is 31 December
    ['2026-06-30', '2026', '2026'],
    ['2026-07-04', '2026', '2026'], // 180 days ahead is 31 December
    ['2026-07-05', '2026', '2027'],
    ['2028-06-28', '2027', '2028'], // a leap year has a day more before July
    ['2028-06-29', '2028', '2028'],
    ['2028-07-04', '2028', '2028'],
    ['2028-07-05', '2028', '2029'],
  ])('may lie, on %s, from 1 January %s to 31 December %s', (day, from, to) =>
    expect(startWindow(day)).toEqual({ from: `${from}-01-01`, to: `${to}-12-31` }),
  );

  test('is held to both edges', () => {
    expect(faults({ productionFrom: '2024-12-31', productionTo: '2025-12-01' })).toContain('productionFrom');
    expect(faults({ productionFrom: '2025-01-01' })).not.toContain('productionFrom');
    expect(faults({ productionFrom: '2026-12-31' })).not.toContain('productionFrom');
    expect(faults({ productionFrom: '2027-01-01' })).toContain('productionFrom');
  });
});

describe('the other dates', () => {
  test('production ends 1 to 365 days after it starts', () => edges('productionTo', '2026-05-02', '2027-05-01'));

  test('365 days from before a 29 February end a day earlier in the next year', () =>
    edges('productionTo', '2027-12-02', '2028-11-30', { productionFrom: '2027-12-01' }));

  test('availability starts from a day after the production start to a day before its end', () =>
    edges('availabilityFrom', '2026-05-02', '2026-09-29'));

  test('availability ends from a day after the production end up to a year after it', () =>
    edges('availabilityTo', '2026-10-01', '2027-09-30'));

  test('a year from 29 February ends on 28 February, and one that passes over it has 366 days', () => {
    edges('availabilityTo', '2028-03-01', '2029-02-28', { productionFrom: '2027-12-01', productionTo: '2028-02-29' });
    expect(daysBetween('2027-06-30', addYear('2027-06-30'))).toBe(366);
  });

  test('a change of clock makes no window longer or shorter', () => {
    // Toronto leaves summer time on 1 November 2026 and enters it on 14 March 2027.
    edges('productionTo', '2026-11-01', '2027-10-31', { productionFrom: '2026-10-31' });
    edges('productionTo', '2026-03-08', '2027-03-07', { productionFrom: '2026-03-07' });
    const winter = { productionFrom: '2026-10-31', productionTo: '2027-03-14' };
    edges('availabilityFrom', '2026-11-01', '2027-03-13', winter);
    edges('availabilityTo', '2027-03-15', '2028-03-14', { ...winter, availabilityFrom: '2026-11-01' });
  });

  test('production passes over 29 February, and may start and end on it', () => {
    edges('productionTo', '2028-03-01', '2029-02-28', { productionFrom: '2028-02-29' });
    edges('productionTo', '2027-03-02', '2028-02-29', { productionFrom: '2027-03-01' });
    const leap = { productionFrom: '2028-02-28', productionTo: '2028-03-01' };
    edges('availabilityFrom', '2028-02-29', '2028-02-29', leap);
    edges('availabilityTo', '2028-03-02', '2029-03-01', { ...leap, availabilityFrom: '2028-02-29' });
  });

  test('a production of one day leaves no day for availability to start', () =>
    expect(dateFaults({ ...dates, productionTo: '2026-05-02', availabilityTo: '2026-05-03' }, today)).toEqual([
      { field: 'availabilityFrom', window: { from: '2026-05-02', to: '2026-05-01' } },
    ]));

  test('all that are wrong are named at once, in the order of the form', () =>
    expect(
      faults({
        productionFrom: '2031-01-01',
        productionTo: '2030-01-01',
        availabilityFrom: '2026-01-01',
        availabilityTo: '2030-01-01',
      }),
    ).toEqual(['productionFrom', 'productionTo', 'availabilityFrom', 'availabilityTo']));

  test('a date that is missing has no fault, and what is counted from it no window', () => {
    expect(dateFaults({}, today)).toEqual([]);
    const { productionTo, availabilityFrom, availabilityTo } = dateWindows({ productionFrom: 'soon' }, today);
    expect([productionTo, availabilityFrom, availabilityTo]).toEqual([null, null, null]);
  });

  test('the ends of the calendar are no trouble', () => {
    expect(faults({ productionFrom: '9999-12-31', productionTo: '9999-12-31' })).toContain('productionFrom');
    expect(faults({ productionFrom: '0001-01-01', productionTo: '0001-06-01' })).toContain('productionFrom');
  });
});

describe('for every day of five years', () => {
  const days = Array.from({ length: 5 * 366 }, (_, index) => addDays('2026-01-01', index));

  test('today is in the window of the start, which holds one or two whole years', () => {
    const isRight = (day: string) => {
      const { from, to } = startWindow(day);
      return from <= day && day <= to && [365, 366, 730, 731].includes(daysBetween(from, to) + 1);
    };
    expect(days.filter((day) => !isRight(day))).toEqual([]);
  });

  test('the first and the last date of every window make a valid produce', () => {
    const wrong = days.flatMap((productionFrom) => {
      const window = dateWindows({ productionFrom }, productionFrom).productionTo;
      return [addDays(window?.from ?? '', 1), window?.to ?? ''].flatMap((productionTo) => {
        const next = dateWindows({ productionFrom, productionTo }, productionFrom);
        return (['from', 'to'] as const).flatMap((edge) => {
          const availabilityFrom = next.availabilityFrom?.[edge] ?? '';
          const availabilityTo = next.availabilityTo?.[edge] ?? '';
          return dateFaults({ productionFrom, productionTo, availabilityFrom, availabilityTo }, productionFrom);
        });
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('a correction', () => {
  const old: ProduceDates = {
    productionFrom: '2019-05-01',
    productionTo: '2019-09-01',
    availabilityFrom: '2019-06-01',
    availabilityTo: '2019-10-01',
  };
  const found = (change: Partial<ProduceDates>, before: ProduceDates | null = old) =>
    newDateFaults({ ...old, ...change }, before, today).map(({ field }) => field);

  test('does not check again the dates that it leaves alone', () => {
    expect(found({})).toEqual([]);
    const wrong: ProduceDates = { ...old, availabilityTo: '2031-01-01' };
    expect(newDateFaults(wrong, wrong, today)).toEqual([]);
  });

  test('holds the production start to its window only when it changes', () => {
    expect(found({ availabilityTo: '2019-11-01' })).toEqual([]);
    expect(found({ productionFrom: '2019-05-02' })).toEqual(['productionFrom']);
  });

  test('that changes one date checks the others that are counted from it', () => {
    expect(found({ productionTo: '2019-06-01' })).toEqual(['availabilityFrom']);
    expect(found({ productionFrom: '2026-05-01' })).toEqual(['productionTo', 'availabilityFrom']);
  });

  test('is none where nothing was recorded before: every date is checked', () =>
    expect(found({}, null)).toEqual(['productionFrom']));
});
