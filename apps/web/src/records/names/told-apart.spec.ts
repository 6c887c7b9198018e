import { describe, expect, test } from '@jest/globals';
import { toldApart, type SeasonedProduce } from './told-apart.ts';

const produce = (id: string, variety: string, productionFrom: string, availabilityTo: string) => ({
  id,
  product: { id: 'garlic', name: 'Garlic' },
  variety: { id: variety, name: variety },
  productionFrom,
  availabilityTo,
});
const period = (from: string, to: string) => `${from} to ${to}`;
const recordedOn = (at: string) => `recorded on ${at.slice(0, 10)}`;
const numbered = (number: number) => `no. ${number}`;
const apart = (...produces: SeasonedProduce[]) =>
  Object.fromEntries(toldApart(produces, { period, recordedOn, numbered }));

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

describe('produces of one name and one season are told apart', () => {
  const twin = (id: string, recordedAt?: string) => ({
    ...produce(id, 'Music', '2026-04-01', '2026-06-01'),
    ...(recordedAt && { recordedAt }),
  });
  const season = '2026-04-01 to 2026-06-01';

  test('by the day on which each was recorded', () => {
    expect(
      apart(
        twin('b', '2026-03-02T10:00:00Z'),
        twin('a', '2026-03-01T10:00:00Z'),
        produce('c', 'Music', '2026-05-01', '2026-06-01'),
      ),
    ).toEqual({
      a: `${season}, recorded on 2026-03-01`,
      b: `${season}, recorded on 2026-03-02`,
      c: '2026-05-01 to 2026-06-01',
    });
  });

  test.each([
    ['were recorded on one day', '2026-03-01T10:00:00Z'],
    ['do not say when they were recorded', undefined],
  ])('by a number where they %s, the same in every order of a list', (_, recordedAt) => {
    const [a, b] = [twin('a', recordedAt), twin('b', recordedAt)];
    const named = { a: `${season}, no. 1`, b: `${season}, no. 2` };
    expect(apart(a, b)).toEqual(named);
    expect(apart(b, a)).toEqual(named);
  });
});
