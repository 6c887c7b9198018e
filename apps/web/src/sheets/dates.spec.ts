import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateOf, dateShare, orderOf, type DateOrder } from './dates.ts';

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const written: Readonly<Record<DateOrder, (year: string, month: string, day: string, by: string) => string>> = {
  ymd: (year, month, date, by) => [year, month, date].join(by),
  dmy: (year, month, date, by) => [date, month, year].join(by),
  mdy: (year, month, date, by) => [month, date, year].join(by),
};
const orders = Object.keys(written) as DateOrder[];

describe('a day', () => {
  test('reads the same in each order and with any mark between its parts, zeros and century or not', () =>
    fc.assert(
      fc.property(
        day,
        fc.constantFrom(...orders),
        fc.constantFrom('/', '-', '.', ' '),
        fc.boolean(),
        (iso, order, by, short) => {
          const [year = '', month = '', date = ''] = iso.split('-');
          const text = short
            ? written[order](year.slice(2), String(Number(month)), String(Number(date)), by)
            : written[order](year, month, date, by);
          expect(dateOf(text, order)).toBe(short && Number(year) < 1950 ? null : iso);
        },
      ),
    ));

  test.each(['en-CA', 'fr-CA', 'en-US', 'en-GB', 'fr-FR'])(
    'that %s writes with the name of its month reads the same',
    (locale) => {
      const formats = (['long', 'short'] as const).flatMap((month) => [
        new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
        new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', weekday: 'long', timeZone: 'UTC' }),
      ]);
      fc.assert(
        fc.property(day, fc.constantFrom(...formats), (iso, format) =>
          expect(dateOf(format.format(new Date(iso)), 'ymd')).toBe(iso),
        ),
      );
    },
  );

  test.each([
    ['5 mai 2026', '2026-05-05'],
    ['1er janv. 2026', '2026-01-01'],
    ['May 5th, 2026', '2026-05-05'],
    ['12-AOÛ-25', '2025-08-12'],
    ['2026-05-12T08:30:00Z', '2026-05-12'],
    ['2026-05-12 08:30', '2026-05-12'],
    ['2026/5/2', '2026-05-02'],
    ['20260512', '2026-05-12'],
    ['31/01/2026', '2026-01-31'],
    [46_154, '2026-05-12'],
  ])('%s is %s whatever the order in doubt', (cell, iso) => expect(dateOf(cell, 'dmy')).toBe(iso));

  test.each([
    '',
    '31/02/2026',
    '2026-13-01',
    'mai',
    '5 jui 2026',
    '12',
    '1/2',
    '1/2/3/4',
    '00/01/2026',
    12,
    12.5,
    '5 mai',
  ])('is none: %s', (cell) => expect(orders.map((order) => dateOf(cell, order))).toEqual([null, null, null]));

  test('is never thrown at, whatever the text', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void dateOf(text, 'dmy'))));
});

describe('the order of a column', () => {
  test.each([
    [['12/05/2026', '25/05/2026'], 'mdy', 'dmy', true],
    [['05/12/2026', '05/25/2026'], 'dmy', 'mdy', true],
    [['2026-05-12'], 'dmy', 'dmy', true],
    [['05/06/2026', '07/08/2026'], 'mdy', 'mdy', false],
    [['05/06/2026', '07/08/2026'], 'dmy', 'dmy', false],
    [['05/05/2026'], 'dmy', 'dmy', true],
    [['5 mai 2026'], 'mdy', 'mdy', true],
    [['26-05-12', '99-05-31'], 'mdy', 'ymd', true],
    [['26-05-12', '26-05-31'], 'dmy', 'dmy', false],
    [['25/05/2026', '05/25/2026', '26/05/2026'], 'mdy', 'dmy', true],
    [[], 'dmy', 'dmy', true],
  ] as const)('%j is read with %s in doubt as %s', (cells, preferred, order, certain) =>
    expect(orderOf(cells, preferred)).toMatchObject({ order, certain }),
  );

  test.each([
    [['2026-05-12', '2026/03/02'], false],
    [['2 mars 2026', 'May 5, 2026'], false],
    [[], false],
    [['2026-05-12', '05/06/2026'], true],
    [['25/05/2026'], true],
  ])('of %j matters: %s', (cells, matters) => expect(orderOf(cells, 'mdy').matters).toBe(matters));
});

test('counts dates among what is filled; numbers are none', () =>
  expect(dateShare(['2026-05-12', 'x', '', 46_154])).toBeCloseTo(1 / 3));
