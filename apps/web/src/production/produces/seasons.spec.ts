import { expect, test } from '@jest/globals';
import { countIn, datesOf, monthsOf, type Calendar } from './seasons.ts';

const calendar: Calendar = {
  startDate: '2028-02-01',
  endDate: '2028-04-30',
  rows: [
    {
      id: 'a',
      name: 'Maple syrup',
      varietyName: 'Golden',
      categoryIdentifier: 'sap_and_sugar',
      productionFromDays: 4,
      productionToDays: 29,
      availabilityFromDays: 10,
      availabilityToDays: 60,
    },
  ],
};
const [syrup] = calendar.rows;

test('days are counted over a leap day', () => {
  expect(syrup && datesOf(calendar, syrup, 'production')).toEqual(['2028-02-05', '2028-03-01']);
  expect(syrup && datesOf(calendar, syrup, 'availability')).toEqual(['2028-02-11', '2028-04-01']);
});

test.each([
  ['2028-02-04', 0],
  ['2028-02-05', 1],
  ['2028-03-01', 1],
  ['2028-03-02', 0],
])('on %s there are %d in production: both ends belong to it', (day, count) => {
  expect(countIn(calendar, 'production', day)).toBe(count);
});

test('without produces none is in a season', () => {
  expect(countIn({ startDate: null, endDate: null, rows: [] }, 'availability', '2028-03-01')).toBe(0);
});

test('both periods of a produce lie in whole months', () => {
  expect(
    monthsOf({
      productionFrom: '2027-11-15',
      productionTo: '2028-01-31',
      availabilityFrom: '2027-12-01',
      availabilityTo: '2028-02-10',
    }),
  ).toEqual({ start: '2027-11-01', end: '2028-02-29' });
});
