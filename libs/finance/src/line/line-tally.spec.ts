import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookedIn, tallyLine } from './line-tally.ts';

const line = fc.record({
  occurredOn: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  subcategoryId: fc.constantFrom('dairy_feed', 'compost', 'farm_diesel'),
  costCents: fc.nat({ max: 999_999_999 }),
});

test('a tally says what was booked of each subcategory on each day, to the cent', () =>
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const groups = new Map<string, { count: number; value: number }>();
      const sums = new Map<string, number>();
      for (const one of lines) {
        const { group, value } = tallyLine(one);
        const known = groups.get(group) ?? { count: 0, value: 0 };
        groups.set(group, { count: known.count + 1, value: known.value + value });
        const key = `${one.subcategoryId}/${one.occurredOn}`;
        sums.set(key, (sums.get(key) ?? 0) + one.costCents);
      }
      const booked = bookedIn({ total: lines.length, groups });
      expect(booked).toHaveLength(sums.size);
      for (const { subcategoryId, occurredOn, costCents } of booked)
        expect(sums.get(`${subcategoryId}/${occurredOn}`)).toBe(costCents);
    }),
  ));
