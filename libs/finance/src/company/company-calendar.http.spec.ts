import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FirmEvent, InputEvent } from '@terroir/events';
import { fold, recorded } from '@terroir/kernel';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { FinanceModule, financeViews } from '../finance.module.ts';
import { companyCalendarView } from './company-calendar.view.ts';

const located = (timeZone: string, accountId: string = uuidv7()): FirmEvent => ({
  type: 'CompanyLocated',
  data: {
    accountId,
    raw: '12, rue Principale',
    zipcode: 'J0B 1C0',
    latitude: 45.1,
    longitude: -72,
    city: 'Ayer’s Cliff',
    state: 'Québec',
    country: 'Canada',
    countryCode: 'CA',
    timeZone,
  },
});
const described = (foundationDate: string, accountId: string = uuidv7()): FirmEvent => ({
  type: 'CompanyDescribed',
  data: { accountId, name: 'Ferme', details: '', foundationDate },
});

test('the calendar of a company is that of its latest address and foundation, however often an event is folded', () => {
  const events = recorded([described('2001-05-14'), located('America/Toronto'), located('America/Halifax')]);
  let row = null;
  for (const event of events) {
    row = fold(companyCalendarView, row, event);
    expect(fold(companyCalendarView, row, event)).toEqual(row);
  }
  expect(row).toMatchObject({ timeZone: 'America/Halifax', foundedOn: '2001-05-14' });
});

const url = '/api/v1/producer_inputs';
const compost = (more: object = {}) => ({
  producer_input: { input_category_id: 'compost', quantity_raw: 1, unit_id: 'tonne', cost: 1, ...more },
});
const at = (position: number) => ({ 'x-min-position': String(position) });
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const one = (answer: TestAnswer) =>
  answer.body.data as { readonly id: string; readonly attributes: Readonly<Record<string, unknown>> };
const dayOf = (answer: TestAnswer) => one(answer).attributes['occurred_on'];

let http: TestHttp;
/** Half past eleven at night in Sherbrooke, half past midnight in Halifax. */
const night = '2026-01-01T04:30:00.000Z';
let time = night;
beforeAll(async () => {
  http = await testHttp({
    modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
    views: financeViews,
    now: () => time,
  });
});
afterAll(() => http.close());
const producer = (): TestClient & { readonly companyId: string } => {
  const client = http.as({ role: 'producer_level_two' });
  return Object.assign(client, { companyId: client.session?.companyId ?? '' });
};

/** Puts an event into the log as a Terroir of any time wrote it. */
async function happened(companyId: string, stream: string, { type, data }: FirmEvent | InputEvent): Promise<number> {
  const actor = { accountId: companyId, companyId, role: 'producer_level_two' } as const;
  const causation = { correlationId: 'test', causationId: 'test' };
  const event = { id: uuidv7(), type, version: 1, recorded: night, actor, companyId, ...causation, data };
  return (await http.store.log.append(stream, 'any', [event])).position;
}

describe('a line', () => {
  test('happens today in the zone of the company, in that of the installation until it has an address', async () => {
    const farm = producer();
    expect(dayOf(await farm.post(url, compost()))).toBe('2025-12-31');
    const moved = await happened(farm.companyId, `firm-${farm.companyId}`, located('America/Halifax', farm.companyId));
    await farm.get('/api/v1/production_summary', at(moved));
    expect(dayOf(await farm.post(url, compost()))).toBe('2026-01-01');
  });

  test('happens no earlier than the company was founded', async () => {
    const farm = producer();
    const founded = await happened(farm.companyId, `firm-${farm.companyId}`, described('2001-05-14', farm.companyId));
    await farm.get('/api/v1/production_summary', at(founded));
    const early = await farm.post(url, compost({ occurred_on: '2001-05-13' }), { 'accept-language': 'fr' });
    expect([early.status, early.body.errors]).toEqual([
      422,
      [
        {
          code: 'occurs_too_early',
          field: 'producer_input.occurred_on',
          message: 'Choisissez le 14 mai 2001 ou un jour ultérieur.',
        },
      ],
    ]);
    expect((await farm.post(url, compost({ occurred_on: '2001-05-14' }))).status).toBe(201);
  });
});

describe('a line from before lines said their day', () => {
  const old = async (farm: ReturnType<typeof producer>) => {
    const inputId = uuidv7();
    const line = { subcategoryId: 'compost', notes: '', quantity: 1, unitId: 'tonne', costCents: 100 };
    const stream = `producer_input-${inputId}`;
    return {
      inputId,
      position: await happened(farm.companyId, stream, { type: 'InputRecorded', data: { inputId, ...line } }),
    };
  };

  test('happened on the day of its recording in the zone that the company had then', async () => {
    const farm = producer();
    const first = await old(farm);
    await happened(farm.companyId, `firm-${farm.companyId}`, located('America/Toronto', farm.companyId));
    const second = await old(farm);
    await happened(farm.companyId, `firm-${farm.companyId}`, located('America/Halifax', farm.companyId));
    const third = await old(farm);
    const list = await farm.get(url, at(third.position));
    const days = (list.body.data as { id: string; attributes: Record<string, unknown> }[]).map(({ id, attributes }) => [
      id,
      attributes['occurred_on'],
    ]);
    expect(Object.fromEntries(days)).toEqual({
      [first.inputId]: '2026-01-01', // UTC: there was no address yet
      [second.inputId]: '2025-12-31',
      [third.inputId]: '2026-01-01',
    });
    const { timeline } = one(await farm.get('/api/v1/production_summary')).attributes as {
      timeline: readonly { month: string; cost: number }[];
    };
    expect(timeline.map(({ month, cost }) => [month, cost])).toEqual([
      ['2025-12', 1],
      ['2026-01', 2],
    ]);
  });

  test('is answered with that day after every write, and is not changed by saying it', async () => {
    const farm = producer();
    await happened(farm.companyId, `firm-${farm.companyId}`, located('America/Toronto', farm.companyId));
    const { inputId, position } = await old(farm);
    const place = `${url}/${inputId}`;
    expect(dayOf(await farm.get(place, at(position)))).toBe('2025-12-31');
    const same = await farm.put(place, compost({ occurred_on: '2025-12-31' }));
    expect([same.headers['etag'], dayOf(same)]).toEqual(['"1"', '2025-12-31']);
    const corrected = await farm.put(place, compost({ cost: 2 }));
    expect([corrected.headers['etag'], dayOf(corrected)]).toEqual(['"2"', '2025-12-31']);
    await farm.delete(place);
    expect(dayOf(await farm.post(`${place}/restore`))).toBe('2025-12-31');
    const moved = await farm.put(place, compost({ occurred_on: '2025-12-24' }));
    expect([moved.headers['etag'], dayOf(moved)]).toEqual(['"5"', '2025-12-24']);
    expect(dayOf(await farm.get(place, after(moved)))).toBe('2025-12-24');
    const back = await farm.post(`${place}/revert`, { version: 1 });
    expect([back.headers['etag'], dayOf(back), one(back).attributes['cost']]).toEqual(['"6"', '2025-12-31', 1]);
    expect(dayOf(await farm.get(place, after(back)))).toBe('2025-12-31');
    expect(dayOf(await farm.put(place, compost({ occurred_on: '2025-12-31' })))).toBe('2025-12-31');
    const forward = await farm.post(`${place}/revert`, { version: 5 });
    expect(dayOf(await farm.get(place, after(forward)))).toBe('2025-12-24');
  });
});

test('a list as of an instant has what happened tomorrow by UTC, for a company east of it', async () => {
  const farm = producer();
  const moved = await happened(farm.companyId, `firm-${farm.companyId}`, located('Pacific/Auckland', farm.companyId));
  await farm.get('/api/v1/production_summary', at(moved));
  time = '2026-01-01T20:00:00.000Z';
  const last = await farm.post(url, compost());
  expect(dayOf(last)).toBe('2026-01-02');
  const listed = await farm.get(`${url}?as_of=${time}`, after(last));
  expect((listed.body.data as { id: string }[]).map(({ id }) => id)).toEqual([one(last).id]);
});
