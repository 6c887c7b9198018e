import { describe, expect, test } from '@jest/globals';
import { recordContract, revertContract, type TestClient } from '@terroir/http/testing';
import { RecurringLineController } from './recurring-line.controller.ts';
import {
  after,
  body,
  dates,
  due,
  errors,
  happened,
  linesAfter,
  many,
  one,
  recurringHttp,
  rent,
  url,
} from './recurring-line.fixture.ts';

const finance = recurringHttp();
const producer = (): TestClient => finance.http.as({ role: 'producer_level_two' });
const french = { 'accept-language': 'fr' };

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
    finance.instant = '2027-06-15T12:00:00.000Z';
    expect(dates(await farm.get(`${url}/${one(made).id}`, after(made)))).toMatchObject({ next: '2027-06-30' });
    expect(await linesAfter(farm, made)).toEqual([]);
  });

  test('is answered anew each day, alone and in the list', async () => {
    const farm = producer();
    const made = await farm.post(url, body({ first_due_on: '2026-06-16' }));
    const dueNow = async () => [
      dates(await farm.get(`${url}/${one(made).id}`, after(made))).due,
      many(await farm.get(url, after(made)))[0]?.attributes['due'],
    ];
    expect(await dueNow()).toEqual([[], []]);
    finance.instant = '2026-06-16T12:00:00.000Z';
    expect(await dueNow()).toEqual([['2026-06-16'], ['2026-06-16']]);
  });

  test('is due as soon as the day begins where the company is', async () => {
    const dueOf = async (farm: TestClient) => dates(await farm.post(url, body({ first_due_on: '2026-06-16' }))).due;
    const [farm, far] = [producer(), producer()];
    await happened(finance, far, 'firm', 'CompanyLocated', {
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
    finance.instant = '2026-06-15T14:59:50.000Z';
    expect([await dueOf(farm), await dueOf(far)]).toEqual([[], []]);
    finance.instant = '2026-06-15T15:00:00.000Z';
    expect([await dueOf(farm), await dueOf(far)]).toEqual([[], ['2026-06-16']]);
    finance.instant = '2026-06-16T04:00:00.000Z';
    expect(await dueOf(farm)).toEqual(['2026-06-16']);
  });

  test('says as of an finance.instant what was due then', async () => {
    const farm = producer();
    const made = await farm.post(url, body());
    finance.instant = '2026-07-01T12:00:00.000Z';
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

  test('names what the catalogue and its own dates refuse beside what is wrong by itself', async () => {
    const farm = producer();
    const { id } = one(await farm.post(url, body()));
    for (const send of [
      (wrong: object) => farm.post(url, body(wrong)),
      (wrong: object) => farm.put(`${url}/${id}`, body(wrong)),
    ]) {
      expect(errors(await send({ cost: -1, unit_id: 'kilogram', last_due_on: '2026-01-01' }))).toEqual([
        422,
        'at_least recurring_line.cost',
        'due_dates_order recurring_line.last_due_on',
        'unit_not_allowed recurring_line.unit_id',
      ]);
      expect(errors(await send({ cost: -1, subcategory_id: 'moon_dust' }))).toEqual([
        422,
        'at_least recurring_line.cost',
        'subcategory_unknown recurring_line.subcategory_id',
      ]);
      // Whose catalogue it is in is not known without the side.
      expect(errors(await send({ side: 'sideways', subcategory_id: 'hay', unit_id: 'bale' }))).toEqual([
        422,
        'invalid recurring_line.side',
      ]);
    }
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
    expect((await linesAfter(farm, gone)).length).toBe(1);
    expect(errors(await farm.post(`${url}/${id}/record`, due('2026-04-30')))).toEqual([404, 'not_found null']);
    const back = await farm.post(`${url}/${id}/restore`);
    expect(dates(back)).toMatchObject({ due: ['2026-04-30', '2026-05-31'] });
  });
});

describe('a version of a recurring line', () =>
  revertContract({ url, producer, one: body(), other: body({ cost: 435, every: 'year', last_due_on: '2027-12-31' }) }));

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
    expect(await answers(finance.http.guest, unknown)).toEqual(['401 unauthenticated null']);
    expect(await answers(finance.http.as({ role: 'business_level_one' }), unknown)).toEqual(['403 wrong_role null']);
    expect(await answers(finance.http.as({ role: 'producer_level_one' }), unknown)).toEqual([
      '403 level_required null',
    ]);
    for (const who of [finance.http.guest, finance.http.as({ role: 'analyst' })])
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
    // An input names no produce; both sides are shown above.
    shownElsewhere: ['side'],
    other: {
      side: 'output',
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
