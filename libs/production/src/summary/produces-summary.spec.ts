import { describe, expect, test } from '@jest/globals';
import type { Listed } from '../produce/produce-tally.ts';
import { listedIn, tallyProduce } from '../produce/produce-tally.ts';
import { summarizeProduces } from './produces-summary.ts';

const dates = {
  productionFrom: '2027-12-15',
  productionTo: '2028-02-29',
  availabilityFrom: '2028-01-10',
  availabilityTo: '2028-06-10',
};
const listed = (id: string, productId: string, more: Partial<Listed> = {}): Listed => ({
  id,
  productId,
  varietyId: `${productId}_other`,
  ...dates,
  ...more,
});

describe('the summary of the produces', () => {
  test('of none is empty', () =>
    expect(summarizeProduces([], 'en')).toEqual({
      total: 0,
      distribution: { categories: [], products: [] },
      calendar: { startDate: null, endDate: null, rows: [] },
    }));

  test('shares out their number, each product beside its category, and adds up to exactly 100 %', () => {
    const produces = [
      listed('a', 'honey'),
      listed('b', 'tomato'),
      listed('c', 'tomato'),
      listed('d', 'carrot'),
      listed('e', 'honey'),
      listed('f', 'maple_syrup'),
      listed('g', 'carrot'),
    ];
    const { total, distribution } = summarizeProduces(produces, 'en');
    expect(total).toBe(7);
    expect(distribution.categories).toEqual([
      { id: 'fruits_and_vegetables', name: 'Fruits and vegetables', value: 4, percent: 57.1 },
      { id: 'sap_and_sugar', name: 'Sap and sugar', value: 3, percent: 42.9 },
    ]);
    expect(distribution.products.map(({ name, categoryId, value }) => [name, categoryId, value])).toEqual([
      ['Carrot', 'fruits_and_vegetables', 2],
      ['Tomato', 'fruits_and_vegetables', 2],
      ['Honey', 'sap_and_sugar', 2],
      ['Maple syrup', 'sap_and_sugar', 1],
    ]);
    const sum = distribution.products.reduce((all, { percent }) => all + Math.round(percent * 10), 0);
    expect(sum).toBe(1000);
  });

  test('counts the days of its calendar from the first day of the first month, over a leap day too', () => {
    const early = listed('b', 'carrot', { productionFrom: '2027-12-01', availabilityTo: '2028-03-05' });
    const { startDate, endDate, rows } = summarizeProduces([listed('a', 'tomato'), early], 'fr').calendar;
    expect([startDate, endDate]).toEqual(['2027-12-01', '2028-06-30']);
    expect(rows).toEqual([
      {
        id: 'b',
        name: 'Carotte',
        varietyName: 'Autre variété',
        categoryIdentifier: 'fruits_and_vegetables',
        productionFromDays: 0,
        productionToDays: 90,
        availabilityFromDays: 40,
        availabilityToDays: 95,
      },
      {
        id: 'a',
        name: 'Tomate',
        varietyName: 'Autre variété',
        categoryIdentifier: 'fruits_and_vegetables',
        productionFromDays: 14,
        productionToDays: 90,
        availabilityFromDays: 40,
        availabilityToDays: 192,
      },
    ]);
  });

  test('names by its id what the catalogue has no more', () =>
    expect(summarizeProduces([listed('a', 'medlar_x')], 'en')).toMatchObject({
      distribution: { categories: [{ id: 'medlar_x', name: 'medlar_x', percent: 100 }] },
      calendar: { rows: [{ name: 'medlar_x', varietyName: 'medlar_x_other' }] },
    }));

  test('is read from the tally as it was counted', () => {
    const produces = [listed('a', 'tomato'), listed('b', 'honey')];
    const groups = new Map(produces.map((each) => [tallyProduce(each).group, { count: 1, value: 1 }]));
    expect(listedIn({ total: 2, groups })).toEqual(produces);
  });
});
