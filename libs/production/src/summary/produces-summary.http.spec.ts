import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testHttp, type TestAnswer, type TestHttp } from '@terroir/http/testing';
import { production } from '../production.module.ts';

let http: TestHttp;
let now = Date.parse('2026-05-01T16:00:00.000Z');
beforeAll(async () => {
  http = await testHttp({
    modules: [production.nest({ timeZone: 'America/Toronto' })],
    views: production.views,
    now: () => new Date(now).toISOString(),
  });
});
afterAll(() => http.close());

const url = '/api/v1/produces_summary';
const produceOf = (product_id: string, production_from = '2026-04-15') => ({
  produce: {
    product_id,
    variety_id: `${product_id}_other`,
    production_type_id: 'conventional',
    harvest: {
      quantity_raw: 10,
      quantity_unit_id: 'kilogram',
      cost: 1,
      cost_unit_id: 'kilogram',
      area: 1,
      area_unit_id: 'hectare',
      production_from,
      production_to: '2026-10-10',
      availability_from: '2026-07-10',
      availability_to: '2026-11-15',
    },
  },
});
const attributesOf = (answer: TestAnswer) =>
  (answer.body.data as { attributes: Readonly<Record<string, unknown>> }).attributes;
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });

test('the summary follows what is recorded, corrected, removed and restored, and shows any instant', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  await http.as({ role: 'producer_level_two' }).post('/api/v1/produces', produceOf('honey'));
  await farm.post('/api/v1/produces', produceOf('carrot'));
  const made = await farm.post('/api/v1/produces', produceOf('tomato'));
  const at = `/api/v1/produces/${(made.body.data as { id: string }).id}`;
  const then = new Date(now).toISOString();
  now += 60_000;
  const corrected = await farm.put(at, produceOf('tomato', '2026-03-05'));
  const summary = await farm.get(url, after(corrected));
  expect(summary.headers['etag']).toMatch(/^"\d+"$/);
  expect(attributesOf(summary)).toMatchObject({
    as_of: null,
    total: 2,
    distribution: { categories: [{ id: 'fruits_and_vegetables', value: 2, percent: 100 }] },
    calendar: {
      start_date: '2026-03-01',
      end_date: '2026-11-30',
      rows: [
        { name: 'Tomato', production_from_days: 4, production_to_days: 223 },
        { name: 'Carrot', production_from_days: 45, availability_from_days: 131, availability_to_days: 259 },
      ],
    },
  });
  const past = await farm.get(`${url}?as_of=${then}`, after(corrected));
  expect(attributesOf(past)).toMatchObject({ as_of: then, calendar: { start_date: '2026-04-01' } });
  expect(past.headers['etag']).toBeUndefined();
  const removed = await farm.delete(at);
  expect(attributesOf(await farm.get(url, after(removed)))).toMatchObject({ total: 1 });
  const back = await farm.post(`${at}/restore`);
  const french = await farm.get(url, { ...after(back), 'accept-language': 'fr' });
  expect(attributesOf(french)).toMatchObject({
    total: 2,
    calendar: { rows: [{ name: 'Tomate' }, { name: 'Carotte' }] },
  });
});

test('the summary of a company without produces is empty, and hidden from guests and buyers', async () => {
  expect(attributesOf(await http.as({ role: 'producer_level_two' }).get(url))).toMatchObject({
    total: 0,
    calendar: { start_date: null, end_date: null, rows: [] },
  });
  expect((await http.guest.get(url)).status).toBe(401);
  expect((await http.as({ role: 'business_level_one' }).get(url)).status).toBe(403);
});
