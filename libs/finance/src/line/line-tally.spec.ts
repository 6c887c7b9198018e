import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Tallied } from '@terroir/kernel';
import { purchasesIn, salesIn, tallyInput, tallyOutput } from './line-tally.ts';

const shared = {
  occurredOn: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  subcategoryId: fc.constantFrom('dairy_feed', 'compost', 'farm_diesel'),
  costCents: fc.nat({ max: 999_999_999 }),
};
const input = fc.record({
  ...shared,
  unitId: fc.constantFrom('kilogram', 'tonne', 'litre'),
  quantity: fc.oneof(
    fc.constantFrom(0.001, 1, 12.5),
    fc.integer({ min: 1, max: 9_999_999_999 }).map((milli) => milli / 1000),
  ),
});
const output = fc.record({
  ...shared,
  produceId: fc.constantFrom(null, undefined, '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f', '0198f3a2-6666-7d40-8a6e-1f2b'),
});

/** The tally of some lines, as the store adds them up. */
function tallied(lines: readonly Tallied[]) {
  const groups = new Map<string, { count: number; value: number }>();
  for (const { group, value } of lines) {
    const known = groups.get(group) ?? { count: 0, value: 0 };
    groups.set(group, { count: known.count + 1, value: known.value + value });
  }
  return { total: lines.length, groups };
}

/** What lines come to by day, subcategory and one thing more. */
function sums<Line>(lines: readonly Line[], keyOf: (line: Line) => string, valueOf: (line: Line) => number) {
  const found = new Map<string, number>();
  for (const line of lines) found.set(keyOf(line), (found.get(keyOf(line)) ?? 0) + valueOf(line));
  return found;
}

test('a tally of inputs says what was bought of each subcategory in each unit on each day, to the cent and the thousandth', () =>
  fc.assert(
    fc.property(fc.array(input, { maxLength: 60 }), (lines) => {
      const purchases = purchasesIn(tallied(lines.map(tallyInput)));
      const keyOf = (line: { occurredOn: string; subcategoryId: string; unitId: string }) =>
        `${line.subcategoryId}/${line.occurredOn}/${line.unitId}`;
      expect(sums(purchases, keyOf, ({ costCents }) => costCents)).toEqual(
        sums(lines, keyOf, ({ costCents }) => costCents),
      );
      expect(sums(purchases, keyOf, ({ thousandths }) => thousandths)).toEqual(
        sums(lines, keyOf, ({ quantity }) => Math.round(quantity * 1000)),
      );
    }),
  ));

test('a tally of outputs says what was sold of each subcategory and each produce on each day, to the cent', () =>
  fc.assert(
    fc.property(fc.array(output, { maxLength: 60 }), (lines) => {
      const sales = salesIn(tallied(lines.map(tallyOutput)));
      const keyOf = (line: { occurredOn: string; subcategoryId: string; produceId?: string | null | undefined }) =>
        `${line.subcategoryId}/${line.occurredOn}/${line.produceId ?? null}`;
      expect(sums(sales, keyOf, ({ costCents }) => costCents)).toEqual(
        sums(lines, keyOf, ({ costCents }) => costCents),
      );
      expect(sales).toHaveLength(sums(lines, keyOf, () => 1).size);
    }),
  ));

test('a tally from before inputs said their quantity is read without one', () =>
  expect(purchasesIn({ total: 1, groups: new Map([['2026-05-01 compost', { count: 1, value: 700 }]]) })).toEqual([
    { occurredOn: '2026-05-01', subcategoryId: 'compost', unitId: '', thousandths: 0, costCents: 700 },
  ]));
