import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CATALOGUE_CACHE } from '@terroir/http';
import { testHttp, type TestAnswer, type TestHttp } from '@terroir/http/testing';
import {
  product,
  productCategories,
  productionTypes,
  products,
  units,
  varieties,
  varietiesOf,
} from '@terroir/reference';
import { ProductionModule, productionViews } from '../production.module.ts';

interface Row {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
const rows = (answer: TestAnswer) => answer.body.data as readonly Row[];
const attributes = (answer: TestAnswer, id: string) => rows(answer).find((row) => row.id === id)?.attributes;
const french = { 'accept-language': 'fr-CA' };
const english = { 'accept-language': 'en' };

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [ProductionModule.with({ timeZone: 'America/Toronto' })], views: productionViews });
});
afterAll(() => http.close());
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  http.as({ role: 'producer_level_two' }).get(`/api/v1/${path}`, headers);

const calls = [
  { path: 'product_categories', type: 'product_category', ids: productCategories.map(({ id }) => id) },
  { path: 'products', type: 'product', ids: products.map(({ id }) => id) },
  { path: 'varieties?product_id=carrot', type: 'variety', ids: varietiesOf('carrot').map(({ id }) => id) },
  { path: 'production_types', type: 'production_type', ids: productionTypes.map(({ id }) => id) },
];

describe.each(calls)('GET /$path', ({ path, type, ids }) => {
  test('lists everything in its order', async () => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(rows(answer).map(({ id }) => id)).toEqual(ids);
    expect(new Set(rows(answer).map((row) => row.type))).toEqual(new Set([type]));
    expect(answer.body.meta).toEqual({ total: ids.length, next_cursor: null });
  });

  test('has a name in each language, and the other one among the words that find it', async () => {
    const [en, fr] = [rows(await get(path, english)), rows(await get(path, french))];
    const translated = en.flatMap(({ attributes: { name } }, at) =>
      name === fr[at]?.attributes['name'] ? [] : [[name, fr[at]?.attributes['keywords']] as const],
    );
    expect(translated.length).toBeGreaterThan(0);
    for (const [name, keywords] of translated) expect(keywords).toContain(name);
  });

  test('is kept by browsers in each language, and answered by 304 while it is the same', async () => {
    const [en, fr] = [await get(path, english), await get(path, french)];
    for (const { headers } of [en, fr])
      expect(headers).toMatchObject({
        etag: expect.stringMatching(/^"(en|fr)-[\w-]+"$/),
        'cache-control': CATALOGUE_CACHE,
        vary: expect.stringContaining('Accept-Language'),
      });
    const named = { 'if-none-match': en.headers['etag'] ?? '' };
    const same = await get(path, { ...english, ...named });
    expect([same.status, same.text, same.headers['etag']]).toEqual([304, '', en.headers['etag']]);
    const other = await get(path, { ...french, ...named });
    expect([other.status, other.text]).toEqual([200, fr.text]);
  });

  test('is for producers on plan level 1', async () => {
    const strangers = [http.guest, http.as({ role: 'business_level_one' }), http.as({ role: 'producer_level_one' })];
    const answers = await Promise.all(strangers.map((who) => who.get(`/api/v1/${path}`)));
    expect(answers.map((answer) => [answer.status, answer.body.errors?.[0]?.code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'wrong_role'],
      [403, 'level_required'],
    ]);
  });
});

describe('a product category', () => {
  test('has its identifier and its products, each with id and name', async () => {
    const eggs = attributes(await get('product_categories', french), 'eggs');
    expect(eggs).toMatchObject({ name: 'Œufs', identifier: 'eggs' });
    expect(eggs?.['products']).toEqual(
      products.filter(({ category }) => category.id === 'eggs').map(({ id, name }) => ({ id, name: name.fr })),
    );
  });

  test('has every product of the list of products exactly once in all', async () => {
    const listed = rows(await get('product_categories')).flatMap(
      (row) => row.attributes['products'] as readonly { readonly id: string }[],
    );
    expect(listed.map(({ id }) => id)).toEqual(rows(await get('products')).map(({ id }) => id));
  });
});

describe('a product', () => {
  test('says its category, its season and the units that a form proposes', async () => {
    const carrot = product('carrot');
    expect(attributes(await get('products', french), 'carrot')).toEqual({
      name: 'Carotte',
      keywords: expect.arrayContaining(['Carrot']),
      product_category: { id: 'fruits_and_vegetables', name: carrot?.category.name.fr },
      growing_months: carrot?.growingMonths,
      available_months: carrot?.availableMonths,
      quantity_unit_ids: carrot?.quantityUnits,
      cost_unit_ids: carrot?.costUnits,
      area_unit_id: carrot?.areaUnit,
    });
  });

  test('names only units that GET /units has', async () => {
    const known: ReadonlySet<unknown> = new Set(units.map(({ id }) => id));
    const named = rows(await get('products')).flatMap(({ attributes: of }) => [
      ...(of['quantity_unit_ids'] as readonly unknown[]),
      ...(of['cost_unit_ids'] as readonly unknown[]),
      of['area_unit_id'],
    ]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('GET /varieties', () => {
  test('answers the varieties of that product, the catch-all last and marked', async () => {
    const listed = rows(await get('varieties?product_id=hen_egg', french)).map((row) => row.attributes);
    expect(new Set(listed.map((row) => row['product_id']))).toEqual(new Set(['hen_egg']));
    expect(listed.map((row) => row['catch_all'])).toEqual(listed.map((_, at) => at === listed.length - 1));
  });

  test('without a product answers every variety, product by product', async () => {
    const listed = rows(await get('varieties', french));
    expect(listed.map(({ id }) => id)).toEqual(varieties.map(({ id }) => id));
    const one = rows(await get('varieties?product_id=hen_egg', french));
    expect(listed.filter((row) => row.attributes['product_id'] === 'hen_egg')).toEqual(one);
  });

  test.each([
    [
      '?product_id=',
      'This product is not in the list of products. Choose from the list.',
      'Ce produit n’est pas dans la liste des produits. Choisissez dans la liste.',
    ],
    [
      '?product_id=unicorn',
      'This product is not in the list of products. Choose from the list.',
      'Ce produit n’est pas dans la liste des produits. Choisissez dans la liste.',
    ],
    ['?product_id=carrot&product_id=leek', 'Product is invalid', 'Le champ « Produit » n’est pas valide'],
  ])('%j is refused by the name of its product, in both languages', async (search, en, fr) => {
    for (const [headers, message] of [
      [english, en],
      [french, fr],
    ] as const) {
      const answer = await get(`varieties${search}`, headers);
      expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
      const errors = answer.body.errors?.map((each) => ({ ...each, message: each.message.replaceAll('\u00a0', ' ') }));
      expect(errors).toEqual([{ code: 'malformed_request', field: 'product_id', message }]);
    }
  });
});
