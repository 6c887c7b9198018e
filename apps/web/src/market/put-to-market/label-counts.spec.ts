import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { filledCounts } from './label-counts.ts';

const sheet = { perSheet: 10, start: 1, most: 960 };

test('fills the last sheet in turn with what is to be printed', () => {
  expect(filledCounts([1, 0, 1], sheet)).toEqual([5, 0, 5]);
  expect(filledCounts([1, 0, 2], { ...sheet, start: 4 })).toEqual([3, 0, 4]);
  expect(filledCounts([10, 0], sheet)).toEqual([10, 0]);
  expect(filledCounts([0, 0], sheet)).toEqual([0, 0]);
  expect(filledCounts([959, 0], { ...sheet, perSheet: 4 })).toEqual([960, 0]);
});

test('takes nothing away, prints nothing that was not, and leaves no label free', () => {
  const count = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(
      fc.array(count, { maxLength: 12 }),
      fc.integer({ min: 1, max: 65 }),
      fc.nat(),
      (counts, perSheet, of) => {
        const start = (of % perSheet) + 1;
        const filled = filledCounts(counts, { perSheet, start, most: 960 });
        const sum = filled.reduce((all, one) => all + one, 0);
        return (
          filled.every((one, at) => one >= (counts[at] ?? 0) && one > 0 === (counts[at] ?? 0) > 0) &&
          (sum === 0 || (start - 1 + sum) % perSheet === 0)
        );
      },
    ),
  );
});
