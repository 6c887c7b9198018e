import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { MarketModule, marketViews } from '../market.module.ts';
import { jar, marketOf, montreal, north, tomato } from './marketplace.fixture.ts';

interface Wire {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
const rows = (answer: TestAnswer) => answer.body.data as readonly Wire[];
const ids = (answer: TestAnswer) => rows(answer).map(({ id }) => id);
const french = { 'accept-language': 'fr' };

let http: TestHttp;
let market: ReturnType<typeof marketOf>;
let buyer: TestClient;
beforeAll(async () => {
  http = await testHttp({ modules: [MarketModule.with({})], views: marketViews });
});
afterAll(() => http.close());
/** Each test that has producers has a region of its own, so that none sees those of another. */
let region = -180;
let here: readonly [number, number];
beforeEach(async () => {
  market = marketOf(http);
  region = ((region + 192) % 360) - 180;
  here = [montreal[0], region];
  const accountId = await market.company('Business', 'Bistro', here);
  buyer = http.as({ role: 'business_level_one', accountId });
});
const away = (km: number): readonly [number, number] => [north(km)[0], region];
const exact = async (name: string, km: number) => {
  const id = await market.company('Producer', name, away(km));
  await market.show(id, true);
  return id;
};
const get = (face: string, query = '', headers: Readonly<Record<string, string>> = {}, client = buyer) =>
  client.get(`/api/v1/marketplace_${face}?${query}`, { ...market.written, ...headers });

const faces = ['produces', 'items', 'producers', 'categories', 'seasons'];

describe.each(faces)('GET /marketplace_%s', (face) => {
  test('is for businesses', async () => {
    const strangers = [http.guest, http.as({ role: 'producer_level_three' }), http.as({ role: 'analyst' })];
    const answers = await Promise.all(strangers.map((who) => get(face, '', {}, who)));
    expect(answers.map(({ status, body }) => [status, body.errors?.[0]?.code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'wrong_role'],
      [403, 'wrong_role'],
    ]);
  });

  test('is refused to a business without a location, in its language', async () => {
    const accountId = await market.company('Business', 'Sans adresse', null);
    const lost = http.as({ role: 'business_level_one', accountId });
    const answers = [await get(face, '', {}, lost), await get(face, '', french, lost)];
    expect(answers.map(({ status, body }) => [status, body.errors?.[0]])).toEqual([
      [403, { code: 'location_required', field: null, message: 'Enter the address of your company first.' }],
      [403, { code: 'location_required', field: null, message: 'Indiquez d’abord l’adresse de votre entreprise.' }],
    ]);
    await market.locate(accountId, here);
    expect((await get(face, '', {}, lost)).status).toBe(200);
  });

  test.each([
    ['distance=9', 'distance', 'needs to be'],
    ['distance=301', 'distance', 'needs to be'],
    ['distance=near', 'distance', 'must be a number'],
    ['category=gold', 'category.0', 'invalid'],
    ['producer=me', 'producer.0', 'invalid'],
  ])('refuses %s, naming the parameter', async (query, field, message) => {
    const answer = await get(face, query);
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(answer.body.errors?.[0]?.message).toContain(message);
  });

  test.each(['distance=10', 'distance=300', 'distance=10.5'])('takes %s', async (query) =>
    expect((await get(face, query)).status).toBe(200),
  );
});

describe.each(faces.slice(0, 3))('the pages of GET /marketplace_%s', (face) => {
  test('refuse words that are too long', async () => {
    const answer = await get(face, `q=${'x'.repeat(201)}`);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'q']);
  });

  test.each(['sort=weight', 'limit=0', 'limit=501', 'cursor='])('refuse %s', async (query) => {
    const answer = await get(face, query);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, query.split('=')[0]]);
  });

  test.each([
    'cursor=nonsense',
    `cursor=${Buffer.from('["cost",{"id":"x"}]').toString('base64url')}`,
    `cursor=${Buffer.from('["fr",{"id":"x","name":"y"}]').toString('base64url')}`,
    `cursor=${Buffer.from('["en",{"id":"x","name":"y","more":1}]').toString('base64url')}`,
  ])('refuse %s, which none of them gave out', async (query) => expect((await get(face, query)).status).toBe(400));

  test('have no number, so that a million of them are answered as the first', async () => {
    const answer = await get(face, 'page=1000000&offset=20000000');
    expect([answer.status, answer.body.meta]).toEqual([200, { total: 0, next_cursor: null }]);
  });
});

describe('produces on the marketplace', () => {
  test('are found within the distance, with who sells them and how far away that is', async () => {
    const [near, far] = [await exact('Ferme proche', 9), await exact('Ferme lointaine', 299)];
    await exact('Ferme hors de portée', 301);
    const [produce, other] = [await market.produce(near), await market.produce(far)];
    expect(ids(await get('produces', 'distance=10'))).toEqual([produce]);
    const answer = await get('produces', '', french);
    expect(ids(answer).toSorted()).toEqual([produce, other].toSorted());
    expect(answer.body.meta).toEqual({ total: 2, next_cursor: null });
    const [found] = rows(await get('produces', 'distance=10', french));
    expect(found).toEqual({
      id: produce,
      type: 'marketplace_produce',
      attributes: {
        producer_id: near,
        distance: expect.closeTo(9, 1),
        location: { lat: away(9)[0], lng: region },
        firm: {
          name: 'Ferme proche',
          owner_name: 'Ana de Ferme proche',
          city: 'Laval',
          state: 'Québec',
          country: 'Canada',
          image_urls: { image: null, thumbnail: null },
          website_slug: null,
        },
        category: { id: 'fruits_and_vegetables', name: expect.any(String), identifier: 'fruits_and_vegetables' },
        product: { id: 'tomato', name: 'Tomate' },
        variety: { id: 'tomato_brandywine', name: expect.any(String) },
        production_type: { id: 'certified_organic', name: expect.any(String) },
        quantity: 100,
        quantity_unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' },
        cost: 5,
        cost_unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' },
        unit_price: { cost: 5, unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' } },
        production_from: '2026-04-15',
        production_to: '2026-10-10',
        availability_from: '2026-07-10',
        availability_to: '2026-11-15',
        image_urls: { image: null, thumbnail: null },
        recorded_at: '2026-05-01T12:00:00.000Z',
      },
      meta: { version: 1 },
    });
    expect(answer.text).not.toContain('Pour nous seuls');
  });

  test('are of any of the categories, producers and words that are asked for', async () => {
    const [one, two] = [await exact('Un', 5), await exact('Deux', 5)];
    const tomatoes = await market.produce(one);
    const eggs = await market.produce(two, { productId: 'hen_egg', varietyId: 'hen_egg_other' });
    const found = async (query: string) => ids(await get('produces', query)).toSorted();
    expect(await found('category=eggs')).toEqual([eggs]);
    expect(await found('category=eggs&category=fruits_and_vegetables')).toEqual([eggs, tomatoes].toSorted());
    expect(await found('category=dairy')).toEqual([]);
    expect(await found(`producer=${one}`)).toEqual([tomatoes]);
    expect(await found(`producer=${one.toUpperCase()}&producer=${two}`)).toEqual([eggs, tomatoes].toSorted());
    expect(await found(`producer=${one}&category=eggs`)).toEqual([]);
    expect(await found('producer=0198c5a0-0000-7000-8000-000000000000')).toEqual([]);
    expect(await found('q=tomate')).toEqual([tomatoes]);
    expect(await found('q=tomatoes')).toEqual([tomatoes]);
    expect(await found(`q=${encodeURIComponent('œuf')}`)).toEqual([eggs]);
  });

  test('by cost compare the price of one base unit within a kind', async () => {
    const farm = await exact('Ferme', 5);
    const priced = (costCents: number, costUnitId: string) => market.produce(farm, { costCents, costUnitId });
    const pound = await priced(300, 'pound');
    const kilogram = await priced(500, 'kilogram');
    const litre = await priced(100, 'litre');
    const gram = await priced(1, 'gram');
    expect(ids(await get('produces', 'sort=cost'))).toEqual([kilogram, pound, gram, litre]);
    const prices = rows(await get('produces', 'sort=cost')).map(({ attributes }) => attributes['unit_price']);
    expect(prices).toMatchObject([{ cost: 5 }, { cost: 6.613868 }, { cost: 10 }, { cost: 1 }]);
  });

  test('by name are in the order of the reader’s language', async () => {
    const farm = await exact('Ferme', 5);
    const apple = await market.produce(farm, { productId: 'apple', varietyId: 'apple_other' });
    const tomatoes = await market.produce(farm);
    const leek = await market.produce(farm, { productId: 'leek', varietyId: 'leek_other' });
    expect(ids(await get('produces'))).toEqual([apple, leek, tomatoes]);
    expect(ids(await get('produces', '', french))).toEqual([leek, apple, tomatoes]);
  });

  test('change with what their producer records, as soon as X-Min-Position asks for it', async () => {
    const farm = await exact('Ferme', 5);
    const produceId = await market.produce(farm);
    expect(ids(await get('produces', 'category=fruits_and_vegetables'))).toEqual([produceId]);
    const eggs = { productId: 'hen_egg', varietyId: 'hen_egg_other', costCents: 700 };
    await market.changeProduce(farm, { type: 'ProduceCorrected', data: { produceId, ...eggs } });
    expect(ids(await get('produces', 'category=fruits_and_vegetables'))).toEqual([]);
    expect(rows(await get('produces', 'category=eggs'))[0]).toMatchObject({
      attributes: { cost: 7 },
      meta: { version: 2 },
    });
    await market.changeProduce(farm, { type: 'ProduceRemoved', data: { produceId } });
    expect((await get('produces')).body.meta?.['total']).toBe(0);
    await market.changeProduce(farm, { type: 'ProduceRestored', data: { produceId } });
    expect(ids(await get('produces', 'q=eggs'))).toEqual([produceId]);
  });

  test('are told to each reader with its own distance, also once their texts are kept, and anew once they change', async () => {
    const farm = await exact('Ferme', 5);
    const produceId = await market.produce(farm);
    const accountId = await market.company('Business', 'Café', away(50));
    const other = http.as({ role: 'business_level_one', accountId });
    const seen = async (who: TestClient, headers = {}) => rows(await get('produces', '', headers, who))[0]?.attributes;
    for (let time = 0; time < 2; time += 1) {
      expect(await seen(buyer)).toMatchObject({ distance: 5, product: { name: 'Tomato' }, firm: { name: 'Ferme' } });
      expect(await seen(other)).toMatchObject({ distance: 45, product: { name: 'Tomato' } });
      expect(await seen(other, french)).toMatchObject({ distance: 45, product: { name: 'Tomate' } });
    }
    const details = { details: '', foundationDate: '2001-05-14' };
    await market.firm(farm, [{ type: 'CompanyDescribed', data: { accountId: farm, name: 'Ferme Neuve', ...details } }]);
    await market.changeProduce(farm, { type: 'ProduceCorrected', data: { produceId, costCents: 450 } });
    expect(await seen(buyer)).toMatchObject({ distance: 5, cost: 4.5, firm: { name: 'Ferme Neuve' } });
    await market.locate(farm, away(20));
    expect(await seen(other)).toMatchObject({ distance: 30, location: { lat: away(20)[0] } });
  });

  test('stay on their page while others come and go', async () => {
    const farm = await exact('Ferme', 5);
    const made: string[] = [];
    for (let costCents = 100; costCents <= 500; costCents += 100) made.push(await market.produce(farm, { costCents }));
    const first = await get('produces', 'sort=cost&limit=2');
    expect(ids(first)).toEqual(made.slice(0, 2));
    expect(first.body.meta?.['total']).toBe(5);
    await market.produce(farm, { costCents: 50 });
    await market.changeProduce(farm, { type: 'ProduceRemoved', data: { produceId: made[1] ?? '' } });
    const cursor = String(first.body.meta?.['next_cursor']);
    const second = await get('produces', `sort=cost&limit=2&cursor=${cursor}`);
    expect([ids(second), second.body.meta?.['total']]).toEqual([made.slice(2, 4), 5]);
    const third = await get('produces', `sort=cost&limit=2&cursor=${String(second.body.meta?.['next_cursor'])}`);
    expect([ids(third), third.body.meta?.['next_cursor']]).toEqual([made.slice(4), null]);
    expect((await get('produces', `sort=name&cursor=${cursor}`)).status).toBe(400);
  });
});

describe('items on the marketplace', () => {
  test('have their price, their amounts and the categories of what they are made of', async () => {
    const farm = await exact('Ferme', 5);
    const produceId = await market.produce(farm);
    const item = await market.item(farm, { produceIds: [produceId] });
    const answer = await get('items', 'category=fruits_and_vegetables');
    expect(rows(answer)).toMatchObject([
      {
        id: item,
        type: 'marketplace_item',
        attributes: {
          producer_id: farm,
          name: 'Sauce tomate',
          details: 'Un pot de 500 mL',
          cost: 8,
          quantity: 0.5,
          quantity_unit: { id: 'litre' },
          count: null,
          count_unit: null,
          unit_price: { cost: 16, unit: { id: 'litre' } },
          produce_ids: [produceId],
          produces: [
            {
              id: produceId,
              product: { id: 'tomato', name: 'Tomato' },
              variety: { id: 'tomato_brandywine' },
              availability_from: '2026-07-10',
              availability_to: '2026-11-15',
            },
          ],
          slug: 'sauce-tomate',
          categories: [{ id: 'fruits_and_vegetables' }],
          firm: { name: 'Ferme' },
        },
      },
    ]);
    const eggs = { productId: 'hen_egg', varietyId: 'hen_egg_other' };
    await market.changeProduce(farm, { type: 'ProduceCorrected', data: { produceId, ...eggs } });
    const changed = rows(await get('items', 'category=eggs'));
    expect(changed).toMatchObject([
      { id: item, attributes: { categories: [{ id: 'eggs' }], produces: [{ product: { id: 'hen_egg' } }] } },
    ]);
    expect(ids(await get('items', 'category=eggs'))).toEqual([item]);
    expect(ids(await get('items', 'category=fruits_and_vegetables'))).toEqual([]);
    await market.changeProduce(farm, { type: 'ProduceRemoved', data: { produceId } });
    expect(rows(await get('items'))[0]?.attributes).toMatchObject({ produce_ids: [produceId], produces: [] });
  });

  test('are those that are enabled and not removed', async () => {
    const farm = await exact('Ferme', 5);
    const itemId = await market.item(farm, { enabled: false });
    expect(ids(await get('items'))).toEqual([]);
    await market.changeItem(farm, { type: 'ItemCorrected', data: { itemId, enabled: true } });
    expect(ids(await get('items'))).toEqual([itemId]);
    await market.changeItem(farm, { type: 'ItemRemoved', data: { itemId } });
    expect(ids(await get('items'))).toEqual([]);
    await market.changeItem(farm, { type: 'ItemRestored', data: { itemId } });
    expect(ids(await get('items'))).toEqual([itemId]);
    await market.changeItem(farm, { type: 'ItemCorrected', data: { itemId, enabled: false } });
    expect((await get('items')).body.meta?.['total']).toBe(0);
  });

  test('that are sold by count have the price of one', async () => {
    const farm = await exact('Ferme', 5);
    await market.item(farm, {
      quantity: null,
      quantityUnitId: null,
      count: 2,
      countUnitId: 'dozen',
      costCents: 1200,
    } as object);
    expect(rows(await get('items'))[0]?.attributes['unit_price']).toMatchObject({ cost: 0.5, unit: { symbol: '#' } });
  });

  test('that are counted in a unit without a factor have the price of one of it', async () => {
    const farm = await exact('Ferme', 5);
    const bunches = { quantity: null, quantityUnitId: null, count: 4, countUnitId: 'bunch', costCents: 1400 };
    await market.item(farm, bunches as object);
    expect(rows(await get('items'))[0]?.attributes['unit_price']).toMatchObject({ cost: 3.5, unit: { id: 'bunch' } });
  });

  test('by cost have those without one last, and are found by words of name and details', async () => {
    const farm = await exact('Ferme', 5);
    const { costCents: _, ...unpriced } = jar;
    const dear = await market.item(farm, { name: 'Confiture', costCents: 900 });
    const cheap = await market.item(farm, { name: 'Beurre', costCents: 400 });
    const free = await market.item(farm, { ...unpriced, costCents: null as unknown as number, name: 'Aneth' });
    expect(ids(await get('items', 'sort=cost'))).toEqual([cheap, dear, free]);
    expect(ids(await get('items'))).toEqual([free, cheap, dear]);
    expect(ids(await get('items', 'q=confit%20pot'))).toEqual([dear]);
  });
});

describe('producers on the marketplace', () => {
  test('are those with a name and a place, by name, with what they sell', async () => {
    const [b, a] = [await exact('Érablière', 20), await exact('Abeilles', 40)];
    await market.company('Producer', 'Sans adresse', null);
    await market.company('Business', 'Épicerie', away(5));
    await market.produce(b);
    const answer = await get('producers', 'sort=cost');
    expect(rows(answer)).toMatchObject([
      { id: a, type: 'marketplace_producer', attributes: { firm: { name: 'Abeilles' }, categories: [] } },
      { id: b, attributes: { distance: 20, categories: [{ id: 'fruits_and_vegetables' }] } },
    ]);
    expect(ids(await get('producers', 'category=fruits_and_vegetables'))).toEqual([b]);
    expect(ids(await get('producers', 'q=erabl'))).toEqual([b]);
  });

  test('are shown and measured no closer than a tenth of a degree unless they show their address', async () => {
    const farm = await market.company('Producer', 'Discrète', [45.5449, region + 0.0449]);
    const where = async () => rows(await get('producers'))[0]?.attributes;
    expect(await where()).toMatchObject({ location: { lat: 45.5, lng: region }, distance: 0 });
    await market.show(farm, true);
    expect(await where()).toMatchObject({ location: { lat: 45.5449, lng: region + 0.0449 }, distance: 6.1 });
    await market.show(farm, false);
    const answer = await get('producers');
    expect(rows(answer)[0]?.attributes).toMatchObject({ location: { lat: 45.5, lng: region } });
    for (const hidden of ['12 rang Nord', 'H2X', '555-0100', 'ana@ferme.example', '45.5449'])
      expect(answer.text).not.toContain(hidden);
  });

  test('lead to their website once it is published', async () => {
    const farm = await exact('Ferme', 5);
    await market.produce(farm);
    const slugs = async () => {
      const answers = await Promise.all(['producers', 'produces'].map((face) => get(face)));
      return answers.map((answer) => rows(answer)[0]?.attributes['firm']);
    };
    expect(await slugs()).toMatchObject([{ website_slug: null }, { website_slug: null }]);
    await market.publish(farm, 'ferme-du-rang');
    expect(await slugs()).toMatchObject([{ website_slug: 'ferme-du-rang' }, { website_slug: 'ferme-du-rang' }]);
  });

  test('move with all that they sell', async () => {
    const farm = await exact('Ferme', 5);
    const produce = await market.produce(farm);
    await market.locate(farm, away(200));
    expect(ids(await get('produces', 'distance=100'))).toEqual([]);
    expect(ids(await get('produces', 'distance=210'))).toEqual([produce]);
    expect(rows(await get('producers'))[0]?.attributes).toMatchObject({ distance: expect.closeTo(200, 0) });
    await market.locate(farm, [-20, 20]);
    expect((await get('produces')).body.meta?.['total']).toBe(0);
  });

  test('are gone with all that they sell once their account is erased', async () => {
    const farm = await exact('Ferme', 5);
    await market.item(farm, { produceIds: [await market.produce(farm)] });
    expect((await get('items')).body.meta?.['total']).toBe(1);
    await market.erase(farm);
    for (const face of ['produces', 'items', 'producers'])
      expect((await get(face)).body).toEqual({ data: [], meta: { total: 0, next_cursor: null } });
  });
});

describe('categories on the marketplace', () => {
  test('say in the reader’s language how much of each there is around', async () => {
    const farm = await exact('Ferme', 50);
    const produceId = await market.produce(farm);
    await market.produce(farm);
    await market.item(farm, { produceIds: [produceId] });
    const eggs = async (query: string) =>
      rows(await get('categories', query, french)).find(({ id }) => id === 'fruits_and_vegetables');
    expect(await eggs('')).toEqual({
      id: 'fruits_and_vegetables',
      type: 'marketplace_category',
      attributes: {
        name: expect.stringMatching(/^Fruits et/),
        identifier: 'fruits_and_vegetables',
        produces: 2,
        items: 1,
        producers: 1,
      },
    });
    expect((await eggs('distance=40'))?.attributes).toMatchObject({ produces: 0, items: 0, producers: 0 });
    const all = await get('categories');
    expect(all.body.meta).toEqual({ total: 13, next_cursor: null });
    expect(ids(await get('categories', 'category=eggs'))).toEqual(['eggs']);
  });
});

describe('seasons on the marketplace', () => {
  const apple = { productId: 'apple', varietyId: 'apple_other' };
  const leek = { productId: 'leek', varietyId: 'leek_other' };
  const winter = { availabilityFrom: '2026-11-15', availabilityTo: '2027-01-05' };
  const months = (...of: readonly number[]) => Array.from({ length: 12 }, (_, at) => of[at] ?? 0);

  test('say in which months how many producers have a product, in the reader’s language', async () => {
    const [one, two, far] = [await exact('Un', 5), await exact('Deux', 8), await exact('Loin', 200)];
    await market.produce(one, { ...tomato, availabilityFrom: '2026-07-10', availabilityTo: '2026-09-01' });
    await market.produce(two, { ...tomato, availabilityFrom: '2026-08-10', availabilityTo: '2026-08-20' });
    await market.produce(two, { ...tomato, availabilityFrom: '2025-08-10', availabilityTo: '2025-08-20' });
    await market.produce(two, { ...leek, ...winter });
    const removed = await market.produce(one, { ...apple, ...winter });
    await market.changeProduce(one, { type: 'ProduceRemoved', data: { produceId: removed } });
    await market.produce(far, { ...leek, ...winter });
    const answer = await get('seasons', 'distance=10', french);
    const category = { id: 'fruits_and_vegetables', name: expect.stringMatching(/^Fruits/) };
    expect(answer.body).toEqual({
      data: [
        {
          id: 'leek',
          type: 'marketplace_season',
          attributes: { name: 'Poireau', category, producers: 1, months: months(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1) },
        },
        {
          id: 'tomato',
          type: 'marketplace_season',
          attributes: { name: 'Tomate', category, producers: 2, months: months(0, 0, 0, 0, 0, 0, 1, 2, 1) },
        },
      ],
      meta: { total: 2, next_cursor: null },
    });
    expect(rows(await get('seasons'))[0]?.attributes).toMatchObject({ name: 'Leek', producers: 2 });
  });

  test('are of the categories and producers that are asked for', async () => {
    const [one, two] = [await exact('Un', 5), await exact('Deux', 5)];
    await market.produce(one);
    await market.produce(two, { productId: 'hen_egg', varietyId: 'hen_egg_other' });
    expect(ids(await get('seasons', 'category=eggs'))).toEqual(['hen_egg']);
    expect(ids(await get('seasons', `producer=${one}`))).toEqual(['tomato']);
    expect(ids(await get('seasons', `producer=${one}&category=eggs`))).toEqual([]);
    expect(ids(await get('seasons', 'category=eggs&category=fruits_and_vegetables'))).toEqual(['hen_egg', 'tomato']);
  });

  test('come in pages by name, which stay where they are while products come and go', async () => {
    const farm = await exact('Ferme', 5);
    for (const sold of [apple, leek, {}]) await market.produce(farm, sold);
    const first = await get('seasons', 'limit=1', french);
    expect([ids(first), first.body.meta?.['total']]).toEqual([['leek'], 3]);
    const cursor = String(first.body.meta?.['next_cursor']);
    await market.produce(farm, { productId: 'garlic', varietyId: 'garlic_other' });
    const second = await get('seasons', `limit=2&cursor=${cursor}`, french);
    expect([ids(second), second.body.meta]).toEqual([['apple', 'tomato'], { total: 4, next_cursor: null }]);
    expect((await get('seasons', `cursor=${cursor}`)).status).toBe(400);
    expect((await get('seasons', 'cursor=nonsense')).status).toBe(400);
    expect((await get('seasons', 'limit=0')).status).toBe(400);
  });

  test('change with what producers record, as soon as X-Min-Position asks for it', async () => {
    const farm = await exact('Ferme', 5);
    const produceId = await market.produce(farm);
    expect(ids(await get('seasons'))).toEqual(['tomato']);
    await market.changeProduce(farm, { type: 'ProduceCorrected', data: { produceId, ...winter } });
    expect(rows(await get('seasons'))[0]?.attributes).toMatchObject({
      months: months(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1),
    });
    await market.erase(farm);
    expect((await get('seasons')).body.meta?.['total']).toBe(0);
  });
});
