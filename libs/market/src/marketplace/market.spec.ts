import { describe, expect, test } from '@jest/globals';
import type { MarketCompanyRow } from './market-company.view.ts';
import type { MarketItemRow } from './market-item.view.ts';
import { products } from '@terroir/reference';
import { companyRow, produceRow, randomOf } from './marketplace.fixture.ts';
import { Market } from './market.ts';

const place = [45.5, -73.6] as const;
const company = companyRow();
const tomato = produceRow();
const item = { id: 'jar', companyId: 'farm', name: 'Sauce', details: 'Un pot', costCents: 800, produceIds: ['tomato'] };
const jar = { ...item, enabled: true, removed: false, changedAt: 3 } as MarketItemRow;

const found = (market: Market, face: 'produces' | 'items' | 'producers', q = '', categories = 1) =>
  market[face].find({
    circle: market.circle(place, 10),
    categories,
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

test('what is sold is found by who sells it where, and together with what it is', () => {
  const market = new Market();
  const other = companyRow({ companyId: 'other', name: 'Ferme des Prés', city: 'Hatley' });
  const sold = [
    tomato,
    produceRow({ id: 'garlic', companyId: 'other', productId: 'garlic', varietyId: 'garlic_music' }),
  ];
  const called = (more: Partial<MarketCompanyRow> = {}) =>
    companyRow({ name: 'Potager Massawippi', ownerName: 'Zoé Turcotte', city: 'Compton', ...more });
  market.apply({ companies: [called(), other], produces: sold, items: [jar] });
  for (const q of ['massawippi', 'compton', 'Turcotte', 'tomate compton', 'massawippi turcotte'])
    expect([q, found(market, 'produces', q, 0), found(market, 'items', q, 0)]).toEqual([q, ['tomato'], ['jar']]);
  for (const q of ['garlic massawippi', 'compton hatley'])
    expect([q, found(market, 'produces', q, 0)]).toEqual([q, []]);
  expect(found(market, 'produces', 'ail hatley', 0)).toEqual(['garlic']);
  market.apply({ companies: [called({ name: 'Potager du Lac', city: 'Ayer’s Cliff' })] });
  expect([found(market, 'produces', 'compton', 0), found(market, 'items', 'cliff', 0)]).toEqual([[], ['jar']]);
  market.apply({ companies: [called({ erased: true })] });
  expect(found(market, 'produces', 'turcotte', 0)).toEqual([]);
});

test('what is sold, and who sells it, is found by how it is grown, in both languages', () => {
  const market = new Market();
  market.apply({ companies: [company], produces: [tomato], items: [jar] });
  for (const q of ['bio', 'biologique', 'organic', 'tomate bio'])
    for (const [face, id] of [
      ['produces', 'tomato'],
      ['items', 'jar'],
      ['producers', 'farm'],
    ] as const)
      expect([q, face, found(market, face, q)]).toEqual([q, face, [id]]);
  market.apply({ produces: [produceRow({ productionTypeId: 'conventional' })] });
  expect([found(market, 'items', 'bio'), found(market, 'producers', 'bio')]).toEqual([[], []]);
});

test('what is sold, and who sells it, is found by its category and by what else people call it', () => {
  const market = new Market();
  const sold = [produceRow({ productId: 'highbush_blueberry', varietyId: 'highbush_blueberry_other' })];
  market.apply({ companies: [company], produces: sold, items: [jar] });
  for (const q of ['fruits', 'bleuet', 'myrtilles', 'blueberries'])
    for (const [face, id] of [
      ['produces', 'tomato'],
      ['items', 'jar'],
      ['producers', 'farm'],
    ] as const)
      expect([q, face, found(market, face, q, 0)]).toEqual([q, face, [id]]);
});

test('a word that products are called by is no beginning of a word of the other language', () => {
  const market = new Market();
  const of = (id: string, productId: string, varietyId = `${productId}_other`) =>
    produceRow({ id, productId, varietyId });
  const sold = [of('lettuce', 'lettuce'), of('milk', 'cow_milk'), of('cucumber', 'cucumber')];
  market.apply({ companies: [company], produces: sold });
  expect([found(market, 'produces', 'lait', 0), found(market, 'produces', 'laits', 0)]).toEqual([['milk'], ['milk']]);
  expect([found(market, 'produces', 'laitu', 0), found(market, 'produces', 'corn', 0)]).toEqual([['lettuce'], []]);
});

test('a town is found in full and in short, however it is written', () => {
  const market = new Market();
  market.apply({ companies: [{ ...company, city: 'Saint-Camille' }], produces: [tomato] });
  for (const q of ['st-camille', 'St. Camille', 'saint camille'])
    expect(found(market, 'producers', q, 0)).toEqual(['farm']);
  market.apply({ companies: [{ ...company, city: 'Ste-Catherine' }] });
  for (const q of ['sainte-catherine', 'Ste Catherine']) expect(found(market, 'producers', q, 0)).toEqual(['farm']);
});

test('a producer is found by what it grows', () => {
  const market = new Market();
  market.apply({ companies: [company], produces: [tomato] });
  expect([found(market, 'producers', 'tomates'), found(market, 'producers', 'ail')]).toEqual([['farm'], []]);
});

test('maize is found by its French name, and neither May nor what is made by hand', () => {
  const market = new Market();
  const maize = produceRow({ productId: 'sweet_corn', varietyId: 'sweet_corn_other' });
  const candle = { ...jar, id: 'candle', produceIds: [], details: 'Faite à la main, de mai à octobre' };
  market.apply({ companies: [company], produces: [maize], items: [{ ...jar, name: 'Panier' }, candle] });
  expect([found(market, 'items', 'maïs', 0), found(market, 'items', 'mai', 0)]).toEqual([
    ['jar'],
    expect.arrayContaining(['candle']),
  ]);
});

test('herbs are found as they are called in Québec, and none of what is raised on grass', () => {
  const market = new Market();
  const of = (id: string, productId: string) => produceRow({ id, productId, varietyId: `${productId}_other` });
  const sold = [of('basil', 'basil'), of('pepper', 'seed_spices'), of('lettuce', 'lettuce')];
  const beef = { ...of('beef', 'beef'), productionTypeId: 'grass_fed' };
  market.apply({ companies: [company], produces: [...sold, beef] });
  for (const q of ['fines herbes', 'Fines-herbes', 'herbes', 'herbs'])
    expect([q, found(market, 'produces', q, 0)]).toEqual([q, ['basil', 'pepper']]);
  expect(found(market, 'produces', 'à l’herbe', 0)).toContain('beef');
});

test('the name of a product in quotes finds that product alone, in either language, and none that begins so', () => {
  const market = new Market();
  const produces = products.map(({ id }) => produceRow({ id, productId: id, varietyId: `${id}_other` }));
  market.apply({ companies: [company], produces });
  const wrong = products.flatMap(({ id, name }) =>
    [`"${name.en}"`, `« ${name.fr.toUpperCase()} »`].filter((q) => found(market, 'produces', q, 0).join() !== id),
  );
  expect(wrong).toEqual([]);
});

test('it finds what is made of that product and who sells it, as long as that is so', () => {
  const market = new Market();
  market.apply({ companies: [company], produces: [tomato], items: [jar] });
  const foundBy = (q: string) => [found(market, 'items', q, 0), found(market, 'producers', q, 0)];
  expect([foundBy('“Tomate”'), foundBy('"Tomate" sauce'), foundBy('"Ail"')]).toEqual([
    [['jar'], ['farm']],
    [['jar'], []],
    [[], []],
  ]);
  market.apply({ produces: [produceRow({ productId: 'garlic', varietyId: 'garlic_music' })] });
  expect([foundBy('"Tomate"'), foundBy('"Ail"')]).toEqual([
    [[], []],
    [['jar'], ['farm']],
  ]);
  market.apply({ produces: [produceRow({ removed: true })] });
  expect(foundBy('"Ail"')).toEqual([[], []]);
});

test('other words in quotes are whole, and a quote that is not closed is none', () => {
  const market = new Market();
  market.apply({ companies: [company], items: [jar] });
  for (const q of ['"Sauce"', '"sauces"', '"pot sauce"', 'sau "pot"', '"sau', 'sau"', '""'])
    expect([q, found(market, 'items', q, 0)]).toEqual([q, q === '""' ? [] : ['jar']]);
  expect([found(market, 'items', '"sau"', 0), found(market, 'items', '"po sauce"', 0)]).toEqual([[], []]);
});

test('a synonym of several words finds nothing by the name of another product in it', () => {
  const market = new Market();
  const apple = produceRow({ id: 'apple', productId: 'apple', varietyId: 'apple_cortland' });
  market.apply({ companies: [company], produces: [tomato, apple] });
  for (const words of ['pommes', 'apple'])
    expect([words, found(market, 'produces', words)]).toEqual([words, ['apple']]);
  for (const words of ['amour', 'heirloom tomatoes'])
    expect([words, found(market, 'produces', words)]).toEqual([words, ['tomato']]);
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

describe.each([1, 2, 3])('the producers nearest to a place (seed %s)', (seed) => {
  test('come page by page as all of them sorted by distance and id do', () => {
    const random = randomOf(seed);
    const market = new Market();
    // Many are shown in the same place, where their ids decide.
    const companies = Array.from({ length: 200 }, (_, at) => {
      const [latitude, longitude] = [45 + Math.round(random() * 40) / 10, -74 + Math.round(random() * 30) / 10];
      return companyRow({ companyId: `farm-${at}`, latitude, longitude, showAddress: true });
    });
    market.apply({ companies });
    for (const km of [20, 90, 300]) {
      const all = companies
        .map(({ companyId: id }) => ({ id, km: market.distance(place, id) }))
        .filter((one) => one.km <= km)
        .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1));
      const seen: { id: string; km: number }[] = [];
      for (let isLast = false; !isLast;) {
        const page = market.nearest(place, km, { limit: 7, after: seen.at(-1) ?? null });
        expect(page.total).toBe(all.length);
        seen.push(...page.shown);
        ({ isLast } = page);
      }
      expect(seen).toEqual(all);
    }
  });
});
