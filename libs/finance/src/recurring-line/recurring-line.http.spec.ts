import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  recordContract,
  revertContract,
  testHttp,
  type TestAnswer,
  type TestClient,
  type TestHttp,
} from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { FinanceModule, financeViews } from '../finance.module.ts';
import { dueLineId } from './due-line.ts';
import { RecurringLineController } from './recurring-line.controller.ts';

const url = '/api/v1/recurring_lines';
const french = { 'accept-language': 'fr' };
const rent = {
  side: 'input',
  subcategory_id: 'cropland_rent',
  notes: 'Terre du rang 4',
  quantity_raw: 1,
  unit_id: 'month',
  cost: 420,
  every: 'month',
  first_due_on: '2026-03-31',
};
const body = (more: object = {}) => ({ recurring_line: { ...rent, ...more } });
const due = (due_on: string, more: object = {}) => ({ due_line: { due_on, ...more } });

interface Wire {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
const one = (answer: TestAnswer): Wire => answer.body.data as Wire;
const many = (answer: TestAnswer): readonly Wire[] => answer.body.data as readonly Wire[];
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const errors = (answer: TestAnswer) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];
const dates = (answer: TestAnswer) => {
  const { due, next, settled } = one(answer).attributes;
  return { due, next, settled };
};

let http: TestHttp;
let instant = '';
let ticks = 0;
beforeAll(async () => {
  http = await testHttp({
    modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
    views: financeViews,
    now: () => new Date(Date.parse(instant) + (ticks += 1)).toISOString(),
  });
});
afterAll(() => http.close());
beforeEach(() => {
  instant = '2026-06-15T12:00:00.000Z';
});
const producer = (): TestClient => http.as({ role: 'producer_level_two' });
const lines = async (farm: TestClient, answer: TestAnswer, side = 'input') =>
  many(await farm.get(`/api/v1/producer_${side}s`, after(answer)));

/** Writes an event of a company to the log, and waits until the read models have it. */
async function happened(who: TestClient, aggregate: string, type: string, data: object, id?: string): Promise<void> {
  const { accountId, companyId, role } = who.session ?? { accountId: '', companyId: '', role: 'guest' };
  const { log, projector } = http.store;
  const made = {
    id: uuidv7(),
    type,
    version: 1,
    recorded: instant,
    actor: { accountId, companyId, role },
    companyId,
    correlationId: uuidv7(),
    causationId: uuidv7(),
    data: data as Record<string, unknown>,
  };
  const { position } = await log.append(`${aggregate}-${id ?? accountId}`, 'absent', [made]);
  expect(await projector?.waitFor(position, 10_000)).toBe(true);
}

describe('a recurring line over HTTP', () => {
  test('is recorded, and answered with what is due and what comes next', async () => {
    const made = await producer().post(url, body());
    expect([made.status, made.headers['etag']]).toEqual([201, '"1"']);
    expect(one(made)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'recurring_line',
      attributes: {
        side: 'input',
        category: { id: expect.any(String), name: expect.any(String), realm: 'others' },
        subcategory: { id: 'cropland_rent', name: 'Cropland rent' },
        notes: 'Terre du rang 4',
        quantity_raw: 1,
        unit: { id: 'month', symbol: 'month', symbol_plural: 'months' },
        cost: 420,
        produce_id: null,
        every: 'month',
        first_due_on: '2026-03-31',
        last_due_on: null,
        due: ['2026-03-31', '2026-04-30', '2026-05-31'],
        next: '2026-06-30',
        settled: [],
        recorded_at: expect.stringMatching(/^2026-06-15T12/),
      },
    });
  });

  test('records nothing by itself, however much is due', async () => {
    const farm = producer();
    const made = await farm.post(url, body());
    instant = '2027-06-15T12:00:00.000Z';
    expect(dates(await farm.get(`${url}/${one(made).id}`, after(made)))).toMatchObject({ next: '2027-06-30' });
    expect(await lines(farm, made)).toEqual([]);
  });

  test('is answered anew each day, alone and in the list', async () => {
    const farm = producer();
    const made = await farm.post(url, body({ first_due_on: '2026-06-16' }));
    const dueNow = async () => [
      dates(await farm.get(`${url}/${one(made).id}`, after(made))).due,
      many(await farm.get(url, after(made)))[0]?.attributes['due'],
    ];
    expect(await dueNow()).toEqual([[], []]);
    instant = '2026-06-16T12:00:00.000Z';
    expect(await dueNow()).toEqual([['2026-06-16'], ['2026-06-16']]);
  });

  test('is due as soon as the day begins where the company is', async () => {
    const dueOf = async (farm: TestClient) => dates(await farm.post(url, body({ first_due_on: '2026-06-16' }))).due;
    const [farm, far] = [producer(), producer()];
    await happened(far, 'firm', 'CompanyLocated', {
      accountId: far.session?.accountId,
      raw: 'Shibuya',
      country: 'Japan',
      countryCode: 'JP',
      state: 'Tokyo',
      city: 'Tokyo',
      zipcode: '150-0002',
      latitude: 35.66,
      longitude: 139.7,
      timeZone: 'Asia/Tokyo',
    });
    instant = '2026-06-15T14:59:50.000Z';
    expect([await dueOf(farm), await dueOf(far)]).toEqual([[], []]);
    instant = '2026-06-15T15:00:00.000Z';
    expect([await dueOf(farm), await dueOf(far)]).toEqual([[], ['2026-06-16']]);
    instant = '2026-06-16T04:00:00.000Z';
    expect(await dueOf(farm)).toEqual(['2026-06-16']);
  });

  test('says as of an instant what was due then', async () => {
    const farm = producer();
    const made = await farm.post(url, body());
    instant = '2026-07-01T12:00:00.000Z';
    const settled = await farm.post(`${url}/${one(made).id}/skip`, due('2026-04-30'));
    expect(dates(settled)).toMatchObject({ due: ['2026-03-31', '2026-05-31', '2026-06-30'], next: '2026-07-31' });
    const past = await farm.get(`${url}/${one(made).id}?as_of=2026-06-20T00:00:00Z`, after(settled));
    expect(dates(past)).toEqual({ due: ['2026-03-31', '2026-04-30', '2026-05-31'], next: '2026-06-30', settled: [] });
    const list = await farm.get(`${url}?as_of=2026-06-20T00:00:00Z`, after(settled));
    expect(many(list)[0]?.attributes['next']).toBe('2026-06-30');
  });

  test('names every wrong field at once, in the language of the caller', async () => {
    const wrong = {
      side: 'sideways',
      subcategory_id: '',
      quantity_raw: 0,
      unit_id: null,
      cost: -1,
      every: 'day',
      first_due_on: '1899-12-31',
      last_due_on: '2026-02-30',
    };
    const answer = await producer().post(url, body(wrong), french);
    expect(answer.status).toBe(422);
    const named = (answer.body.errors ?? []).map(({ field }) => field?.replace('recurring_line.', ''));
    expect(new Set(named)).toEqual(new Set(Object.keys(wrong)));
    const late = await producer().post(url, body({ last_due_on: '2026-03-30' }), french);
    expect(late.body.errors).toEqual([
      {
        code: 'due_dates_order',
        field: 'recurring_line.last_due_on',
        message: 'La dernière date ne peut pas précéder la première',
      },
    ]);
  });

  test('is corrected whole: without its first date a correction is refused', async () => {
    const farm = producer();
    const { id } = one(await farm.post(url, body({ last_due_on: '2026-12-31' })));
    const { first_due_on: _, ...rest } = rent;
    const put = await farm.put(`${url}/${id}`, { recurring_line: { ...rest, last_due_on: '2026-01-01' } });
    expect(errors(put)).toEqual([422, 'required recurring_line.first_due_on']);
  });

  test('whose day is corrected proposes no month again that was recorded', async () => {
    const farm = producer();
    const { id } = one(await farm.post(url, body()));
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    const moved = await farm.put(`${url}/${id}`, body({ first_due_on: '2026-03-15' }));
    expect(dates(moved)).toMatchObject({ due: ['2026-04-15', '2026-05-15', '2026-06-15'], next: '2026-07-15' });
  });

  test('goes, comes back with its settled dates, and leaves its lines in the books', async () => {
    const farm = producer();
    const { id } = one(await farm.post(url, body()));
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    const gone = await farm.delete(`${url}/${id}`);
    expect(gone.status).toBe(204);
    expect((await lines(farm, gone)).length).toBe(1);
    expect(errors(await farm.post(`${url}/${id}/record`, due('2026-04-30')))).toEqual([404, 'not_found null']);
    const back = await farm.post(`${url}/${id}/restore`);
    expect(dates(back)).toMatchObject({ due: ['2026-04-30', '2026-05-31'] });
  });
});

describe('a version of a recurring line', () =>
  revertContract({ url, producer, one: body(), other: body({ cost: 435, every: 'year', last_due_on: '2027-12-31' }) }));

describe('the line of a due date', () => {
  const begin = async (farm: TestClient, more: object = {}) => one(await farm.post(url, body(more))).id;

  test('is recorded as the recurring line says, under an id that follows from both', async () => {
    const farm = producer();
    const id = await begin(farm);
    const recorded = await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    const lineId = dueLineId(id, '2026-03-31');
    expect([recorded.status, recorded.headers['etag']]).toEqual([200, '"2"']);
    expect(dates(recorded)).toEqual({
      due: ['2026-04-30', '2026-05-31'],
      next: '2026-06-30',
      settled: [{ due_on: '2026-03-31', line_id: lineId }],
    });
    expect(await lines(farm, recorded)).toMatchObject([
      {
        id: lineId,
        attributes: {
          input_type: { id: 'cropland_rent' },
          notes: 'Terre du rang 4',
          quantity_raw: 1,
          unit: { id: 'month' },
          cost: 420,
          occurred_on: '2026-03-31',
        },
      },
    ]);
  });

  test('is recorded with what a person says of this time', async () => {
    const farm = producer();
    const id = await begin(farm);
    const values = {
      subcategory_id: 'pasture_rent',
      notes: '',
      quantity_raw: 2,
      unit_id: 'head',
      cost: 12.34,
      occurred_on: '2026-04-02',
    };
    const recorded = await farm.post(`${url}/${id}/record`, due('2026-03-31', values));
    expect((await lines(farm, recorded))[0]?.attributes).toMatchObject({
      input_type: { id: 'pasture_rent' },
      notes: '',
      quantity_raw: 2,
      unit: { id: 'head' },
      cost: 12.34,
      occurred_on: '2026-04-02',
    });
    expect(one(recorded).attributes).toMatchObject({ subcategory: { id: 'cropland_rent' }, cost: 420 });
  });

  test('of an output is a line of the outputs', async () => {
    const farm = producer();
    const id = await begin(farm, { side: 'output', subcategory_id: 'land_rental' });
    const recorded = await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    expect(await lines(farm, recorded)).toEqual([]);
    expect((await lines(farm, recorded, 'output'))[0]?.attributes).toMatchObject({
      output_type: { id: 'land_rental' },
    });
  });

  test('is one line, also when two tabs record it at once and a third comes late', async () => {
    const farm = producer();
    const id = await begin(farm);
    const record = () => farm.post(`${url}/${id}/record`, due('2026-03-31'));
    const both = await Promise.all([record(), record()]);
    const late = await record();
    expect([...both, late].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await lines(farm, late)).length).toBe(1);
    expect(dates(late)).toEqual(dates(both[0]));
  });

  test('is recorded at one of several amounts that are sent at once, and each other sender is told', async () => {
    const farm = producer();
    const id = await begin(farm);
    const costs = Array.from({ length: 12 }, (_, at) => at + 1);
    const record = (cost: number) => farm.post(`${url}/${id}/record`, due('2026-03-31', { cost }));
    const answers = await Promise.all(costs.map(record));
    const kept = costs.filter((_, at) => answers[at]?.status === 200);
    expect(kept).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(errors(answer)).toEqual([409, 'due_line_differs due_line.due_on']);
    const again = await record(kept[0] ?? 0);
    expect(again.status).toBe(200);
    const [line] = await lines(farm, again);
    expect(line?.attributes).toMatchObject({ cost: kept[0] });
    const { etag } = (await farm.get(`/api/v1/producer_inputs/${line?.id ?? ''}`)).headers;
    expect(etag).toBe('"1"');
  });

  test('that was kept before the server died is noted by the next attempt, which is refused where it says otherwise', async () => {
    const farm = producer();
    const id = await begin(farm);
    const lineId = dueLineId(id, '2026-03-31');
    // What an attempt leaves behind that dies after its first write.
    await happened(
      farm,
      'producer_input',
      'InputRecorded',
      { inputId: lineId, subcategoryId: 'cropland_rent', notes: '', quantity: 1, unitId: 'month', costCents: 1 },
      lineId,
    );
    const other = await farm.post(`${url}/${id}/record`, due('2026-03-31', { cost: 430 }));
    expect(errors(other)).toEqual([409, 'due_line_differs due_line.due_on']);
    const recorded = await farm.post(`${url}/${id}/record`, due('2026-03-31', { cost: 0.01 }));
    expect(recorded.status).toBe(200);
    expect((await lines(farm, recorded)).map(({ id: of, attributes }) => [of, attributes['cost']])).toEqual([
      [lineId, 0.01],
    ]);
    expect(dates(recorded).due).toEqual(['2026-04-30', '2026-05-31']);
  });

  test('that was kept before the server died is noted when somebody would skip the date, and the skipping refused', async () => {
    const farm = producer();
    const id = await begin(farm);
    const lineId = dueLineId(id, '2026-03-31');
    await happened(
      farm,
      'producer_input',
      'InputRecorded',
      { inputId: lineId, subcategoryId: 'cropland_rent', notes: '', quantity: 1, unitId: 'month', costCents: 1 },
      lineId,
    );
    const skipped = await farm.post(`${url}/${id}/skip`, due('2026-03-31'));
    expect(errors(skipped)).toEqual([422, 'due_line_recorded due_line.due_on']);
    const noted = await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    expect([noted.headers['etag'], dates(noted).settled]).toEqual(['"2"', [{ due_on: '2026-03-31', line_id: lineId }]]);
    expect((await lines(farm, noted)).map(({ id: of }) => of)).toEqual([lineId]);
  });

  test('that was kept on the other side before the server died is one line of the side of now', async () => {
    const farm = producer();
    const id = await begin(farm, { side: 'output', subcategory_id: 'land_rental' });
    const lineId = dueLineId(id, '2026-03-31');
    await happened(
      farm,
      'producer_input',
      'InputRecorded',
      { inputId: lineId, subcategoryId: 'cropland_rent', notes: '', quantity: 1, unitId: 'month', costCents: 1 },
      lineId,
    );
    const recorded = await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    expect([(await lines(farm, recorded)).length, (await lines(farm, recorded, 'output')).length]).toEqual([0, 1]);
  });

  test('is there exactly where the date is noted as recorded, however calls on one date race', async () => {
    const farm = producer();
    const id = await begin(farm);
    const lineId = dueLineId(id, '2026-03-31');
    const call = (act: string) => farm.post(`${url}/${id}/${act}`, due('2026-03-31'));
    for (let round = 0; round < 8; round += 1) {
      const acts = ['record', 'reopen', 'record', 'skip', 'reopen', 'record', 'reopen', 'skip'];
      const answers = await Promise.all([...acts.slice(round), ...acts.slice(0, round)].map(call));
      for (const answer of answers)
        expect(['200', '422 due_line_recorded due_line.due_on']).toContain(errors(answer).join(' '));
      const position = ({ headers }: TestAnswer) => Number(headers['x-position'] ?? 0);
      const newest = answers.reduce((a, b) => (position(b) > position(a) ? b : a));
      const last = await farm.get(`${url}/${id}`, after(newest));
      const settled = one(last).attributes['settled'] as readonly { readonly line_id: string | null }[];
      const isRecorded = settled.some(({ line_id }) => line_id !== null);
      expect((await lines(farm, newest)).map(({ id: of }) => of)).toEqual(isRecorded ? [lineId] : []);
    }
  });

  test('is removed when the recording is taken back, and is the same line when it is recorded again', async () => {
    const farm = producer();
    const id = await begin(farm);
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    const open = await farm.post(`${url}/${id}/reopen`, due('2026-03-31'));
    expect([open.status, dates(open).due]).toEqual([200, ['2026-03-31', '2026-04-30', '2026-05-31']]);
    expect(await lines(farm, open)).toEqual([]);
    const again = await farm.post(`${url}/${id}/record`, due('2026-03-31', { cost: 425 }));
    expect((await lines(farm, again)).map(({ id: of, attributes }) => [of, attributes['cost']])).toEqual([
      [dueLineId(id, '2026-03-31'), 425],
    ]);
  });

  test('that somebody removed does not stand in the way of taking the recording back', async () => {
    const farm = producer();
    const id = await begin(farm);
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    await farm.delete(`/api/v1/producer_inputs/${dueLineId(id, '2026-03-31')}`);
    const open = await farm.post(`${url}/${id}/reopen`, due('2026-03-31'));
    expect(dates(open).due).toContain('2026-03-31');
  });

  test('is removed from the side that it was recorded on, also when the recurring line is of the other one since', async () => {
    const farm = producer();
    const id = await begin(farm);
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    await farm.put(`${url}/${id}`, body({ side: 'output', subcategory_id: 'land_rental' }));
    const open = await farm.post(`${url}/${id}/reopen`, due('2026-03-31'));
    expect([await lines(farm, open), await lines(farm, open, 'output')]).toEqual([[], []]);
    const again = await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    expect([(await lines(farm, again)).length, (await lines(farm, again, 'output')).length]).toEqual([0, 1]);
  });

  test('is none for a date that is skipped, until that is taken back', async () => {
    const farm = producer();
    const id = await begin(farm);
    const skipped = await farm.post(`${url}/${id}/skip`, due('2026-03-31'));
    expect(dates(skipped)).toMatchObject({
      due: ['2026-04-30', '2026-05-31'],
      settled: [{ due_on: '2026-03-31', line_id: null }],
    });
    expect(await lines(farm, skipped)).toEqual([]);
    const open = await farm.post(`${url}/${id}/reopen`, due('2026-03-31'));
    expect(dates(open).due).toEqual(['2026-03-31', '2026-04-30', '2026-05-31']);
  });

  test('is refused on a date that is none, or a unit that does not suit, and nothing is written', async () => {
    const farm = producer();
    const made = await farm.post(url, body());
    const { id } = one(made);
    const refused = [
      await farm.post(`${url}/${id}/record`, due('2026-06-30')),
      await farm.post(`${url}/${id}/skip`, due('2026-04-01')),
      await farm.post(`${url}/${id}/record`, due('2026-03-31', { unit_id: 'kilowatt_hour' })),
      await farm.post(`${url}/${id}/record`, due('2026-03-31', { occurred_on: '2026-06-16' })),
      await farm.post(`${url}/${id}/record`, { due_line: {} }),
    ].map(errors);
    expect(refused).toEqual([
      [422, 'not_due due_line.due_on'],
      [422, 'not_due due_line.due_on'],
      [422, 'unit_not_allowed due_line.unit_id'],
      [422, 'occurs_later due_line.occurred_on'],
      [422, 'required due_line.due_on'],
    ]);
    expect((await farm.get(`${url}/${id}`, after(made))).headers['etag']).toBe('"1"');
    expect(await lines(farm, made)).toEqual([]);
    const messages = [
      await farm.post(`${url}/${id}/skip`, due('2026-04-01')),
      await farm.post(`${url}/${id}/skip`, due('2026-04-01'), french),
    ].map((answer) => answer.body.errors?.[0]?.message);
    expect(messages).toEqual([
      'Nothing is due on this date. Only what is due by today can be recorded or skipped.',
      'Rien n’est échu à cette date. Seul ce qui est échu à ce jour peut être inscrit ou ignoré.',
    ]);
  });

  test('is not skipped once it is recorded', async () => {
    const farm = producer();
    const id = await begin(farm);
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    expect(errors(await farm.post(`${url}/${id}/skip`, due('2026-03-31')))).toEqual([
      422,
      'due_line_recorded due_line.due_on',
    ]);
  });

  test('is recorded once by a request that is sent twice with one key', async () => {
    const farm = producer();
    const id = await begin(farm);
    const key = { 'idempotency-key': 'due-twice' };
    const sent = () => farm.post(`${url}/${id}/record`, due('2026-03-31'), key);
    const [first, second] = [await sent(), await sent()];
    expect(second.body).toEqual(first.body);
    expect((await lines(farm, first)).length).toBe(1);
  });
});

describe('anyone else', () => {
  const unknown = '01990000-0000-7000-8000-000000000000';
  const calls = (who: TestClient, id: string) => [
    () => who.get(`${url}/${id}`),
    () => who.put(`${url}/${id}`, body({ cost: 1 })),
    () => who.delete(`${url}/${id}`),
    () => who.post(`${url}/${id}/restore`),
    () => who.post(`${url}/${id}/record`, due('2026-03-31')),
    () => who.post(`${url}/${id}/skip`, due('2026-03-31')),
    () => who.post(`${url}/${id}/reopen`, due('2026-03-31')),
  ];
  const answers = async (who: TestClient, id: string) => {
    const all = [];
    for (const call of calls(who, id)) all.push(errors(await call()).join(' '));
    return [...new Set(all)];
  };

  test('has to sign in, be a producer and be on plan level 1', async () => {
    expect(await answers(http.guest, unknown)).toEqual(['401 unauthenticated null']);
    expect(await answers(http.as({ role: 'business_level_one' }), unknown)).toEqual(['403 wrong_role null']);
    expect(await answers(http.as({ role: 'producer_level_one' }), unknown)).toEqual(['403 level_required null']);
    for (const who of [http.guest, http.as({ role: 'analyst' })])
      expect((await who.post(url, body())).status).toBeGreaterThan(400);
  });

  test('who is another producer finds nothing, and changes nothing', async () => {
    const farm = producer();
    const made = await farm.post(url, body());
    const other = producer();
    expect(await answers(other, one(made).id)).toEqual(['404 not_found null']);
    expect(many(await other.get(url, after(made)))).toEqual([]);
    expect((await farm.get(`${url}/${one(made).id}`)).body).toEqual(made.body);
  });
});

const own = { isProduceListed: true };
describe('a field of a recurring line', () =>
  recordContract(RecurringLineController, {
    around: { today: '2026-06-15' },
    one: {
      side: 'output',
      subcategoryId: 'compost',
      notes: 'Livré en vrac',
      quantityRaw: 12.5,
      unitId: 'tonne',
      cost: 437.5,
      produceId: '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f',
      ...own,
      every: 'month',
      firstDueOn: '2026-01-31',
      lastDueOn: '2027-12-31',
    },
    other: {
      side: 'input',
      subcategoryId: 'digestate',
      notes: 'Livré en sacs',
      quantityRaw: 13,
      unitId: 'kilogram',
      cost: 438,
      produceId: '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e70',
      ...own,
      every: 'year',
      firstDueOn: '2026-02-28',
      lastDueOn: '2028-12-31',
    },
  }));
