import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { marketOf, montreal, north } from '../marketplace/marketplace.fixture.ts';
import { MarketModule, marketViews } from '../market.module.ts';

const COORDINATES = '/api/v1/firm/coordinates';
interface Place {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
const places = (answer: TestAnswer) => answer.body.data as readonly Place[];
const names = (answer: TestAnswer) => places(answer).map(({ attributes }) => attributes['name']);
const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];

let http: TestHttp;
let market: ReturnType<typeof marketOf>;
const around = `lat=${montreal[0]}&lng=${montreal[1]}`;
beforeAll(async () => {
  http = await testHttp({ modules: [MarketModule.with({})], views: marketViews });
  market = marketOf(http);
});
afterAll(() => http.close());
const get = (reader: TestClient, query = '') => reader.get(`${COORDINATES}${query}`, market.written);
const choose = (accountId: string, shown: boolean) =>
  market.firm(accountId, [
    {
      type: 'PublicDetailsChosen',
      data: { accountId, showAddress: shown, showZip: shown, showEmail: shown, showPhone: shown },
    },
    { type: 'LinksChanged', data: { accountId, links: [{ kind: 'website', url: 'https://ferme.example' }] } },
  ]);

describe('the producers on the regional map', () => {
  test('are exact for the company itself, and for every other reader only while it shows its address', async () => {
    const id = await market.company('Producer', 'Ferme Ana', [45.40008, -71.89908]);
    const itself = http.as({ role: 'producer_level_two', accountId: id, companyId: id });
    const others = {
      guest: http.guest,
      'a stranger’s token': http.withToken('unknown'),
      'a producer': http.as({ role: 'producer_level_one' }),
      'a business': http.as({ role: 'business_level_one' }),
      'an analyst': http.as({ role: 'analyst' }),
    };
    const seenBy = (reader: TestClient) =>
      Promise.all(
        ['', '?lat=45.4&lng=-71.9', `/${id}`].map(async (query) => {
          const found = [(await get(reader, query)).body.data].flat() as unknown as readonly Place[];
          const { lat, lng, name } = found.find((place) => place.id === id)?.attributes ?? {};
          return [lat, lng, name];
        }),
      );
    const exact = [45.40008, -71.89908, 'Ferme Ana'];
    const coarse = [45.4, -71.9, 'Ferme Ana'];
    expect(await seenBy(itself)).toEqual([exact, exact, exact]);
    for (const [reader, client] of Object.entries(others))
      expect([reader, ...(await seenBy(client))]).toEqual([reader, coarse, coarse, coarse]);
    await market.show(id, true);
    for (const [reader, client] of Object.entries({ ...others, itself }))
      expect([reader, ...(await seenBy(client))]).toEqual([reader, exact, exact, exact]);
    await market.erase(id);
    expect((await get(http.guest)).body.data).toEqual([]);
  });

  test('come nearest first and within 300 km when a point is given, without businesses, page by page', async () => {
    const made = [];
    for (const [name, km, kind] of [
      ['Loin', 299, 'Producer'],
      ['Près', 20, 'Producer'],
      ['Plus près', 2, 'Producer'],
      ['Hors du cercle', 302, 'Producer'],
      ['Café', 1, 'Business'],
    ] as const) {
      const id = await market.company(kind, name, north(km));
      await market.show(id, true);
      made.push(id);
    }
    await market.company('Producer', 'Sans adresse', null);
    const near = await get(http.guest, `?${around}`);
    expect([names(near), near.body.meta]).toEqual([['Plus près', 'Près', 'Loin'], { total: 3, next_cursor: null }]);
    const first = await get(http.guest, `?${around}&limit=2`);
    const cursor = String(first.body.meta?.['next_cursor']);
    const second = await get(http.guest, `?${around}&limit=2&cursor=${cursor}`);
    expect([names(first), names(second), second.body.meta]).toEqual([
      ['Plus près', 'Près'],
      ['Loin'],
      { total: 3, next_cursor: null },
    ]);
    const all = await get(http.guest, '?limit=3');
    expect([names(all), all.body.meta?.['total']]).toEqual([['Hors du cercle', 'Loin', 'Plus près'], 4]);
    expect(names(await get(http.guest, `?cursor=${String(all.body.meta?.['next_cursor'])}`))).toEqual(['Près']);
    for (const id of made) await market.erase(id);
  });

  test('are not those of everybody when half of a point is lost: the missing half is named', async () => {
    for (const [asked, field] of [
      ['?lat=45', 'lng'],
      ['?lng=-72', 'lat'],
    ] as const) {
      const { status, body } = await get(http.guest, asked);
      expect([status, body.errors]).toMatchObject([400, [{ code: 'malformed_request', field }]]);
    }
  });

  test('say what they sell to members of a company alone', async () => {
    const id = await market.company('Producer', 'Ferme Bo', north(5));
    await market.produce(id);
    await market.produce(id, { productId: 'hen_egg', varietyId: 'hen_egg_other' });
    const seen = async (reader: TestClient) =>
      places(await get(reader, `?${around}`)).find((place) => place.id === id)?.attributes;
    const place = { lat: 45.5, lng: -73.6, name: 'Ferme Bo' };
    const categories = ['fruits_and_vegetables', 'eggs'];
    expect(await seen(http.guest)).toEqual(place);
    expect(await seen(http.as({ role: 'analyst' }))).toEqual(place);
    expect(await seen(http.as({ role: 'business_level_one' }))).toEqual({ ...place, categories });
    expect(await seen(http.as({ role: 'producer_level_one' }))).toEqual({ ...place, categories });
    expect(places(await get(http.guest, `?${around}`))[0]?.type).toBe('location');
    await market.erase(id);
  });

  test.each([
    ['lat=north&lng=200', ['lat', 'lng']],
    ['lat=&lng=0x10&limit=0x10', ['lat', 'lng', 'limit']],
    [`${around}&limit=501`, ['limit']],
    [`${around}&cursor=nonsense`, ['cursor']],
    [`cursor=${Buffer.from('["near",1,"x"]').toString('base64url')}`, ['cursor']],
    [`${around}&cursor=${Buffer.from('["fr",{"id":"x","name":"y"}]').toString('base64url')}`, ['cursor']],
  ])('refuse %s', async (query, fields) =>
    expect(errors(await get(http.guest, `?${query}`))).toEqual([
      400,
      ...fields.map((field) => `malformed_request ${field}`),
    ]),
  );
});

describe('the card of a producer on the regional map', () => {
  test('says of its company what that shows, to members of a company; guests see name and place', async () => {
    const id = await market.company('Producer', 'Ferme Ana', north(5), 'Laval');
    await choose(id, false);
    const card = async (reader: TestClient) => ((await get(reader, `/${id}`)).body.data as Place).attributes;
    const [buyer, itself] = [
      http.as({ role: 'business_level_one' }),
      http.as({ role: 'producer_level_one', accountId: id, companyId: id }),
    ];
    const told = {
      name: 'Ferme Ana',
      categories: [],
      owner_name: 'Ana de Ferme Ana',
      address: { raw: null, zipcode: null, city: 'Laval', state: 'Québec', country: 'Canada' },
      website: 'https://ferme.example',
      phone: null,
      email: null,
      image_urls: { image: null, thumbnail: null },
    };
    const contact = {
      address: { ...told.address, raw: '12 rang Nord', zipcode: 'H2X 1Y4' },
      phone: '819 555-0100',
      email: 'ana@ferme.example',
    };
    const [lat, lng] = north(5);
    expect(await card(buyer)).toEqual({ ...told, lat: 45.5, lng: -73.6 });
    expect(await card(itself)).toEqual({ ...told, ...contact, lat, lng });
    await choose(id, true);
    expect(await card(buyer)).toEqual({ ...told, ...contact, lat, lng });
    for (const reader of [http.guest, http.as({ role: 'analyst' })])
      expect(await card(reader)).toEqual({ name: 'Ferme Ana', lat, lng });
  });

  test('is of no business, of no producer without a place, and of nobody who was erased', async () => {
    const gone = await market.company('Producer', 'Partie', north(5));
    await market.erase(gone);
    const ids = [
      gone,
      await market.company('Business', 'Bistro', north(5)),
      await market.company('Producer', 'Sans adresse', null),
      '0198c5a0-0000-7000-8000-000000000000',
      'me',
    ];
    for (const id of ids) expect(errors(await get(http.guest, `/${id}`))).toEqual([404, 'not_found null']);
  });
});
