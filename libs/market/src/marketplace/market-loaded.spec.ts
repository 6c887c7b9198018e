import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { companyRow, montreal, produceRow } from './marketplace.fixture.ts';
import type { MarketItemRow } from './market-item.view.ts';
import type { MarketProduceRow } from './market-produce.view.ts';
import { Market, type MarketChanges } from './market.ts';

// What a process finds that has followed all changes, and one that has just begun and loads the rows as they are now.

const farms = ['farm', 'hill'] as const;
const words = ['Sauce', 'Pot', 'Panier', 'Hatley'] as const;
const grown = [
  { productId: 'tomato', varietyId: 'tomato_brandywine' },
  { productId: 'garlic', varietyId: 'garlic_music' },
  { productId: 'hen_egg', varietyId: 'hen_egg_other' },
] as const;

const company = fc
  .record({
    companyId: fc.constantFrom(...farms),
    name: fc.constantFrom('', ...words),
    city: fc.constantFrom(...words),
    latitude: fc.constantFrom(null, montreal[0], montreal[0] + 1),
    erased: fc.nat(19).map((one) => one === 0),
  })
  .map((row) => ({ companies: [companyRow(row)] }));
const produce = fc
  .record({
    companyId: fc.constantFrom(...farms),
    place: fc.nat(2),
    what: fc.constantFrom(...grown),
    costCents: fc.integer({ min: 1, max: 5 }),
    removed: fc.boolean(),
  })
  .map(({ place, what, ...row }) => ({ produces: [produceRow({ id: `${row.companyId} ${place}`, ...what, ...row })] }));
const item = fc
  .record({
    companyId: fc.constantFrom(...farms),
    place: fc.nat(1),
    name: fc.constantFrom(...words),
    details: fc.constantFrom(...words),
    costCents: fc.constantFrom(null, 100, 900),
    madeOf: fc.subarray([0, 1, 2]),
    enabled: fc.boolean(),
    removed: fc.boolean(),
  })
  .map(({ place, madeOf, ...row }) => {
    const produceIds = madeOf.map((each) => `${row.companyId} ${each}`);
    return { items: [{ id: `item ${row.companyId} ${place}`, produceIds, ...row } as MarketItemRow] };
  });
const change: fc.Arbitrary<MarketChanges> = fc.oneof(company, produce, item);
const changes = fc.array(change, { minLength: 20, maxLength: 40, size: 'max' });

/** The rows as they are after all changes. Of a company that was erased nothing is sold, and nothing changes any more. */
function after(all: readonly MarketChanges[]) {
  const companies = new Map<string, ReturnType<typeof companyRow>>();
  const produces = new Map<string, MarketProduceRow>();
  const items = new Map<string, MarketItemRow>();
  const taken = all.filter((change) => {
    const [row] = [...(change.companies ?? []), ...(change.produces ?? []), ...(change.items ?? [])];
    if (row === undefined || companies.get(row.companyId)?.erased === true) return false;
    for (const each of change.companies ?? []) companies.set(each.companyId, each);
    for (const each of change.produces ?? []) produces.set(each.id, each);
    for (const each of change.items ?? []) items.set(each.id, each);
    return true;
  });
  const isSold = ({ companyId }: { readonly companyId: string }) => companies.get(companyId)?.erased !== true;
  return {
    taken,
    companies: [...companies.values()],
    produces: [...produces.values()].filter(isSold),
    items: [...items.values()].filter(isSold),
  };
}

/** What is found of all faces by words, categories, distance and order. */
function found(market: Market) {
  const lists = (['produces', 'items', 'producers'] as const).flatMap((face) =>
    ['', 'sauce', 'tomate', 'hatley ail'].flatMap((q) =>
      (['fr', 'cost'] as const).flatMap((sort) =>
        [0, 1, 2, 4].flatMap((categories) =>
          [20, 300].map((km) => {
            const circle = market.circle(montreal, km);
            const asked = { circle, categories, producers: null, q, sort, limit: 50, after: null };
            const { total, ids } = market[face].find(asked);
            return [face, q, sort, categories, km, total, ...ids].join(' ');
          }),
        ),
      ),
    ),
  );
  const seasons = market.seasons(market.circle(montreal, 300), null);
  return [...lists, ...seasons.map((season) => JSON.stringify(season)).toSorted()];
}

describe('a market that has followed all changes', () => {
  test('finds what one finds that is loaded as everything is now', async () => {
    const check = async (all: readonly MarketChanges[]) => {
      const { taken, companies, produces, items } = after(all);
      const followed = new Market();
      for (const change of taken) followed.apply(change);
      const loaded = new Market();
      loaded.load({ companies, produces, items });
      await loaded.sort();
      expect(found(followed)).toEqual(found(loaded));
    };
    await fc.assert(fc.asyncProperty(changes, check), { numRuns: 150 });
  });

  test('finds an item by the category of a produce that was deleted, as one does that begins after', async () => {
    const produceIds = ['tomato'];
    const jar = { id: 'jar', companyId: 'farm', name: 'Sauce', details: '', costCents: 800, produceIds, enabled: true };
    const [companies, items] = [[companyRow()], [{ ...jar, removed: false } as MarketItemRow]];
    const followed = new Market();
    followed.apply({ companies, produces: [produceRow()], items });
    followed.apply({ produces: [produceRow({ removed: true })] });
    const loaded = new Market();
    loaded.load({ companies, produces: [produceRow({ removed: true })], items });
    await loaded.sort();
    const categories = 1; // fruits and vegetables
    for (const market of [followed, loaded]) {
      const asked = { circle: market.circle(montreal, 10), categories, producers: null, q: '', sort: 'fr' } as const;
      expect(market.items.find({ ...asked, limit: 20, after: null }).ids).toEqual(['jar']);
      expect(market.producers.find({ ...asked, limit: 20, after: null }).ids).toEqual(['farm']);
    }
  });

  test('leaves who grows several produces where it is in all orders while the price of one changes', () => {
    const market = new Market();
    const rows = grown.map((each) => produceRow({ id: each.productId, ...each }));
    market.apply({ companies: [companyRow()], produces: rows });
    const set = jest.spyOn(market.producers, 'set');
    for (const row of rows) market.apply({ produces: [{ ...row, costCents: 1 }] });
    expect(set).not.toHaveBeenCalled();
  });
});
