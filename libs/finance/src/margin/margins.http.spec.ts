import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ProduceEvent } from '@terroir/events';
import { POSITIONS, type Positions } from '@terroir/http';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { FinanceModule, financeViews } from '../finance.module.ts';

const url = '/api/v1/produce_margins';
const outputs = '/api/v1/producer_outputs';

let http: TestHttp;
let time = '2026-09-01T12:00:00.000Z';
beforeAll(async () => {
  http = await testHttp({
    modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
    views: financeViews,
    now: () => time,
  });
});
afterAll(() => http.close());
const producer = (): TestClient => http.as({ role: 'producer_level_two' });

/** Puts an event of a produce into the log, as food production writes it. */
async function happened(farm: TestClient, { type, data }: ProduceEvent): Promise<number> {
  const companyId = farm.session?.companyId ?? '';
  const actor = { accountId: companyId, companyId, role: 'producer_level_two' } as const;
  const causation = { correlationId: 'test', causationId: 'test' };
  const event = { id: uuidv7(), type, version: 1, recorded: time, actor, companyId, ...causation, data };
  return (await http.store.log.append(`produce-${data.produceId}`, 'any', [event])).position;
}

const compost = { id: uuidv7(), subcategoryId: 'compost', quantity: 500, unitId: 'kilogram' };
/** A company’s garlic, which needs half a tonne of compost unless said. */
async function grows(farm: TestClient, needs = [compost]): Promise<string> {
  const produceId = uuidv7();
  await happened(farm, {
    type: 'ProduceRecorded',
    data: {
      produceId,
      productId: 'garlic',
      varietyId: 'garlic_other',
      productionTypeId: 'certified_organic',
      notes: '',
      quantity: 400,
      quantityUnitId: 'kilogram',
      costCents: 2200,
      costUnitId: 'kilogram',
      area: 450,
      areaUnitId: 'square_metre',
      productionFrom: '2026-04-15',
      productionTo: '2026-08-10',
      availabilityFrom: '2026-08-01',
      availabilityTo: '2026-11-15',
      needs,
    },
  });
  return produceId;
}
const sells = (farm: TestClient, cost: number, produce_id: string | null, more: object = {}) =>
  farm.post(outputs, {
    producer_output: { output_category_id: 'alliums', quantity_raw: 1, unit_id: 'kilogram', cost, produce_id, ...more },
  });
const buys = (farm: TestClient, tonnes: number, cost: number, more: object = {}) =>
  farm.post('/api/v1/producer_inputs', {
    producer_input: { input_category_id: 'compost', quantity_raw: tonnes, unit_id: 'tonne', cost, ...more },
  });
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const one = (answer: TestAnswer) =>
  answer.body.data as { readonly id: string; readonly attributes: Readonly<Record<string, unknown>> };
interface Margins {
  readonly produces: readonly { readonly id: string; readonly revenue: number; readonly cost: number | null }[];
  readonly total: object;
  readonly unnamed_revenue: number;
}
const margins = (answer: TestAnswer) => one(answer).attributes as unknown as Margins;
const errors = (answer: TestAnswer) => [answer.status, answer.body.errors?.map(({ code, field }) => [code, field])];

describe('the produce that an output names', () => {
  test('is answered, kept by a correction that leaves it out, and taken away by null', async () => {
    const farm = producer();
    const garlic = await grows(farm);
    const made = await sells(farm, 10, garlic);
    expect(one(made).attributes['produce_id']).toBe(garlic);
    const body = { output_category_id: 'alliums', quantity_raw: 2, unit_id: 'kilogram', cost: 10 };
    const at = `${outputs}/${one(made).id}`;
    const kept = await farm.put(at, { producer_output: body });
    expect(one(kept).attributes).toMatchObject({ quantity_raw: 2, produce_id: garlic });
    const none = await farm.put(at, { producer_output: { ...body, produce_id: null } });
    expect(one(none).attributes['produce_id']).toBeNull();
    expect(one(await farm.get(at, after(none))).attributes['produce_id']).toBeNull();
    expect(one(await sells(farm, 10, null)).attributes['produce_id']).toBeNull();
  });

  test('is refused where it is another company’s, unknown or removed, in the language of the caller', async () => {
    const farm = producer();
    const removed = await grows(farm);
    const position = await happened(farm, { type: 'ProduceRemoved', data: { produceId: removed } });
    await farm.get(url, { 'x-min-position': String(position) });
    const refused = [422, [['produce_unknown', 'producer_output.produce_id']]];
    for (const id of [await grows(producer()), uuidv7(), removed])
      expect(errors(await sells(farm, 10, id))).toEqual(refused);
    expect(errors(await sells(farm, 10, 'garlic'))).toEqual([422, [['invalid', 'producer_output.produce_id']]]);
    const french = await farm.post(
      outputs,
      {
        producer_output: {
          output_category_id: 'alliums',
          quantity_raw: 1,
          unit_id: 'kilogram',
          cost: 1,
          produce_id: removed,
        },
      },
      { 'accept-language': 'fr' },
    );
    expect(french.body.errors?.[0]?.message).toBe('Choisissez un de vos aliments dans la liste.');
  });

  test('stays where it was removed since, and its output can still be corrected', async () => {
    const farm = producer();
    const garlic = await grows(farm);
    const made = await sells(farm, 10, garlic);
    const position = await happened(farm, { type: 'ProduceRemoved', data: { produceId: garlic } });
    await farm.get(url, { 'x-min-position': String(position) });
    const put = await farm.put(`${outputs}/${one(made).id}`, {
      producer_output: {
        output_category_id: 'alliums',
        quantity_raw: 1,
        unit_id: 'kilogram',
        cost: 12,
        produce_id: garlic,
      },
    });
    expect([put.status, one(put).attributes['cost'], one(put).attributes['produce_id']]).toEqual([200, 12, garlic]);
    expect(margins(await farm.get(url, after(put))).produces).toMatchObject([
      { id: garlic, removed: true, revenue: 12 },
    ]);
  });
});

describe('GET /produce_margins', () => {
  test('says what each produce brings, what its needs cost at the average price paid, and the margin', async () => {
    const farm = producer();
    const garlic = await grows(farm);
    await buys(farm, 2, 100);
    await buys(farm, 2, 60);
    await sells(farm, 300, garlic);
    const last = await sells(farm, 45.5, null);
    const answer = await farm.get(url, { ...after(last), 'accept-language': 'fr' });
    expect(answer.headers['etag']).toBe(`"${last.headers['x-position']}"`);
    const sums = { revenue: 300, cost: 20, margin: 280 };
    expect(answer.body.data).toEqual({
      id: farm.session?.companyId,
      type: 'produce_margins',
      attributes: {
        as_of: null,
        from: null,
        to: null,
        produces: [
          {
            id: garlic,
            product: { id: 'garlic', name: 'Ail' },
            variety: { id: 'garlic_other', name: 'Autre variété' },
            removed: false,
            production_from: '2026-04-15',
            availability_to: '2026-11-15',
            ...sums,
            percent: 100,
            needs: [
              {
                input_type: { id: 'compost', name: 'Compost' },
                quantity_raw: 500,
                unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg' },
                price: 0.04,
                basis: 'period',
                cost: 20,
              },
            ],
          },
        ],
        total: sums,
        unnamed_revenue: 45.5,
      },
    });
  });

  test('of a period counts its own days, and takes an earlier price where nothing was bought on them', async () => {
    const farm = producer();
    const garlic = await grows(farm);
    await buys(farm, 1, 40, { occurred_on: '2025-05-01' });
    await buys(farm, 1, 90, { occurred_on: '2026-08-31' });
    await sells(farm, 100, garlic, { occurred_on: '2026-07-31' });
    const last = await sells(farm, 7, garlic, { occurred_on: '2026-08-01' });
    const of = async (query: string) => {
      const [first] = margins(await farm.get(`${url}?${query}`, after(last))).produces;
      return first && [first.revenue, first.cost];
    };
    expect(await of('from=2026-07-01&to=2026-07-31')).toEqual([100, 20]);
    expect(await of('from=2026-08-01&to=2026-08-31')).toEqual([7, 45]);
    expect(await of('')).toEqual([107, 32.5]);
    expect(await of('to=2025-04-30')).toBeUndefined();
    expect(await of('to=2026-04-15')).toEqual([0, 20]);
  });

  test('is not known where a need was never bought, and says so instead of 0', async () => {
    const farm = producer();
    const garlic = await grows(farm);
    const last = await sells(farm, 300, garlic);
    expect(margins(await farm.get(url, after(last)))).toMatchObject({
      produces: [{ revenue: 300, cost: null, margin: null, needs: [{ price: null, basis: null, cost: null }] }],
      total: { revenue: 300, cost: null, margin: null },
    });
  });

  test('as of an instant says what books and produces said then, without a version', async () => {
    const farm = producer();
    time = '2026-09-02T12:00:00.000Z';
    const garlic = await grows(farm);
    await buys(farm, 1, 40);
    const made = await sells(farm, 300, garlic);
    time = '2026-09-03T12:00:00.000Z';
    await happened(farm, { type: 'ProduceCorrected', data: { produceId: garlic, needs: [] } });
    const gone = await farm.delete(`${outputs}/${one(made).id}`);
    time = '2026-09-04T12:00:00.000Z';
    const at = async (day: string) => {
      const answer = await farm.get(`${url}?as_of=${day}T18:00:00Z`, after(gone));
      expect([answer.headers['etag'], one(answer).attributes['as_of']]).toEqual([undefined, `${day}T18:00:00Z`]);
      return margins(answer).produces.map(({ revenue, cost }) => [revenue, cost]);
    };
    expect(await at('2026-09-01')).toEqual([]);
    expect(await at('2026-09-02')).toEqual([[300, 20]]);
    expect(await at('2026-09-03')).toEqual([[0, 0]]);
    expect(margins(await farm.get(url)).produces).toMatchObject([{ revenue: 0, cost: 0 }]);
  });

  test('shows a company its own produces, lines and prices alone', async () => {
    const [farm, other] = [producer(), producer()];
    await buys(other, 1, 40);
    await sells(other, 300, await grows(other));
    const garlic = await grows(farm);
    const last = await sells(farm, 1, garlic);
    expect(margins(await farm.get(url, after(last)))).toMatchObject({
      produces: [{ id: garlic, revenue: 1, cost: null }],
      unnamed_revenue: 0,
    });
  });

  test('of empty books is empty', async () =>
    expect(margins(await producer().get(url))).toMatchObject({
      produces: [],
      total: { revenue: 0, cost: 0, margin: 0 },
      unnamed_revenue: 0,
    }));

  test.each(['from=2025-02-29', 'to=spring', 'to=2025-05-01&from=2025-05-02', 'as_of=last-week'])(
    'refuses the query %s',
    async (query) =>
      expect(errors(await producer().get(`${url}?${query}`))).toEqual([
        400,
        [['malformed_request', query.slice(0, query.indexOf('='))]],
      ]),
  );

  test('is for producers on plan level 1', async () => {
    const who = [http.guest, http.as({ role: 'business_level_one' }), http.as({ role: 'producer_level_one' })];
    const answers = await Promise.all(who.map((caller) => caller.get(url)));
    expect(answers.map(errors)).toEqual([
      [401, [['unauthenticated', null]]],
      [403, [['wrong_role', null]]],
      [403, [['level_required', null]]],
    ]);
  });
});

test.each(['producer_input', 'producer_output', 'booked_produce'])(
  'waits until %s has what was written',
  async (behind) => {
    const farm = producer();
    const last = await buys(farm, 1, 1);
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
