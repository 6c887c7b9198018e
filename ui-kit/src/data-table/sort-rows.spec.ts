import { describe, expect, test } from '@jest/globals';
import { sortRows } from './sort-rows.ts';

const order = (values: readonly (string | number | null)[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, (value) => value, direction, 'fr');

describe('rows in order', () => {
  test('accents and capitals stand beside their letters', () => {
    expect(order(['zèbre', 'Érable', 'eau', 'abri'])).toEqual(['abri', 'eau', 'Érable', 'zèbre']);
  });
  test('numbers inside text count as numbers', () => {
    expect(order(['Lot 10', 'Lot 2'])).toEqual(['Lot 2', 'Lot 10']);
  });
  test('days and moments stand in order of time', () => {
    const days = ['2026-03-01 2026-03-02T10:00:00.100Z', null, '2026-03-01 2026-03-02T10:00:00.009Z', '2025-12-31'];
    expect(order(days)).toEqual([days[3], days[2], days[0], null]);
  });
  test('nothing stands last in both directions', () => {
    expect(order([null, 2, 1])).toEqual([1, 2, null]);
    expect(order([null, 1, 2], 'descending')).toEqual([2, 1, null]);
  });
  test('rows with the same value keep their order', () => {
    const rows = [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
      { id: 'c', n: 0 },
    ];
    expect(sortRows(rows, (row) => row.n, 'ascending', 'en').map((row) => row.id)).toEqual(['c', 'a', 'b']);
  });
});
