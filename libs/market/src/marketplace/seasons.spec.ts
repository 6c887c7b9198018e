import { describe, expect, test } from '@jest/globals';
import { products, varietiesOf } from '@terroir/reference';
import type { MarketCompanyRow } from './market-company.view.ts';
import type { MarketProduceRow } from './market-produce.view.ts';
import { companyRow, produceRow, randomOf } from './marketplace.fixture.ts';
import { Market } from './market.ts';
import { monthsOf, type Season } from './seasons.ts';

const nextMonth = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()));
const months = (from: string, to: string) =>
  monthsOf(from, to).toString(2).padStart(12, '0').split('').reverse().join('');

describe('the months of a period', () => {
  test.each([
    ['2026-07-31', '2026-09-01', '000000111000'],
    ['2026-11-15', '2027-02-01', '110000000011'],
    ['2026-05-10', '2026-05-11', '000010000000'],
    ['2026-07-01', '2027-05-31', '111110111111'],
    ['2026-07-01', '2027-06-01', '111111111111'],
    ['2026-07-15', '2028-01-15', '111111111111'],
  ])('from %s to %s are those that it touches: %s', (from, to, expected) => expect(months(from, to)).toBe(expected));
});

test('a producer counts once for a product, whatever its varieties and their periods', () => {
  const market = new Market();
  const periods = [
    ['2026-03-01', '2026-04-30'],
    ['2025-04-01', '2025-06-30'],
  ] as const;
  const produces = periods.map(([availabilityFrom, availabilityTo], nth) =>
    produceRow({ id: `tomato-${nth}`, availabilityFrom, availabilityTo }),
  );
  market.apply({ companies: [companyRow()], produces });
  const found = () => market.seasons(market.circle([45.5, -73.6], 10), null);
  expect(found()).toEqual([{ productId: 'tomato', producers: 1, months: [0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0] }]);
  market.apply({ produces: produces.slice(0, 1).map((row) => ({ ...row, removed: true })) });
  expect(found()).toMatchObject([{ months: [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0] }]);
});

describe.each([1, 2, 3])('a calendar of a region (seed %s)', (seed) => {
  const random = randomOf(seed);
  const below = (most: number) => Math.floor(random() * most);
  const companies = new Map<string, MarketCompanyRow>();
  const rows = new Map<string, MarketProduceRow>();
  const market = new Market();
  const setCompany = (nth: number) => {
    const isErased = random() < 0.03;
    const place = isErased || random() < 0.1 ? null : ([44 + random() * 4, -76 + random() * 6] as const);
    const [latitude, longitude] = place ?? [null, null];
    const row = companyRow({
      companyId: `farm-${nth}`,
      name: random() < 0.05 ? '' : `Ferme ${nth}`,
      latitude,
      longitude,
      showAddress: random() < 0.5,
      erased: isErased,
    });
    companies.set(row.companyId, row);
    if (isErased) for (const [id, { companyId }] of rows) if (companyId === row.companyId) rows.delete(id);
    market.apply({ companies: [row] });
  };
  const setProduce = () => {
    const sold = products[below(12)] ?? products[0];
    const from = below(20);
    const day = (month: number) => `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
    const row = produceRow({
      id: `produce-${below(200)}`,
      productId: sold?.id ?? '',
      varietyId: varietiesOf(sold?.id ?? '')[0]?.id ?? '',
      availabilityFrom: day(from),
      availabilityTo: day(from + below(14)),
      removed: random() < 0.2,
    });
    // A produce stays its company's for good.
    const companyId = `farm-${Number(row.id.split('-')[1]) % 40}`;
    rows.set(row.id, { ...row, companyId });
    market.apply({ produces: [{ ...row, companyId }] });
  };

  /** The same by a plain look at all rows. */
  function expected(km: number, some: ReadonlySet<string> | null): Season[] {
    const found = new Map<string, Map<string, Set<number>>>();
    const place = [45.5, -73.6] as const;
    for (const { companyId, productId, availabilityFrom, availabilityTo, removed } of rows.values()) {
      const company = companies.get(companyId);
      if (removed || !company || company.erased || company.name === '' || company.latitude === null) continue;
      if (market.distance(place, companyId) > km || (some !== null && !some.has(companyId))) continue;
      const producers = found.get(productId) ?? new Map<string, Set<number>>();
      found.set(productId, producers);
      const its = producers.get(companyId) ?? new Set<number>();
      producers.set(companyId, its);
      for (let day = new Date(availabilityFrom); day <= new Date(availabilityTo); day = nextMonth(day))
        its.add(day.getUTCMonth());
    }
    return [...found].map(([productId, producers]) => ({
      productId,
      producers: producers.size,
      months: Array.from({ length: 12 }, (_, month) => [...producers.values()].filter((its) => its.has(month)).length),
    }));
  }
  const byId = (a: Season, b: Season) => (a.productId < b.productId ? -1 : 1);

  test('is what a look at every produce in the circle counts, while farms and produces come, move and go', () => {
    for (let nth = 0; nth < 40; nth += 1) setCompany(nth);
    for (let turn = 0; turn < 60; turn += 1) {
      for (let changes = below(30); changes >= 0; changes -= 1) setProduce();
      if (random() < 0.5) setCompany(below(40));
      const km = 10 + below(290);
      const circle = market.circle([45.5, -73.6], km);
      expect(market.seasons(circle, null).toSorted(byId)).toEqual(expected(km, null).toSorted(byId));
      const some = ['farm-1', 'farm-7', 'farm-30'];
      expect(market.seasons(circle, market.numbersOf(some)).toSorted(byId)).toEqual(
        expected(km, new Set(some)).toSorted(byId),
      );
    }
    expect(rows.size).toBeGreaterThan(50);
  });
});
