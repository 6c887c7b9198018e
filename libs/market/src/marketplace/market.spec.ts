import { expect, test } from '@jest/globals';
import type { MarketItemRow } from './market-item.view.ts';
import { companyRow, produceRow } from './marketplace.fixture.ts';
import { Market } from './market.ts';

const place = [45.5, -73.6] as const;
const company = companyRow();
const tomato = produceRow();
const item = { id: 'jar', companyId: 'farm', name: 'Sauce', details: 'Un pot', costCents: 800, produceIds: ['tomato'] };
const jar = { ...item, enabled: true, removed: false, changedAt: 3 } as MarketItemRow;

const found = (market: Market, face: 'produces' | 'items' | 'producers', q = '') =>
  market[face].find({
    circle: market.circle(place, 10),
    categories: 1,
    producers: null,
    q,
    sort: 'fr',
    limit: 20,
    after: null,
  }).ids;
const all = (market: Market) => [found(market, 'produces'), found(market, 'items'), found(market, 'producers')];

test('a market is the same whether its rows are loaded or applied, and whatever came first', async () => {
  const loaded = new Market();
  loaded.load({ companies: [company] });
  loaded.load({ produces: [tomato] });
  loaded.load({ items: [jar] });
  await loaded.sort();
  const applied = new Market();
  for (const changes of [{ items: [jar] }, { produces: [tomato] }, { companies: [company] }]) applied.apply(changes);
  expect(all(loaded)).toEqual([['tomato'], ['jar'], ['farm']]);
  expect(all(applied)).toEqual(all(loaded));
});

test('an item is found by what it is made of, in both languages, as long as it is made of that', () => {
  const market = new Market();
  market.apply({ companies: [company], items: [jar] });
  expect(found(market, 'items', 'tomate')).toEqual([]);
  market.apply({ produces: [tomato] });
  for (const words of ['tomato', 'tomates', 'brandywine', 'sauce pot'])
    expect([words, found(market, 'items', words)]).toEqual([words, ['jar']]);
  market.apply({ produces: [produceRow({ productId: 'garlic', varietyId: 'garlic_music' })] });
  expect([found(market, 'items', 'tomate'), found(market, 'items', 'ail')]).toEqual([[], ['jar']]);
  market.apply({ produces: [produceRow({ removed: true })] });
  expect([found(market, 'items', 'ail'), found(market, 'items', 'sauce')]).toEqual([[], ['jar']]);
});

test('a produce is found by what else people call it', () => {
  const market = new Market();
  const raw = produceRow({ productId: 'potato', varietyId: 'potato_yukon_gold' });
  market.apply({ companies: [company], produces: [raw] });
  for (const words of ['patate', 'spuds', 'grelots'])
    expect([words, found(market, 'produces', words)]).toEqual([words, ['tomato']]);
});

test('nothing of what an erased company sold stays in memory', () => {
  const market = new Market();
  market.apply({ companies: [company], produces: [tomato], items: [jar] });
  const [number = -1] = market.numbersOf(['farm']);
  market.apply({ companies: [{ ...company, name: '', latitude: null, longitude: null, erased: true }] });
  const faces = [market.produces, market.items, market.producers];
  expect(faces.map((face) => [...face.waresOf(number)])).toEqual([[], [], []]);
  expect([market.company('farm'), ...all(market)]).toEqual([null, [], [], []]);
});
