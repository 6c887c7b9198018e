import { describe, expect, test } from '@jest/globals';
import { product, products, unit } from './index.ts';
import type { Product, ProductId } from './index.ts';

const idsWhere = (broken: (entry: Product) => boolean) => products.filter(broken).map(({ id }) => id);

describe('the season of every product', () => {
  test('has months from 1 to 12, each once, one after the other', () => {
    const wrong = idsWhere(({ growingMonths, availableMonths }) =>
      [growingMonths, availableMonths].some(
        (months) =>
          months.length === 0 ||
          months.length > 12 ||
          months.some((month, index) => index > 0 && month !== ((months[index - 1] ?? 0) % 12) + 1) ||
          months.some((month) => !Number.isInteger(month) || month < 1 || month > 12),
      ),
    );
    expect(wrong).toEqual([]);
  });

  // The order that the dates of a produce must have: available before production ends, and after it as well.
  test('starts to be available while it grows, and grows no longer than it is available', () => {
    const wrong = idsWhere(
      ({ growingMonths, availableMonths }) =>
        !growingMonths.some((month) => month === availableMonths[0]) ||
        !availableMonths.some((month) => month === growingMonths.at(-1)),
    );
    expect(wrong).toEqual([]);
  });

  test.each<[ProductId, number[], number[]]>([
    ['tomato', [3, 4, 5, 6, 7, 8, 9, 10], [6, 7, 8, 9, 10]],
    ['garlic', [10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8], [7, 8, 9, 10, 11, 12, 1, 2, 3]],
    ['asparagus', [4, 5, 6], [5, 6]],
    ['maple_syrup', [2, 3, 4], [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]],
    ['shiitake', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('is that of southern Québec: %s', (id, growingMonths, availableMonths) => {
    expect(product(id)).toMatchObject({ growingMonths, availableMonths });
  });
});

describe('the typical units of every product', () => {
  const typesOf = (ids: readonly string[]) => ids.map((id) => unit(id)?.unitType);

  test('exist and are named once', () => {
    const wrong = idsWhere(({ quantityUnits, costUnits }) =>
      [quantityUnits, costUnits].some((ids) => ids.some((id) => !unit(id)) || new Set(ids).size < ids.length),
    );
    expect(wrong).toEqual([]);
  });

  test('weigh, fill or count, and its area is an area', () => {
    const wrong = idsWhere(
      ({ quantityUnits, areaUnit }) =>
        typesOf(quantityUnits).some((type) => !['mass', 'volume', 'count'].includes(type ?? '')) ||
        unit(areaUnit)?.unitType !== 'area',
    );
    expect(wrong).toEqual([]);
  });

  test('propose a price of the kind of the quantity, and no price of a kind that no quantity has', () => {
    const wrong = idsWhere(({ quantityUnits, costUnits }) => {
      const [quantities, costs] = [typesOf(quantityUnits), typesOf(costUnits)];
      return quantities[0] !== costs[0] || costs.some((type) => !quantities.includes(type));
    });
    expect(wrong).toEqual([]);
  });

  test.each<[ProductId, string, string]>([
    ['wheat', 'tonne', 'hectare'],
    ['hen_egg', 'dozen', 'square_metre'],
    ['cow_milk', 'litre', 'hectare'],
    ['basil', 'bunch', 'square_metre'],
    ['beef', 'kilogram', 'hectare'],
  ])('suit it: %s', (id, quantityUnit, areaUnit) => {
    expect([product(id)?.quantityUnits[0], product(id)?.areaUnit]).toEqual([quantityUnit, areaUnit]);
  });
});
