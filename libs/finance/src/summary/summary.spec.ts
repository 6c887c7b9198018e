import { describe, expect, test } from '@jest/globals';
import { amountOf, centsOf } from '@terroir/events';
import {
  inputCategories,
  inputSubcategory,
  outputCategories,
  outputSubcategory,
  type Language,
} from '@terroir/reference';
import * as fc from 'fast-check';
import { placeOf } from '../line/line-wire.ts';
import { everyMonth, monthAfter } from './months.ts';
import { shares } from '@terroir/kernel';
import type { Booked } from '../line/booked.ts';
import { summarize, type Side, type Surroundings } from './summary.ts';

const around = (language: Language = 'en'): Surroundings => ({
  subcategories: {
    inputs: (id) => placeOf(id, inputSubcategory(id), language),
    outputs: (id) => placeOf(id, outputSubcategory(id), language),
  },
});
const booked = (subcategoryId: string, costCents: number, occurredOn = '2026-05-01'): Booked => ({
  subcategoryId,
  costCents,
  occurredOn,
});

const idsOf = (categories: typeof inputCategories) => categories.flatMap((of) => of.subcategories.map(({ id }) => id));
const lines = (ids: readonly string[]) =>
  fc.array(
    fc.record({
      subcategoryId: fc.constantFrom(...ids),
      costCents: fc.integer({ min: 0, max: 999_999_999 }),
      occurredOn: fc
        .date({ min: new Date('2023-01-01T00:00:00Z'), max: new Date('2027-12-31T23:59:59Z'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    }),
    { maxLength: 60 },
  );
const inputLines = lines(idsOf(inputCategories));
const outputLines = lines(idsOf(outputCategories));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

describe('a production summary', () => {
  test('of nothing is empty', () =>
    expect(summarize([], [], around())).toEqual({
      costs: { totalCents: 0, distribution: { categories: [], subcategories: [] } },
      revenues: { totalCents: 0, distribution: { categories: [], subcategories: [] } },
      net: { totalCents: 0 },
      timeline: [],
    }));

  test('adds up costs and revenues by category and subcategory, largest first, in the reader’s language', () => {
    const inputs = [booked('compost', 10_000), booked('biochar', 30_000), booked('compost', 10_000), booked('hay', 7)];
    const { costs, revenues, net } = summarize(inputs, [booked('alliums', 20_000)], around('fr'));
    expect(costs).toEqual({
      totalCents: 50_007,
      distribution: {
        categories: [
          { id: 'compost_and_manure', name: 'Composts et fumiers', realm: 'biomass', valueCents: 50_000, percent: 100 },
          { id: 'forage_and_bedding', name: 'Fourrages et litières', realm: 'biomass', valueCents: 7, percent: 0 },
        ],
        subcategories: [
          expect.objectContaining({ id: 'biochar', name: 'Biochar', valueCents: 30_000, percent: 60 }),
          {
            id: 'compost',
            name: 'Compost',
            realm: 'biomass',
            categoryId: 'compost_and_manure',
            categoryName: 'Composts et fumiers',
            valueCents: 20_000,
            percent: 40,
          },
          expect.objectContaining({ id: 'hay', name: 'Foin', valueCents: 7, percent: 0 }),
        ],
      },
    });
    expect(revenues.distribution.categories).toEqual([
      { id: 'fruits_and_vegetables', name: 'Fruits et légumes', realm: 'food', valueCents: 20_000, percent: 100 },
    ]);
    expect(net).toEqual({ totalCents: -30_007 });
  });

  test('gives no slice to what cost nothing, but keeps its month', () => {
    const { costs, timeline } = summarize([booked('compost', 0)], [], around());
    expect(costs.distribution).toEqual({ categories: [], subcategories: [] });
    expect(timeline).toEqual([{ month: '2026-05', costCents: 0, revenueCents: 0, netCents: 0, cumulativeCents: 0 }]);
  });

  test('shows every month from the first to the last, with a running total', () => {
    const { timeline } = summarize(
      [booked('compost', 500, '2025-11-30')],
      [booked('alliums', 300, '2025-11-01'), booked('alliums', 900, '2026-02-01')],
      around(),
    );
    expect(timeline).toEqual([
      { month: '2025-11', costCents: 500, revenueCents: 300, netCents: -200, cumulativeCents: -200 },
      { month: '2025-12', costCents: 0, revenueCents: 0, netCents: 0, cumulativeCents: -200 },
      { month: '2026-01', costCents: 0, revenueCents: 0, netCents: 0, cumulativeCents: -200 },
      { month: '2026-02', costCents: 0, revenueCents: 900, netCents: 900, cumulativeCents: 700 },
    ]);
  });

  test('names a subcategory by its id when the catalogue does not know it', () =>
    expect(summarize([booked('guano', 1)], [], around()).costs.distribution.categories).toEqual([
      { id: 'guano', name: 'guano', realm: 'others', valueCents: 1, percent: 100 },
    ]));
});

const any = (check: (inputs: Booked[], outputs: Booked[]) => void) =>
  fc.assert(fc.property(inputLines, outputLines, check));
const sides = (inputs: Booked[], outputs: Booked[]): Side[] => {
  const { costs, revenues } = summarize(inputs, outputs, around());
  return [costs, revenues];
};

describe('any production summary', () => {
  test('has as its net what came out less what went in', () =>
    any((inputs, outputs) => {
      const { costs, revenues, net } = summarize(inputs, outputs, around());
      expect(costs.totalCents).toBe(sum(inputs.map((line) => line.costCents)));
      expect(revenues.totalCents).toBe(sum(outputs.map((line) => line.costCents)));
      expect(net.totalCents).toBe(revenues.totalCents - costs.totalCents);
    }));

  test('has distributions that add up to the total, and to 100 per cent', () =>
    any((inputs, outputs) => {
      for (const { totalCents, distribution } of sides(inputs, outputs))
        for (const slices of [distribution.categories, distribution.subcategories]) {
          expect(sum(slices.map(({ valueCents }) => valueCents))).toBe(totalCents);
          expect(sum(slices.map(({ percent }) => Math.round(percent * 10)))).toBe(totalCents === 0 ? 0 : 1000);
        }
    }));

  test('has categories that are the sum of their subcategories', () =>
    any((inputs, outputs) => {
      for (const { distribution } of sides(inputs, outputs))
        for (const { id, realm, valueCents } of distribution.categories) {
          const own = distribution.subcategories.filter(({ categoryId }) => categoryId === id);
          expect(sum(own.map((slice) => slice.valueCents))).toBe(valueCents);
          expect(new Set(own.map((slice) => slice.realm))).toEqual(new Set([realm]));
        }
    }));

  test('has a timeline whose months follow one another and whose last running total is the net', () =>
    any((inputs, outputs) => {
      const { net, timeline } = summarize(inputs, outputs, around());
      let running = 0;
      for (const [at, { month, costCents, revenueCents, netCents, cumulativeCents }] of timeline.entries()) {
        expect(netCents).toBe(revenueCents - costCents);
        expect(cumulativeCents).toBe((running += netCents));
        if (at > 0) expect(month).toBe(monthAfter(timeline[at - 1]?.month ?? ''));
      }
      expect(running).toBe(net.totalCents);
    }));

  test('does not depend on the order of the lines', () =>
    fc.assert(
      fc.property(
        inputLines.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        outputLines,
        ([inputs, shuffled], outputs) =>
          expect(summarize(shuffled, outputs.toReversed(), around())).toEqual(summarize(inputs, outputs, around())),
      ),
    ));
});

describe('shares of a whole', () => {
  test('add up to 100 by the largest remainder, the earlier part first', () => {
    expect(shares([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
    expect(shares([2, 1])).toEqual([66.7, 33.3]);
    expect(shares([1, 0, 1])).toEqual([50, 0, 50]);
    expect(shares([0, 0])).toEqual([0, 0]);
    expect(shares([])).toEqual([]);
  });

  test('are never off by more than a tenth, however large the parts', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 45 }), { maxLength: 40 }), (parts) => {
        const whole = sum(parts);
        for (const [at, share] of shares(parts).entries())
          expect(Math.abs(share - (whole === 0 ? 0 : ((parts[at] ?? 0) / whole) * 100))).toBeLessThan(0.1 + 1e-9);
      }),
    ));
});

describe('months', () => {
  test('follow the calendar over the new year', () =>
    expect(everyMonth(['2026-02', '2025-12'])).toEqual(['2025-12', '2026-01', '2026-02']));
});

describe('money', () => {
  test('loses no cent on its way from the wire to the books and back', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        const wire = JSON.stringify({ cost: amountOf(cents) });
        expect(centsOf((JSON.parse(wire) as { cost: number }).cost)).toBe(cents);
        expect(wire).toMatch(/^\{"cost":\d+(\.\d{1,2})?\}$/);
      }),
    ));
});
