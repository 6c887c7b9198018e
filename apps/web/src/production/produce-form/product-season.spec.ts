import { describe, expect, test } from '@jest/globals';
import { addDays, dateFaults } from '@terroir/production';
import { products } from '@terroir/reference';
import { seasonDates } from './product-season.ts';

const tomato = { growingMonths: [4, 5, 6, 7, 8, 9, 10], availableMonths: [7, 8, 9, 10] };
const garlic = { growingMonths: [10, 11, 12, 1, 2, 3, 4, 5, 6, 7], availableMonths: [7, 8, 9, 10, 11, 12, 1, 2, 3] };
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('the season that is proposed for a product', () => {
  test('runs from the first to the last of its months', () =>
    expect(seasonDates(tomato, '2026-05-01')).toEqual({
      productionFrom: '2026-04-01',
      productionTo: '2026-10-31',
      availabilityFrom: '2026-07-01',
      availabilityTo: '2026-11-01', // a day after the production at least
    }));

  test('may go over the turn of the year', () =>
    expect(seasonDates(garlic, '2026-05-01')).toEqual({
      productionFrom: '2025-10-01',
      productionTo: '2026-07-31',
      availabilityFrom: '2026-07-01',
      availabilityTo: '2027-03-31',
    }));

  test('is a year for what is produced all year long', () =>
    expect(seasonDates({ growingMonths: months, availableMonths: months }, '2028-02-29')).toEqual({
      productionFrom: '2028-01-01',
      productionTo: '2028-12-31',
      availabilityFrom: '2028-01-02',
      availabilityTo: '2029-01-01',
    }));

  test.each([
    ['2026-11-23', '2027-04-01'], // over for this year, and the next can be entered
    ['2026-10-31', '2026-04-01'], // its last day
    ['2026-11-01', '2027-04-01'],
    ['2026-01-02', '2026-04-01'],
  ])('is on %s the one that starts on %s', (today, productionFrom) =>
    expect(seasonDates(tomato, today).productionFrom).toBe(productionFrom),
  );

  test('is the last one where the next one starts too late to be entered', () =>
    expect(seasonDates({ growingMonths: [3, 4], availableMonths: [3, 4] }, '2026-06-15').productionFrom).toBe(
      '2026-03-01',
    ));

  test('can be entered as it is, for every product on every tenth day of two years', () => {
    const days = Array.from({ length: 73 }, (_, nth) => addDays('2027-01-01', nth * 10));
    const wrong = products.flatMap(({ id, growingMonths, availableMonths }) =>
      days.flatMap((today) => {
        const faults = dateFaults(
          seasonDates({ growingMonths: [...growingMonths], availableMonths: [...availableMonths] }, today),
          today,
        );
        return faults.map(({ field }) => `${id} ${today} ${field}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
