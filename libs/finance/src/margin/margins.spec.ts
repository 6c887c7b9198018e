import { describe, expect, test } from '@jest/globals';
import { convert } from '@terroir/reference';
import * as fc from 'fast-check';
import type { Purchase, Sale } from '../line/trade.ts';
import type { BookedProduce, Need } from '../produce/booked-produce.ts';
import { within } from '../period/period.ts';
import { marginsOf } from './margins.ts';

const garlic: BookedProduce = {
  id: 'garlic',
  productId: 'garlic',
  varietyId: 'garlic_music',
  productionFrom: '2026-04-15',
  availabilityTo: '2026-11-15',
  needs: [],
  removed: false,
};
const compost = (quantity: number, unitId = 'tonne'): Need => ({ subcategoryId: 'compost', quantity, unitId });
const bought = (quantity: number, cost: number, more: Partial<Purchase> = {}): Purchase => ({
  subcategoryId: 'compost',
  unitId: 'tonne',
  thousandths: quantity * 1000,
  costCents: cost * 100,
  occurredOn: '2026-05-01',
  ...more,
});
const sold = (cost: number, more: Partial<Sale> = {}): Sale => ({
  subcategoryId: 'alliums',
  produceId: 'garlic',
  costCents: cost * 100,
  occurredOn: '2026-08-20',
  ...more,
});
const summer = { from: '2026-05-01', to: '2026-08-31' };
/** Revenue, cost and margin of the only produce, in currency units. */
const marginOf = (
  needs: readonly Need[],
  purchases: readonly Purchase[],
  sales = [sold(1000)],
  period: object = {},
) => {
  const [only] = marginsOf([{ ...garlic, needs }], sales, purchases, period).produces;
  if (!only) return null;
  const units = (cents: number | null) => (cents === null ? null : cents / 100);
  return [only.revenueCents, only.costCents, only.marginCents].map(units);
};

describe('the margin of a produce', () => {
  test('is the revenue of the outputs that name it, less its needs at the average price paid', () =>
    // 100 for 2 t and 200 for 6 t: 37.50 a tonne.
    expect(marginOf([compost(4)], [bought(2, 100), bought(6, 200)])).toEqual([1000, 150, 850]));

  test('takes units of one kind together, whatever each purchase was counted in', () =>
    expect(marginOf([compost(500, 'kilogram')], [bought(1, 60), bought(1000, 40, { unitId: 'kilogram' })])).toEqual([
      1000, 25, 975,
    ]));

  test('counts what happened on the days of the period, the first and the last included', () => {
    const days = ['2026-04-30', '2026-05-01', '2026-08-31', '2026-09-01'];
    const sales = days.map((occurredOn, at) => sold(10 ** at, { occurredOn }));
    const purchases = days.map((occurredOn, at) => bought(1, 10 ** at, { occurredOn }));
    expect(marginOf([compost(2)], purchases, sales, summer)).toEqual([110, 110, 0]);
  });

  test('without a purchase in the period takes the price of those before it, and none of those after', () => {
    const before = bought(1, 30, { occurredOn: '2025-05-01' });
    const after = bought(1, 99, { occurredOn: '2026-09-01' });
    expect(marginOf([compost(2)], [before, after], undefined, summer)).toEqual([1000, 60, 940]);
    expect(marginOf([compost(2)], [after], undefined, summer)).toEqual([1000, null, null]);
  });

  test('is not known, and not 0, where one of its needs was never bought', () => {
    const hay: Need = { subcategoryId: 'hay', quantity: 3, unitId: 'bale' };
    expect(marginOf([compost(1), hay], [bought(1, 40)])).toEqual([1000, null, null]);
    expect(marginsOf([{ ...garlic, needs: [compost(1), hay] }], [], [bought(1, 40)], {}).total).toEqual({
      revenueCents: 0,
      costCents: null,
      marginCents: null,
    });
  });

  test('is not known where the need is counted in another kind of unit than was bought', () => {
    expect(marginOf([compost(1, 'cubic_metre')], [bought(1, 40)])).toEqual([1000, null, null]);
    const bales = { subcategoryId: 'hay', unitId: 'bale' };
    expect(marginOf([{ ...bales, quantity: 2, unitId: 'tonne' }], [bought(9, 90, bales)])).toEqual([1000, null, null]);
    expect(marginOf([{ ...bales, quantity: 2 }], [bought(9, 90, bales)])).toEqual([1000, 20, 980]);
  });

  test('counts for nothing what was got for nothing: own compost has a price, and it is 0', () =>
    expect(marginOf([compost(4)], [bought(2, 0)])).toEqual([1000, 0, 1000]));

  test('is all of its revenue where it needs nothing', () => expect(marginOf([], [])).toEqual([1000, 0, 1000]));
});

describe('the produces of a period', () => {
  const idsOf = (produce: Partial<BookedProduce>, sales: readonly Sale[], period: object) =>
    marginsOf([{ ...garlic, ...produce }], sales, [], period).produces.map(({ produce: { id } }) => id);

  test('are those that grow or can be bought in it, sold or not', () => {
    expect(idsOf({}, [], { from: '2026-11-15' })).toEqual(['garlic']);
    expect(idsOf({}, [], { to: '2026-04-15' })).toEqual(['garlic']);
    expect(idsOf({}, [], { from: '2026-11-16' })).toEqual([]);
    expect(idsOf({}, [], { to: '2026-04-14' })).toEqual([]);
    expect(idsOf({}, [], { from: '2026-08-02', to: '2026-08-01' })).toEqual([]);
  });

  test('and those that were sold in it, at whatever time and removed or not', () => {
    const sale = sold(1, { occurredOn: '2027-01-10' });
    expect(idsOf({}, [sale], { from: '2027-01-01' })).toEqual(['garlic']);
    expect(idsOf({ removed: true }, [sale], { from: '2027-01-01' })).toEqual(['garlic']);
    expect(idsOf({ removed: true }, [], {})).toEqual([]);
  });

  test('come by revenue, with shares that add up to 100 and the revenue that names none beside them', () => {
    const produces = ['a', 'b', 'c'].map((id) => ({ ...garlic, id }));
    const sales = [sold(1, { produceId: 'b' }), sold(2, { produceId: 'c' }), sold(5, { produceId: null })];
    const { produces: found, total, unnamedCents } = marginsOf(produces, sales, [], {});
    expect(found.map(({ produce: { id }, percent }) => [id, percent])).toEqual([
      ['c', 66.7],
      ['b', 33.3],
      ['a', 0],
    ]);
    expect([total.revenueCents, unnamedCents]).toEqual([300, 500]);
  });
});

const day = fc
  .integer({ min: 0, max: 900 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
const massUnit = fc.constantFrom('kilogram', 'tonne', 'pound');
const purchase = fc.record({
  subcategoryId: fc.constantFrom('compost', 'hay'),
  unitId: massUnit,
  thousandths: fc.integer({ min: 1, max: 9_999_999 }),
  costCents: fc.nat({ max: 999_999 }),
  occurredOn: day,
});
const sale = fc.record({
  subcategoryId: fc.constant('alliums'),
  produceId: fc.constantFrom('a', 'b', 'gone', null),
  costCents: fc.nat({ max: 999_999 }),
  occurredOn: day,
});
const need = fc.record({
  subcategoryId: fc.constantFrom('compost', 'hay'),
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((milli) => milli / 1000),
  unitId: massUnit,
});
const produces = fc
  .tuple(fc.array(need, { maxLength: 4 }), fc.array(need, { maxLength: 4 }), fc.boolean())
  .map(([one, other, removed]) => [
    { ...garlic, id: 'a', needs: one },
    { ...garlic, id: 'b', needs: other, removed },
  ]);
const period = fc.record({ from: day, to: day }, { requiredKeys: [] });
const books = fc.tuple(produces, fc.array(sale), fc.array(purchase), period);

describe('margins of any books', () => {
  test('leave no revenue of the period out and count none twice', () =>
    fc.assert(
      fc.property(books, ([of, sales, purchases, days]) => {
        const { produces: found, total, unnamedCents } = marginsOf(of, sales, purchases, days);
        const all = within(sales, days).reduce((sum, { costCents }) => sum + costCents, 0);
        expect(total.revenueCents + unnamedCents).toBe(all);
        expect(found.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(total.revenueCents);
        const tenths = found.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0);
        expect(tenths).toBe(total.revenueCents === 0 ? 0 : 1000);
      }),
    ));

  test('are revenue less cost, and the cost is that of the needs or unknown with one of them', () =>
    fc.assert(
      fc.property(books, ([of, sales, purchases, days]) => {
        const { produces: found, total } = marginsOf(of, sales, purchases, days);
        for (const { revenueCents, costCents, marginCents, needs } of found) {
          const costs = needs.map((each) => each.costCents);
          const known = costs.flatMap((cost) => (cost === null ? [] : [cost]));
          expect(costCents).toBe(known.length < costs.length ? null : known.reduce((sum, cost) => sum + cost, 0));
          expect(marginCents).toBe(costCents === null ? null : revenueCents - costCents);
        }
        const isKnown = found.every(({ costCents }) => costCents !== null);
        expect(total.marginCents === null).toBe(!isKnown);
      }),
    ));

  test('do not depend on the order of lines and produces', () =>
    fc.assert(
      fc.property(books, ([of, sales, purchases, days]) => {
        const found = marginsOf(of, sales, purchases, days);
        const turned = marginsOf(of.toReversed(), sales.toReversed(), purchases.toReversed(), days);
        expect(turned.produces.map(({ produce }) => produce.id)).toEqual(
          found.produces.map(({ produce }) => produce.id),
        );
        expect(turned.total.revenueCents).toBe(found.total.revenueCents);
        // Sums of converted quantities may differ in their last digit, and so a cost that lies between two cents.
        expect(Math.abs((turned.total.costCents ?? 0) - (found.total.costCents ?? 0))).toBeLessThanOrEqual(8);
      }),
    ));

  test('value a need alike in every unit of its kind, between the cheapest and the dearest price paid', () =>
    fc.assert(
      fc.property(fc.array(purchase, { minLength: 1 }), need, massUnit, (purchases, one, unitId) => {
        const costOf = (asked: Need) =>
          marginsOf([{ ...garlic, needs: [asked] }], [], purchases, {}).produces[0]?.costCents;
        const cost = costOf(one);
        const own = purchases.filter(({ subcategoryId }) => subcategoryId === one.subcategoryId);
        if (own.length === 0) {
          expect(cost).toBeNull();
          return;
        }
        const other = costOf({ ...one, quantity: convert(one.quantity, one.unitId, unitId), unitId });
        expect(Math.abs((cost ?? 0) - (other ?? 0))).toBeLessThanOrEqual(1);
        const costs = own.map(
          (each) => (each.costCents / convert(each.thousandths / 1000, each.unitId, one.unitId)) * one.quantity,
        );
        expect(cost).toBeGreaterThanOrEqual(Math.floor(Math.min(...costs) * (1 - 1e-9)));
        expect(cost).toBeLessThanOrEqual(Math.ceil(Math.max(...costs) * (1 + 1e-9)));
      }),
    ));
});
