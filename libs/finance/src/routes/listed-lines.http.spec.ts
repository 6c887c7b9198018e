import { describe, expect, test } from '@jest/globals';
import type { TestAnswer, TestClient } from '@terroir/http/testing';
import { after, errors, many, one, linesHttp, sides } from './lines.fixture.ts';

const costs = (answer: TestAnswer) => many(answer).map((record) => record.attributes['cost']);
const finance = linesHttp();
const producer = (): TestClient => finance.http.as({ role: 'producer_level_two' });

describe.each(sides)('producer $side records over HTTP', ({ side, line }) => {
  const envelope = `producer_${side}`;
  const url = `/api/v1/producer_${side}s`;
  const body = (more: object = {}) => ({ [envelope]: { ...line, ...more } });

  describe('GET', () => {
    test('lists the company’s own, newest first, page by page', async () => {
      const farm = producer();
      let last = await farm.post(url, body({ cost: 1 }));
      for (const cost of [2, 3]) last = await farm.post(url, body({ cost }));
      await producer().post(url, body({ cost: 4 }));
      const page = await farm.get(`${url}?limit=2`, after(last));
      expect(page.status).toBe(200);
      expect(many(page).map((record) => record.attributes['cost'])).toEqual([3, 2]);
      expect(page.body.meta).toEqual({ total: 3, next_cursor: expect.any(String) });
      const rest = await farm.get(
        `${url}?limit=2&cursor=${encodeURIComponent(String(page.body.meta?.['next_cursor']))}`,
      );
      expect(many(rest).map((record) => record.attributes['cost'])).toEqual([1]);
      expect(rest.body.meta).toEqual({ total: 3, next_cursor: null });
    });

    test('lists the newest day first, and of one day what was recorded last', async () => {
      const farm = producer();
      let last = await farm.post(url, body({ cost: 1, occurred_on: '2026-02-03' }));
      for (const [cost, occurred_on] of [
        [2, '2026-03-05'],
        [3, '2026-01-30'],
        [4, '2026-02-03'],
      ] as const)
        last = await farm.post(url, body({ cost, occurred_on }));
      const then = new Date(finance.time).toISOString();
      expect(costs(await farm.get(url, after(last)))).toEqual([2, 4, 1, 3]);
      const moved = await farm.put(`${url}/${one(last).id}`, body({ cost: 4, occurred_on: '2026-04-01' }));
      expect(one(moved).attributes).toMatchObject({
        occurred_on: '2026-04-01',
        recorded_at: one(last).attributes['recorded_at'],
      });
      expect(costs(await farm.get(url, after(moved)))).toEqual([4, 2, 1, 3]);
      expect(costs(await farm.get(`${url}?as_of=${then}`))).toEqual([2, 4, 1, 3]);
    });

    test('lists what was, as of an instant, page by page', async () => {
      const farm = producer();
      const first = await farm.post(url, body({ cost: 1 }));
      const second = await farm.post(url, body({ cost: 2 }));
      const third = await farm.post(url, body({ cost: 3 }));
      const then = new Date(finance.time).toISOString();
      await farm.put(`${url}/${one(first).id}`, body({ cost: 100 }));
      await farm.delete(`${url}/${one(second).id}`);
      const end = await farm.post(url, body({ cost: 4 }));
      expect(costs(await farm.get(url, after(end)))).toEqual([4, 3, 100]);
      expect(costs(await farm.get(`${url}?as_of=${then}`))).toEqual([3, 2, 1]);
      expect(costs(await farm.get(`${url}?as_of=${new Date(finance.time).toISOString()}`))).toEqual([4, 3, 100]);
      expect(costs(await farm.get(`${url}?as_of=2020-01-01T00:00:00Z`))).toEqual([]);
      const page = await farm.get(`${url}?as_of=${then}&limit=2`);
      expect(page.body.meta).toEqual({ total: 3, next_cursor: expect.any(String) });
      const cursor = encodeURIComponent(String(page.body.meta?.['next_cursor']));
      const rest = await farm.get(`${url}?as_of=${then}&limit=2&cursor=${cursor}`);
      expect([costs(rest), rest.body.meta]).toEqual([[1], { total: 3, next_cursor: null }]);
      expect(errors(await farm.get(`${url}?as_of=${then}&cursor=${one(third).id}`))).toMatchObject({
        status: 400,
        errors: [{ code: 'malformed_request' }],
      });
    });

    test('shows one as it was, without a version', async () => {
      const farm = producer();
      const { id } = one(await farm.post(url, body({ cost: 1 })));
      const then = new Date(finance.time).toISOString();
      await farm.put(`${url}/${id}`, body({ cost: 100 }));
      const gone = await farm.delete(`${url}/${id}`);
      const past = await farm.get(`${url}/${id}?as_of=${then}`, after(gone));
      expect([past.status, one(past).attributes['cost'], past.headers['etag']]).toEqual([200, 1, undefined]);
      expect((await farm.get(`${url}/${id}?as_of=${new Date(finance.time).toISOString()}`)).status).toBe(404);
      expect((await farm.get(`${url}/${id}?as_of=2020-01-01T00:00:00Z`)).status).toBe(404);
      expect((await producer().get(`${url}/${id}?as_of=${then}`)).status).toBe(404);
    });

    test.each(['limit=0', 'limit=501', 'limit=ten', 'as_of=yesterday', 'cursor=nonsense'])(
      'refuses the query %s',
      async (query) =>
        expect(errors(await producer().get(`${url}?${query}`))).toMatchObject({
          status: 400,
          errors: [{ code: 'malformed_request' }],
        }),
    );

    test('shows one with its version', async () => {
      const farm = producer();
      const made = await farm.post(url, body());
      const shown = await farm.get(`${url}/${one(made).id}`, after(made));
      expect(shown.status).toBe(200);
      expect(shown.body).toEqual(made.body);
      expect(shown.headers['etag']).toBe('"1"');
    });
  });
});
