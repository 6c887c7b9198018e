import type { SummaryAttributes } from '@terroir/finance';

type Category = SummaryAttributes['costs']['distribution']['categories'][number];
type Realm = Category['realm'];

/** A side of the books with one category and one subcategory for each realm named. */
function sideOf(amounts: readonly (readonly [realm: Realm, name: string, part: string, value: number])[]) {
  const total = amounts.reduce((sum, [, , , value]) => sum + value, 0);
  const slice = (realm: Realm, name: string, value: number): Category => ({
    id: name,
    name,
    realm,
    value,
    percent: (value / total) * 100,
  });
  return {
    total,
    distribution: {
      categories: amounts.map(([realm, name, , value]) => slice(realm, name, value)),
      subcategories: amounts.map(([realm, name, part, value]) => ({
        ...slice(realm, part, value),
        categoryId: name,
        categoryName: name,
      })),
    },
  };
}

/** A summary in which no two figures of a row or a column are alike. */
export const summary: SummaryAttributes = {
  asOf: null,
  from: null,
  to: null,
  timeZone: 'America/Toronto',
  costs: sideOf([
    ['food', 'Seeds', 'Oats', 80],
    ['biomass', 'Forage', 'Hay', 60],
    ['water', 'Irrigation', 'Pipes', 40],
    ['energy', 'Fuels', 'Diesel', 15],
    ['others', 'Services', 'Vet', 5],
  ]),
  revenues: sideOf([
    ['food', 'Vegetables', 'Carrots', 450],
    ['biomass', 'Wood', 'Logs', 150],
  ]),
  net: { total: 400 },
  timeline: [
    { month: '2026-05', cost: 130, revenue: 100, net: -30, cumulative: -31 },
    { month: '2026-06', cost: 70, revenue: 500, net: 430, cumulative: 399 },
  ],
};
