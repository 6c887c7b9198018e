import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { FinanceModule, financeViews } from '../finance.module.ts';

const url = '/api/v1/producer_inputs';
interface Wire {
  readonly id: string;
  readonly attributes: { readonly notes: string };
}
const notes = (answer: TestAnswer) => (answer.body.data as readonly Wire[]).map(({ attributes }) => attributes.notes);
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });

let http: TestHttp;
let time = Date.parse('2026-05-01T12:00:00.000Z');
let tick = 60_000;
beforeAll(async () => {
  http = await testHttp({
    modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
    views: financeViews,
    now: () => new Date((time += tick)).toISOString(),
  });
});
afterAll(() => http.close());

describe('searching the books over HTTP', () => {
  let farm: TestClient;
  let ids: string[];
  let last: TestAnswer;
  const record = async (more: object): Promise<void> => {
    const line = { input_category_id: 'compost', notes: '', quantity_raw: 1, unit_id: 'tonne', cost: 10, ...more };
    last = await farm.post(url, { producer_input: line });
    expect(last.status).toBe(201);
    ids.push((last.body.data as Wire).id);
  };
  const list = (query: string, headers: Record<string, string> = {}) =>
    farm.get(`${url}?${query}`, { ...after(last), ...headers });

  beforeEach(async () => {
    farm = http.as({ role: 'producer_level_two' });
    ids = [];
    await record({ notes: 'Vrac', occurred_on: '2026-03-01', cost: 437.5 });
    await record({ notes: 'Sacs', occurred_on: '2026-04-01', cost: 12.25 });
    await record({ input_category_id: 'farm_diesel', unit_id: 'litre', notes: 'Tracteur', cost: 80 });
  });

  test('answers what is found, how many there are and what they come to', async () => {
    const found = await list('q=compost');
    expect(notes(found)).toEqual(['Sacs', 'Vrac']);
    expect(found.body.meta).toEqual({ total: 2, next_cursor: null, cost: 449.75 });
  });

  test.each(['', '&sort=cost'])(
    'leaves unsaid what the whole list comes to where nothing is looked for: limit=1%s',
    async (order) => {
      expect((await list(`limit=1${order}`)).body.meta).toEqual({ total: 3, next_cursor: expect.any(String) });
    },
  );

  test('says what was found comes to whatever the page', async () => {
    const page = await list('q=compost&limit=1');
    expect(page.body.meta).toMatchObject({ total: 2, cost: 449.75 });
    const next = await list(`q=compost&limit=1&cursor=${String(page.body.meta?.['next_cursor'])}`);
    expect([notes(page), notes(next), next.body.meta?.['next_cursor']]).toEqual([['Sacs'], ['Vrac'], null]);
  });

  test.each([
    ['realm=energy', ['Tracteur']],
    ['realm=energy&realm=biomass', ['Tracteur', 'Sacs', 'Vrac']],
    ['category=compost_and_manure', ['Sacs', 'Vrac']],
    ['from=2026-04-01&to=2026-04-01', ['Sacs']],
    ['min=12.25&max=80', ['Tracteur', 'Sacs']],
    ['q=sacs&min=13', []],
    ['sort=cost', ['Vrac', 'Tracteur', 'Sacs']],
    ['sort=category', ['Sacs', 'Vrac', 'Tracteur']],
  ])('takes %s', async (query, expected) => {
    expect(notes(await list(query))).toEqual(expected);
  });

  test('finds each change at once: details that were corrected, a removal and its restoration', async () => {
    expect(notes(await list('q=vrac'))).toEqual(['Vrac']);
    const [first = ''] = ids;
    const correction = {
      input_category_id: 'compost',
      notes: 'Camion',
      quantity_raw: 1,
      unit_id: 'tonne',
      cost: 437.5,
    };
    last = await farm.put(`${url}/${first}`, { producer_input: correction });
    expect(notes(await list('q=vrac'))).toEqual([]);
    expect(notes(await list('q=camion'))).toEqual(['Camion']);
    last = await farm.delete(`${url}/${first}`);
    expect(notes(await list('q=camion'))).toEqual([]);
    last = await farm.post(`${url}/${first}/restore`);
    expect(notes(await list('q=camion'))).toEqual(['Camion']);
  });

  test('finds what there was at an instant, in the words of then', async () => {
    const then = new Date((time += 60_000)).toISOString();
    const [first = ''] = ids;
    const correction = { input_category_id: 'compost', notes: 'Camion', quantity_raw: 1, unit_id: 'tonne', cost: 1 };
    last = await farm.put(`${url}/${first}`, { producer_input: correction });
    await record({ notes: 'Vrac encore' });
    const past = await list(`q=vrac&as_of=${then}`);
    expect([notes(past), past.body.meta?.['cost']]).toEqual([['Vrac'], 437.5]);
    expect(notes(await list(`q=vrac&as_of=${then}`))).toEqual(['Vrac']);
    expect(notes(await list('q=vrac'))).toEqual(['Vrac encore']);
  });

  test('finds what was recorded since, where the instant is still to come', async () => {
    const then = new Date(time + 86_400_000).toISOString();
    expect(notes(await list(`q=compost&as_of=${then}`))).toEqual(['Sacs', 'Vrac']);
    await record({ notes: 'Livraison' });
    expect(notes(await list(`q=compost&as_of=${then}`))).toEqual(['Livraison', 'Sacs', 'Vrac']);
  });

  test('has the lines of an instant in the order of the present, also those of one day and one moment', async () => {
    tick = 0;
    for (const day of ['2026-04-02', '2026-03-31', '2026-04-02', '2026-04-02', '2026-03-31', '2026-04-02'])
      await record({ notes: 'Sacs', occurred_on: day });
    last = await farm.delete(`${url}/${ids[4] ?? ''}`);
    last = await farm.post(`${url}/${ids[4] ?? ''}/restore`);
    tick = 60_000;
    const idsOf = (answer: TestAnswer) => (answer.body.data as Wire[]).map(({ id }) => id);
    const now = idsOf(await list('q=sacs'));
    expect(now).toHaveLength(7);
    expect(idsOf(await list(`q=sacs&as_of=${new Date(time).toISOString()}`))).toEqual(now);
    expect(idsOf(await list('min=0'))).toEqual(idsOf(await list('')));
  });

  test('shows nothing of another company', async () => {
    const stranger = http.as({ role: 'producer_level_two' });
    const answer = await stranger.get(`${url}?q=compost`, after(last));
    expect(answer.body).toEqual({ data: [], meta: { total: 0, next_cursor: null, cost: 0 } });
  });

  test.each([
    ['realm=magic', 'realm.0'],
    ['from=2026-02-30', 'from'],
    ['from=2026-05-02&to=2026-05-01', 'to'],
    ['min=-1', 'min'],
    ['min=10&max=9.99', 'max'],
    ['min=9&max=10&from=2026-05-02&to=2026-05-01', 'to'],
    ['max=1e3', 'max'],
    ['sort=weight', 'sort'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('refuses %s, naming the parameter', async (query, field) => {
    const answer = await list(query);
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  test.each([
    ['en', 'The last day cannot be before the first one', 'The largest amount cannot be below the least'],
    [
      'fr',
      'Le dernier jour ne peut pas précéder le premier',
      'Le montant maximal ne peut être inférieur au montant minimal',
    ],
  ])('says in the caller’s language (%s) that days and amounts are in the wrong order', async (language, to, max) => {
    const answer = await list('from=2026-05-02&to=2026-05-01&min=2&max=1', { 'accept-language': language });
    expect(answer.body.errors).toEqual([
      { code: 'malformed_request', field: 'to', message: to },
      { code: 'malformed_request', field: 'max', message: max },
    ]);
  });

  test.each([
    ['en', 'Least amount must be a number'],
    ['fr', 'Le montant minimal doit être un nombre'],
  ])('says in %s what a least amount must be', async (language, message) => {
    const refused = await list('min=much', { 'accept-language': language });
    expect(refused.body.errors).toEqual([{ code: 'malformed_request', field: 'min', message }]);
  });

  test('takes bounds that are the same', async () =>
    expect((await list('from=2026-05-01&to=2026-05-01&min=0.00&max=0')).status).toBe(200));

  test('refuses a cursor of another order', async () => {
    const page = await list('sort=cost&limit=1');
    const answer = await list(`sort=category&limit=1&cursor=${String(page.body.meta?.['next_cursor'])}`);
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'malformed_request']);
  });
});
