import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CATALOGUE_CACHE } from '@terroir/http';
import { inputCategories, inputSubcategory, outputCategories, units } from '@terroir/reference';
import { testHttp, type TestAnswer, type TestHttp } from '@terroir/http/testing';
import { FinanceModule, financeViews } from '../finance.module.ts';
import type { CategoryAttributes } from './category.wire.ts';

interface Wire<Attributes> {
  readonly id: string;
  readonly type: string;
  readonly attributes: Attributes;
}
const rows = <Attributes = CategoryAttributes>(answer: TestAnswer) => answer.body.data as readonly Wire<Attributes>[];

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [FinanceModule.with({ timeZone: 'America/Toronto' })], views: financeViews });
});
afterAll(() => http.close());

describe.each([
  { url: '/api/v1/input_categories', type: 'input_category', ids: inputCategories.map(({ id }) => id) },
  { url: '/api/v1/output_categories', type: 'output_category', ids: outputCategories.map(({ id }) => id) },
  { url: '/api/v1/units', type: 'unit', ids: units.map(({ id }) => id) },
])('GET $url', ({ url, type, ids }) => {
  test('lists the whole catalogue in its order', async () => {
    const answer = await http.as({ role: 'producer_level_two' }).get(url);
    expect(answer.status).toBe(200);
    expect(rows(answer).map(({ id }) => id)).toEqual(ids);
    expect(new Set(rows(answer).map((row) => row.type))).toEqual(new Set([type]));
    expect(answer.body.meta).toEqual({ total: ids.length, next_cursor: null });
  });

  test('is kept by browsers in each language, and answered by 304 while it is the same', async () => {
    const get = (headers: Readonly<Record<string, string>>) =>
      http.as({ role: 'producer_level_two' }).get(url, headers);
    const { headers } = await get({});
    expect(headers).toMatchObject({ etag: expect.stringMatching(/^"en-/), 'cache-control': CATALOGUE_CACHE });
    const named = { 'if-none-match': headers['etag'] ?? '' };
    const same = await get(named);
    expect([same.status, same.text]).toEqual([304, '']);
    expect((await get({ ...named, 'accept-language': 'fr' })).status).toBe(200);
  });

  test('is for producers on plan level 1', async () => {
    const answers = await Promise.all(
      [http.guest, http.as({ role: 'business_level_one' }), http.as({ role: 'producer_level_one' })].map((who) =>
        who.get(url),
      ),
    );
    expect(answers.map((answer) => [answer.status, answer.body.errors?.[0]?.code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'wrong_role'],
      [403, 'level_required'],
    ]);
  });
});

const compost = async (language: string) => {
  const answer = await http
    .as({ role: 'producer_level_three' })
    .get('/api/v1/input_categories', { 'accept-language': language });
  const category = rows(answer).find(({ id }) => id === 'compost_and_manure')?.attributes;
  return { category, subcategory: category?.subcategories.find(({ id }) => id === 'compost') };
};

describe('a catalogue', () => {
  test('is in the language of the caller', async () => {
    const { category, subcategory } = await compost('fr-CA, en;q=0.5');
    expect(category).toMatchObject({ name: 'Composts et fumiers', realm: 'biomass' });
    expect(subcategory?.units.find(({ id }) => id === 'cubic_metre')).toMatchObject({ name: 'mètre cube' });
    expect((await compost('en')).category?.name).toBe('Compost and manure');
  });

  test('offers with each subcategory the units that it allows, and no others', async () => {
    const { subcategory } = await compost('en');
    expect(subcategory?.units.map(({ id }) => id)).toEqual(inputSubcategory('compost')?.units);
  });

  test('says how a unit is written', async () => {
    const answer = await http.as({ role: 'producer_level_two' }).get('/api/v1/units', { 'accept-language': 'fr' });
    expect(rows<object>(answer).find(({ id }) => id === 'bale')).toEqual({
      id: 'bale',
      type: 'unit',
      attributes: expect.objectContaining({
        name: 'balle',
        symbol: 'balle',
        symbol_plural: 'balles',
        unit_type: 'count',
      }),
    });
  });

  test.each([
    ['pound', 'kilogram', '0.45359237'],
    ['us_gallon', 'litre', '3.785411784'],
    ['square_arpent', 'square_metre', '3418.893859230864'],
    ['gram', 'kilogram', '0.001'],
    ['hectare', 'square_metre', '10000'],
    ['dozen', 'unit', '12'],
    ['kilogram', 'kilogram', '1'],
    ['bale', null, null],
  ])('says that one %s is so many of %s: %s', async (id, baseUnitId, factor) => {
    const answer = await http.as({ role: 'producer_level_two' }).get('/api/v1/units');
    expect(rows<object>(answer).find((row) => row.id === id)?.attributes).toMatchObject({
      base_unit_id: baseUnitId,
      factor,
    });
  });
});
