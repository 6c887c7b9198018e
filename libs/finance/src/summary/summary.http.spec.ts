import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { POSITIONS, type Positions } from '@terroir/http';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { FinanceModule, financeViews } from '../finance.module.ts';

const url = '/api/v1/production_summary';
const hay = (cost: number) => ({
  producer_output: { output_category_id: 'hay', quantity_raw: 1, unit_id: 'bale', cost },
});
const compost = (cost: number) => ({
  producer_input: { input_category_id: 'compost', quantity_raw: 1, unit_id: 'tonne', cost },
});
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const idOf = (answer: TestAnswer) => (answer.body.data as { id: string }).id;
const summary = (answer: TestAnswer) => (answer.body.data as { attributes: Record<string, unknown> }).attributes;

let http: TestHttp;
let time = '2026-05-01T12:00:00.000Z';
beforeAll(async () => {
  http = await testHttp({
    modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
    views: financeViews,
    now: () => time,
  });
});
afterAll(() => http.close());
const producer = (): TestClient => http.as({ role: 'producer_level_two' });

describe('GET /production_summary', () => {
  test('has a version while nothing is written, another one after, and none in the past', async () => {
    const farm = producer();
    const first = await farm.post('/api/v1/producer_inputs', compost(1));
    const version = async (query = '', headers = {}) => (await farm.get(url + query, headers)).headers['etag'];
    const before = await version('', after(first));
    expect(before).toBe(`"${first.headers['x-position']}"`);
    expect(await version()).toBe(before);
    expect(await version('', after(await farm.post('/api/v1/producer_inputs', compost(2))))).not.toBe(before);
    expect(await version(`?as_of=${time}`)).toBeUndefined();
  });

  test('adds up the company’s own books to the cent', async () => {
    const farm = producer();
    time = '2026-03-31T12:00:00.000Z';
    await farm.post('/api/v1/producer_inputs', compost(0.1));
    await farm.post('/api/v1/producer_inputs', compost(0.2));
    await producer().post('/api/v1/producer_inputs', compost(1000));
    time = '2026-05-01T12:00:00.000Z';
    const last = await farm.post('/api/v1/producer_outputs', hay(19.99));
    const answer = await farm.get(url, { ...after(last), 'accept-language': 'fr' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: farm.session?.companyId,
      type: 'production_summary',
      attributes: {
        as_of: null,
        from: null,
        to: null,
        time_zone: 'America/Toronto',
        costs: {
          total: 0.3,
          distribution: {
            categories: [
              { id: 'compost_and_manure', name: 'Composts et fumiers', realm: 'biomass', value: 0.3, percent: 100 },
            ],
            subcategories: [
              {
                id: 'compost',
                name: 'Compost',
                realm: 'biomass',
                category_id: 'compost_and_manure',
                category_name: 'Composts et fumiers',
                value: 0.3,
                percent: 100,
              },
            ],
          },
        },
        revenues: {
          total: 19.99,
          distribution: {
            categories: [expect.objectContaining({ name: 'Fourrages et pailles', value: 19.99 })],
            subcategories: [expect.objectContaining({ name: 'Foin', category_id: 'forage_and_straw' })],
          },
        },
        net: { total: 19.69 },
        timeline: [
          { month: '2026-03', cost: 0.3, revenue: 0, net: -0.3, cumulative: -0.3 },
          { month: '2026-04', cost: 0, revenue: 0, net: 0, cumulative: -0.3 },
          { month: '2026-05', cost: 0, revenue: 19.99, net: 19.99, cumulative: 19.69 },
        ],
      },
    });
    expect(summary(await farm.get(url))['revenues']).toMatchObject({
      distribution: { subcategories: [{ name: 'Hay' }] },
    });
  });

  test('counts a line in the month in which it happened, whenever it was recorded', async () => {
    const farm = producer();
    time = '2026-05-01T12:00:00.000Z';
    const april = { ...hay(7).producer_output, occurred_on: '2026-04-30' };
    const made = await farm.post('/api/v1/producer_outputs', { producer_output: april });
    const months = async (answer: TestAnswer) =>
      (summary(await farm.get(url, after(answer)))['timeline'] as { month: string }[]).map(({ month }) => month);
    expect(await months(made)).toEqual(['2026-04']);
    const march = { producer_output: { ...april, occurred_on: '2026-03-31' } };
    expect(await months(await farm.put(`/api/v1/producer_outputs/${idOf(made)}`, march))).toEqual(['2026-03']);
  });

  test('of a period counts what happened on its days, the first and the last included, and nothing else', async () => {
    const farm = producer();
    time = '2026-05-01T12:00:00.000Z';
    const on = (occurred_on: string, cost: number) =>
      farm.post('/api/v1/producer_outputs', { producer_output: { ...hay(cost).producer_output, occurred_on } });
    for (const [day, cost] of [
      ['2025-03-31', 1],
      ['2025-04-01', 20],
      ['2025-10-31', 300],
      ['2025-11-01', 4000],
    ] as const)
      await on(day, cost);
    const last = await farm.post('/api/v1/producer_inputs', {
      producer_input: { ...compost(5).producer_input, occurred_on: '2025-07-01' },
    });
    const of = async (query: string) => {
      const { net, timeline, from, to } = summary(await farm.get(`${url}?${query}`, after(last))) as {
        net: { total: number };
        timeline: readonly { month: string; cumulative: number }[];
        from: string | null;
        to: string | null;
      };
      return [net.total, timeline.at(0)?.month, timeline.at(-1)?.month, timeline.at(-1)?.cumulative, from, to];
    };
    expect(await of('from=2025-04-01&to=2025-10-31')).toEqual([
      315,
      '2025-04',
      '2025-10',
      315,
      '2025-04-01',
      '2025-10-31',
    ]);
    expect(await of('from=2025-04-02')).toEqual([4295, '2025-07', '2025-11', 4295, '2025-04-02', null]);
    expect(await of('to=2025-04-01')).toEqual([21, '2025-03', '2025-04', 21, null, '2025-04-01']);
    expect(await of('from=2025-04-01&to=2025-10-31&as_of=2026-04-30T00:00:00Z')).toEqual([
      0,
      undefined,
      undefined,
      undefined,
      '2025-04-01',
      '2025-10-31',
    ]);
  });

  test.each(['from=2025-02-29', 'to=2025-4-1', 'from=spring', 'to=', 'to=2025-05-01&from=2025-05-02'])(
    'refuses the period %s',
    async (query) => {
      const answer = await producer().get(`${url}?${query}`);
      expect([answer.status, answer.body.errors?.[0]]).toEqual([
        400,
        expect.objectContaining({ code: 'malformed_request', field: query.slice(0, query.indexOf('=')) }),
      ]);
    },
  );

  test('of an empty book is empty', async () => {
    const answer = await producer().get(url);
    expect(summary(answer)).toMatchObject({ net: { total: 0 }, timeline: [], costs: { total: 0 } });
  });

  test('leaves out what was removed, and follows corrections', async () => {
    const farm = producer();
    const kept = await farm.post('/api/v1/producer_outputs', hay(10));
    const removed = await farm.post('/api/v1/producer_outputs', hay(5));
    await farm.put(`/api/v1/producer_outputs/${idOf(kept)}`, hay(11));
    const last = await farm.delete(`/api/v1/producer_outputs/${idOf(removed)}`);
    expect(summary(await farm.get(url, after(last)))['net']).toEqual({ total: 11 });
  });

  test('as of an instant says what the books said then', async () => {
    const farm = producer();
    time = '2026-06-01T12:00:00.000Z';
    const first = await farm.post('/api/v1/producer_outputs', hay(10));
    time = '2026-06-02T12:00:00.000Z';
    await farm.put(`/api/v1/producer_outputs/${idOf(first)}`, hay(20));
    time = '2026-06-03T12:00:00.000Z';
    await farm.delete(`/api/v1/producer_outputs/${idOf(first)}`);
    time = '2026-06-04T12:00:00.000Z';
    const last = await farm.post(`/api/v1/producer_outputs/${idOf(first)}/restore`);
    await farm.get(url, after(last));
    const netOn = async (day: string) => {
      const answer = summary(await farm.get(`${url}?as_of=${day}T18:00:00Z`));
      expect(answer['as_of']).toBe(`${day}T18:00:00Z`);
      return answer['net'];
    };
    expect(await netOn('2026-05-31')).toEqual({ total: 0 });
    expect(await netOn('2026-06-01')).toEqual({ total: 10 });
    expect(await netOn('2026-06-02')).toEqual({ total: 20 });
    expect(await netOn('2026-06-03')).toEqual({ total: 0 });
    expect(await netOn('2026-06-04')).toEqual({ total: 20 });
  });

  test('counts more lines than a page of the store holds', async () => {
    const farm = producer();
    let last = await farm.post('/api/v1/producer_outputs', hay(0.01));
    for (let line = 1; line < 501; line += 1) last = await farm.post('/api/v1/producer_outputs', hay(0.01));
    expect(summary(await farm.get(url, after(last)))['net']).toEqual({ total: 5.01 });
  });

  test('refuses an instant that is none', async () => {
    const answer = await producer().get(`${url}?as_of=last-week`);
    expect([answer.status, answer.body.errors?.[0]]).toEqual([
      400,
      expect.objectContaining({ code: 'malformed_request', field: 'as_of' }),
    ]);
  });

  test('is for producers on plan level 1', async () => {
    const who = [http.guest, http.as({ role: 'business_level_one' }), http.as({ role: 'producer_level_one' })];
    const answers = await Promise.all(who.map((caller) => caller.get(url)));
    expect(answers.map((answer) => [answer.status, answer.body.errors?.[0]?.code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'wrong_role'],
      [403, 'level_required'],
    ]);
  });
});

test.each(['producer_input', 'producer_output', 'company_calendar'])(
  'waits until %s has what was written',
  async (behind) => {
    const farm = producer();
    const last = await farm.post('/api/v1/producer_inputs', compost(1));
    const positions = http.app.get<Positions>(POSITIONS);
    const reached = positions.reached.bind(positions);
    const spies = [
      jest.spyOn(positions, 'reached').mockImplementation((view) => (view === behind ? 0 : reached(view))),
      jest.spyOn(positions, 'waitFor').mockImplementation((_position, _milliseconds, view) => view !== behind),
    ];
    expect((await farm.get(url, after(last))).status).toBe(503);
    for (const spy of spies) spy.mockRestore();
    expect((await farm.get(url, after(last))).status).toBe(200);
  },
);

test('a read of a position that the log has yet to reach waits for the write, and is 503 when none comes', async () => {
  const farm = producer();
  const last = await farm.post('/api/v1/producer_inputs', compost(1));
  const next = { 'x-min-position': String(Number(last.headers['x-position']) + 1) };
  const read = farm.get(url, next);
  await farm.post('/api/v1/producer_inputs', compost(2));
  expect((await read).status).toBe(200);

  const positions = http.app.get<Positions>(POSITIONS);
  const spy = jest.spyOn(positions, 'waitFor').mockReturnValue(false);
  const beyond = await farm.get(url, { 'x-min-position': '999999999999999', 'accept-language': 'fr' });
  expect(spy.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([2000, 2000, 2000]);
  spy.mockRestore();
  expect([beyond.status, beyond.headers['retry-after']]).toEqual([503, '1']);
  expect(beyond.body.errors?.[0]).toMatchObject({ code: 'unavailable', field: 'X-Min-Position' });
});
