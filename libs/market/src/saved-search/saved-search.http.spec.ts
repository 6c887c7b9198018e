import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { given } from '@terroir/kernel';
import {
  recordContract,
  revertContract,
  testHttp,
  type TestAnswer,
  type TestClient,
  type TestHttp,
} from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { MarketModule, marketViews } from '../market.module.ts';
import { SAVED_SEARCH_LIMITS } from './saved-search.commands.ts';
import { SavedSearchController } from './saved-search.controller.ts';
import { savedSearch } from './saved-search.decider.ts';

const url = '/api/v1/saved_searches';
const french = { 'accept-language': 'fr' };
const farm = '0198c5a0-0000-7000-8000-000000000001';
const whole = {
  name: 'Œufs à moins de 50 km',
  face: 'produces',
  distance: 50,
  category: ['eggs'],
  producer: [farm],
  q: 'œuf',
  sort: 'cost',
  mail: true,
};

interface Wire {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
const one = (answer: TestAnswer) => answer.body.data as Wire;
const many = (answer: TestAnswer) => answer.body.data as readonly Wire[];
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];

let http: TestHttp;
let buyer: TestClient;
beforeAll(async () => {
  http = await testHttp({ modules: [MarketModule.with({})], views: marketViews });
});
afterAll(() => http.close());
beforeEach(() => {
  buyer = http.as({ role: 'business_level_one' });
});
const save = (search: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  buyer.post(url, { saved_search: { ...whole, ...search } }, headers);

describe('a saved search over HTTP', () => {
  test('is kept and shown as it was sent, with the instant since which it is', async () => {
    const made = await save();
    expect([made.status, made.headers['etag']]).toEqual([201, '"1"']);
    expect(one(made).attributes).toEqual({ ...whole, created_at: expect.stringMatching(/Z$/) });
    expect(many(await buyer.get(url, after(made)))).toEqual([{ ...one(made), meta: { version: 1 } }]);
    expect((await buyer.get(`${url}/${one(made).id}`, after(made))).body).toEqual(made.body);
  });

  test('with a name and a face alone is the whole of that face, by name, and mails nothing', async () => {
    const made = await buyer.post(url, { saved_search: { name: 'Tout', face: 'items' } });
    expect(one(made).attributes).toMatchObject({ distance: 300, category: [], producer: [], q: '', sort: 'name' });
    expect(one(made).attributes['mail']).toBe(false);
  });

  test('is renamed and mailed by that field alone, deleted and brought back', async () => {
    const at = `${url}/${one(await save({ mail: false })).id}`;
    const mailed = await buyer.put(at, { saved_search: { mail: true } });
    expect([mailed.status, one(mailed).attributes]).toMatchObject([200, { ...whole, mail: true }]);
    const removed = await buyer.delete(at);
    expect([removed.status, many(await buyer.get(url, after(removed)))]).toEqual([204, []]);
    const back = await buyer.post(`${at}/restore`);
    expect([back.status, one(back).attributes]).toEqual([200, one(mailed).attributes]);
  });

  test('names each category and producer once', async () => {
    const made = await save({ category: ['eggs', 'dairy', 'eggs'], producer: [farm, farm.toUpperCase()] });
    expect(one(made).attributes).toMatchObject({ category: ['eggs', 'dairy'], producer: [farm] });
  });

  test('is one of fifty at most: another is refused until one is deleted, also one that would come back', async () => {
    const made: TestAnswer[] = [];
    for (let nth = 0; nth < SAVED_SEARCH_LIMITS.searches; nth += 1) made.push(await save({ name: `Recherche ${nth}` }));
    expect(made.every(({ status }) => status === 201)).toBe(true);
    const refused = await save({}, french);
    expect(errors(refused)).toEqual([422, 'searches_too_many null']);
    expect(refused.body.errors?.[0]?.message).toBe(
      'Vous pouvez garder au plus 50 recherches. Supprimez-en d’abord une.',
    );
    const [first] = made.map((answer) => `${url}/${one(answer).id}`);
    await buyer.delete(first ?? '');
    expect((await save()).status).toBe(201);
    expect(errors(await buyer.post(`${first ?? ''}/restore`))).toEqual([422, 'searches_too_many null']);
    expect(errors(await buyer.post(`${url}/${uuidv7()}/restore`))).toEqual([404, 'not_found null']);
  });
});

describe('the limit of saved searches', () => {
  const kept = async (answers: readonly TestAnswer[]) => {
    const position = Math.max(...answers.map(({ headers }) => Number(headers['x-position'] ?? 0)));
    return many(await buyer.get(`${url}?limit=500`, { 'x-min-position': `${position}` })).length;
  };
  const statuses = (answers: readonly TestAnswer[]) => new Set(answers.map(({ status }) => status));

  test('is kept by calls at once: of eighty, exactly fifty are kept', async () => {
    const made = await Promise.all(Array.from({ length: 80 }, (_, nth) => save({ name: `Recherche ${nth}` })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(SAVED_SEARCH_LIMITS.searches);
    expect(statuses(made)).toEqual(new Set([201, 422]));
    expect(await kept(made)).toBe(SAVED_SEARCH_LIMITS.searches);
  });

  test('is kept by searches that come back at once, restored or reverted', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => save()));
    const gone = made.map((answer) => `${url}/${one(answer).id}`);
    for (const at of gone) await buyer.delete(at);
    await Promise.all(Array.from({ length: SAVED_SEARCH_LIMITS.searches - 2 }, () => save()));
    const back = await Promise.all(
      gone.map((at, nth) => (nth % 2 === 0 ? buyer.post(`${at}/restore`) : buyer.post(`${at}/revert`, { version: 1 }))),
    );
    expect(back.filter(({ status }) => status < 300)).toHaveLength(2);
    expect(await kept(back)).toBe(SAVED_SEARCH_LIMITS.searches);
  });

  test('is no obstacle to go back to a version of a search that is kept', async () => {
    const made = await Promise.all(Array.from({ length: SAVED_SEARCH_LIMITS.searches }, () => save()));
    const at = `${url}/${one(made[0] as TestAnswer).id}`;
    await buyer.put(at, { saved_search: { name: 'Autre' } });
    const back = await buyer.post(`${at}/revert`, { version: 1 });
    expect([back.status, one(back).attributes['name']]).toEqual([200, whole.name]);
  });
});

describe('a saved search that is wrong', () => {
  test.each([
    [{ name: ' ' }, 'required saved_search.name'],
    [{ name: '\u200B\u2060' }, 'required saved_search.name'],
    [{ name: 'x'.repeat(201) }, 'too_long saved_search.name'],
    [{ face: 'websites' }, 'invalid saved_search.face'],
    [{ distance: 9 }, 'at_least saved_search.distance'],
    [{ distance: 301 }, 'at_most saved_search.distance'],
    [{ distance: '50' }, 'number saved_search.distance'],
    [{ category: ['gold'] }, 'invalid saved_search.category.0'],
    [{ producer: ['me'] }, 'invalid saved_search.producer.0'],
    [{ producer: Array.from({ length: 101 }, () => farm) }, 'too_many saved_search.producer'],
    [{ q: 'x'.repeat(201) }, 'too_long saved_search.q'],
    [{ sort: 'weight' }, 'invalid saved_search.sort'],
    [{ mail: 'yes' }, 'invalid saved_search.mail'],
  ])('is told so of %j', async (wrong, expected) => {
    expect(errors(await save(wrong))).toEqual([422, expected]);
    const made = await save();
    expect(errors(await buyer.put(`${url}/${one(made).id}`, { saved_search: wrong }))).toEqual([422, expected]);
  });

  test('is told so in French by the names of its fields', async () => {
    const answer = await save({ distance: 9, face: null }, french);
    expect(answer.body.errors?.map(({ message }) => message.replaceAll('\u00A0', ' '))).toEqual([
      'Le champ « Ce qui est cherché » est obligatoire',
      'Le champ « Distance » doit être au moins égal à 10',
    ]);
  });
});

describe('strangers', () => {
  test('find no search of another business by its id', async () => {
    const at = `${url}/${one(await save()).id}`;
    const stranger = http.as({ role: 'business_level_one' });
    for (const answer of [
      await stranger.get(at),
      await stranger.put(at, { saved_search: { name: 'À moi' } }),
      await stranger.delete(at),
      await stranger.post(`${at}/restore`),
    ])
      expect(errors(answer)).toEqual([404, 'not_found null']);
    expect(many(await stranger.get(url))).toEqual([]);
  });

  test('who are no business are told so', async () => {
    for (const role of ['producer_level_three', 'analyst'] as const)
      expect(errors(await http.as({ role }).get(url))).toEqual([403, 'wrong_role null']);
    expect(errors(await http.guest.get(url))).toEqual([401, 'unauthenticated null']);
  });
});

describe('a saved search', () => {
  revertContract({
    url,
    producer: () => http.as({ role: 'business_level_one' }),
    bodiesOf: () =>
      Promise.resolve({
        one: { saved_search: whole },
        other: { saved_search: { ...whole, name: 'Autre', face: 'items', distance: 10, category: [], mail: false } },
      }),
  });

  test('is recorded with what the marketplace has unless asked', () => {
    given(savedSearch)
      .when({ type: 'RecordSavedSearch', data: { name: 'Tout', face: 'items' } })
      .then({
        type: 'SavedSearchRecorded',
        data: {
          savedSearchId: 'id-0',
          name: 'Tout',
          face: 'items',
          distance: 300,
          category: [],
          producer: [],
          q: '',
          sort: 'name',
          mail: false,
        },
      });
  });
});

describe('every field of a saved search', () => {
  const other = { ...whole, name: 'Lait', face: 'items', distance: 60, category: ['dairy'], producer: [], q: 'lait' };
  recordContract(SavedSearchController, { one: whole, other: { ...other, sort: 'name', mail: false } });
});
