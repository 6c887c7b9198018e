import { expect, test } from '@jest/globals';
import { toldApart, type SeasonedProduce } from './told-apart.ts';

const produce = (id: string, variety: string, productionFrom: string, availabilityTo: string) => ({
  id,
  product: { id: 'garlic', name: 'Garlic' },
  variety: { id: variety, name: variety },
  productionFrom,
  availabilityTo,
});
const period = (from: string, to: string) => `${from} to ${to}`;
const apart = (...produces: SeasonedProduce[]) => Object.fromEntries(toldApart(produces, { period }));

test('only produces of one name are told apart, by their years where these differ', () => {
  expect(
    apart(
      produce('a', 'Music', '2025-05-01', '2025-09-01'),
      produce('b', 'Music', '2025-10-15', '2026-08-01'),
      produce('c', 'Music', '2026-05-01', '2026-09-01'),
      produce('d', 'Russian', '2026-05-01', '2026-09-01'),
    ),
  ).toEqual({ a: '2025', b: '2025–2026', c: '2026' });
});

test('produces of one name and one year are told apart by the days of their season', () => {
  expect(
    apart(produce('a', 'Music', '2026-04-01', '2026-06-01'), produce('b', 'Music', '2026-07-01', '2026-09-01')),
  ).toEqual({ a: '2026-04-01 to 2026-06-01', b: '2026-07-01 to 2026-09-01' });
});
