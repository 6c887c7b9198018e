import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProduceEvent } from '@terroir/events';
import { BLOBS } from '@terroir/http';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { uuidv7, type Blobs } from '@terroir/store';
import { FinanceModule, financeViews } from '../finance.module.ts';

const url = '/api/v1/recurring_lines';
const outputs = '/api/v1/producer_outputs';
const time = '2026-06-15T12:00:00.000Z';

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({
    modules: [FinanceModule.with({ timeZone: 'America/Toronto' })],
    views: financeViews,
    now: () => time,
  });
});
afterAll(() => http.close());
const producer = (): TestClient => http.as({ role: 'producer_level_two' });

/** Puts an event of a produce into the log, as food production writes it, and waits until it is read. */
async function happened(farm: TestClient, { type, data }: ProduceEvent): Promise<void> {
  const companyId = farm.session?.companyId ?? '';
  const actor = { accountId: companyId, companyId, role: 'producer_level_two' } as const;
  const causation = { correlationId: 'test', causationId: 'test' };
  const event = { id: uuidv7(), type, version: 1, recorded: time, actor, companyId, ...causation, data };
  const { position } = await http.store.log.append(`produce-${data.produceId}`, 'any', [event]);
  expect(await http.store.projector?.waitFor(position, 10_000)).toBe(true);
}
async function grows(farm: TestClient): Promise<string> {
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
      needs: [],
    },
  });
  return produceId;
}

const baskets = { side: 'output', subcategory_id: 'alliums', quantity_raw: 3, unit_id: 'kilogram', cost: 66 };
const schedule = { every: 'month', first_due_on: '2026-04-30' };
const body = (more: object = {}) => ({ recurring_line: { ...baskets, ...schedule, ...more } });
const due = (due_on: string, more: object = {}) => ({ due_line: { due_on, ...more } });
interface Wire {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
const one = (answer: TestAnswer): Wire => answer.body.data as Wire;
const after = (answer: TestAnswer) => ({ 'x-min-position': answer.headers['x-position'] ?? '' });
const errors = ({ status, body: { errors: all = [] } }: TestAnswer) => [
  status,
  ...all.map(({ code, field }) => `${code} ${field}`),
];
/** What the lines of a side say of a field, the newest day first. */
const said = async (farm: TestClient, answer: TestAnswer, field: string, path = outputs) =>
  ((await farm.get(path, after(answer))).body.data as readonly Wire[]).map(({ attributes }) => attributes[field]);

test('a recurring output keeps the produce that it sells, and every line of it names that', async () => {
  const farm = producer();
  const produce_id = await grows(farm);
  const made = await farm.post(url, body({ produce_id }));
  expect(one(made).attributes['produce_id']).toBe(produce_id);
  expect(one(await farm.get(`${url}/${one(made).id}`, after(made))).attributes['produce_id']).toBe(produce_id);
  const recorded = await farm.post(`${url}/${one(made).id}/record`, due('2026-04-30'));
  expect(await said(farm, recorded, 'produce_id')).toEqual([produce_id]);
  const corrected = await farm.put(`${url}/${one(made).id}`, body({ produce_id: null }));
  expect(one(corrected).attributes['produce_id']).toBeNull();
});

test('the line of a due date names another produce, or none, where a person says so', async () => {
  const farm = producer();
  const [usual, other] = [await grows(farm), await grows(farm)];
  const { id } = one(await farm.post(url, body({ produce_id: usual })));
  await farm.post(`${url}/${id}/record`, due('2026-04-30', { produce_id: other }));
  const recorded = await farm.post(`${url}/${id}/record`, due('2026-05-30', { produce_id: null }));
  expect(await said(farm, recorded, 'produce_id')).toEqual([null, other]);
  expect(one(recorded).attributes['produce_id']).toBe(usual);
});

test('a produce is refused at its field of what goes in, and of the line of its due date', async () => {
  const farm = producer();
  const produce_id = await grows(farm);
  const input = { side: 'input', subcategory_id: 'cropland_rent', unit_id: 'month' };
  const refused = [422, 'produce_of_input recurring_line.produce_id'];
  expect(errors(await farm.post(url, body({ ...input, produce_id })))).toEqual(refused);
  const { id } = one(await farm.post(url, body({ ...input, produce_id: null })));
  expect(errors(await farm.put(`${url}/${id}`, body({ ...input, produce_id })))).toEqual(refused);
  expect(errors(await farm.post(`${url}/${id}/record`, due('2026-04-30', { produce_id })))).toEqual([
    422,
    'produce_of_input due_line.produce_id',
  ]);
});

test('every wrong field of the line of a due date is named at once, by itself, by the catalogue and by the calendar', async () => {
  const farm = producer();
  const strange = await grows(producer());
  const { id } = one(await farm.post(url, body()));
  const record = async (due_on: string, more: object) =>
    new Set(errors(await farm.post(`${url}/${id}/record`, due(due_on, more))));
  const later = { unit_id: 'kilowatt_hour', produce_id: strange, occurred_on: '2026-06-17' };
  const decided = [
    'not_due due_line.due_on',
    'unit_not_allowed due_line.unit_id',
    'produce_unknown due_line.produce_id',
    'occurs_later due_line.occurred_on',
  ];
  expect(await record('2026-04-29', later)).toEqual(new Set([422, ...decided]));
  expect(await record('2026-04-29', { ...later, quantity_raw: 0 })).toEqual(
    new Set([422, 'more_than due_line.quantity_raw', ...decided]),
  );
  expect(await record('2026-04-31', { ...later, cost: -1 })).toEqual(
    new Set([422, 'invalid due_line.due_on', 'at_least due_line.cost', ...decided.slice(1)]),
  );
  // A day that is not said is the due date, whose own fault is said once.
  expect(await record('2026-07-31', { subcategory_id: 'nothing' })).toEqual(
    new Set([422, 'not_due due_line.due_on', 'subcategory_unknown due_line.subcategory_id']),
  );
  expect(await record('2026-04-31', { receipt: 7 })).toEqual(
    new Set([422, 'invalid due_line.due_on', 'invalid due_line.receipt']),
  );
});

test('a due date of nobody is not found, whatever else is wrong with its line', async () => {
  const farm = producer();
  const missing = await farm.post(`${url}/${uuidv7()}/record`, due('2026-04-29', { unit_id: 'kilowatt_hour' }));
  expect(errors(missing)).toEqual([404, 'not_found null']);
  // As of any record, a body that cannot be read is refused for that.
  const malformed = await farm.post(`${url}/${uuidv7()}/record`, due('2026-04-29', { cost: -1 }));
  expect(errors(malformed)).toEqual([422, 'at_least due_line.cost']);
});

test('a produce of nobody, or of another company, is refused at its field, and nothing is written', async () => {
  const farm = producer();
  const strange = await grows(producer());
  expect(errors(await farm.post(url, body({ produce_id: strange })))).toEqual([
    422,
    'produce_unknown recurring_line.produce_id',
  ]);
  const made = await farm.post(url, body());
  expect(errors(await farm.post(`${url}/${one(made).id}/record`, due('2026-04-30', { produce_id: strange })))).toEqual([
    422,
    'produce_unknown due_line.produce_id',
  ]);
  expect(await said(farm, made, 'produce_id')).toEqual([]);
});

test('a produce that was removed since stands in no way: what is proposed is recorded without it', async () => {
  const farm = producer();
  const produce_id = await grows(farm);
  const { id } = one(await farm.post(url, body({ produce_id })));
  await happened(farm, { type: 'ProduceRemoved', data: { produceId: produce_id } });
  const recorded = await farm.post(`${url}/${id}/record`, due('2026-04-30'));
  expect([recorded.status, await said(farm, recorded, 'produce_id')]).toEqual([200, [null]]);
  expect((await farm.put(`${url}/${id}`, body({ produce_id, cost: 70 }))).status).toBe(200);
});

test('an output that becomes an input loses its produce, also where it is named as before', async () => {
  const farm = producer();
  const produce_id = await grows(farm);
  const input = { side: 'input', subcategory_id: 'compost', unit_id: 'tonne' };
  const { id } = one(await farm.post(url, body({ produce_id })));
  expect(one(await farm.put(`${url}/${id}`, body({ ...input, produce_id }))).attributes['produce_id']).toBeNull();
});

const receipt = {
  base64data: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
  ).toString('base64'),
  fileName: 'recu.svg',
};
const kept = async (): Promise<number> => {
  let count = 0;
  for await (const _ of http.app.get<Blobs>(BLOBS).list()) count += 1;
  return count;
};

test('the line of a due date takes its receipt, which its company alone reads', async () => {
  const farm = producer();
  const { id } = one(await farm.post(url, body()));
  const before = await kept();
  const recorded = await farm.post(`${url}/${id}/record`, due('2026-04-30', { receipt }));
  expect(await kept()).toBeGreaterThan(before);
  const [urls] = (await said(farm, recorded, 'receipt_urls')) as { readonly image: string }[];
  expect((await farm.get(urls?.image ?? '')).status).toBe(200);
  expect((await producer().get(urls?.image ?? '')).status).toBe(404);
});

test('the line of a due date is recorded again by who says the same with the same receipt, by nobody with another one', async () => {
  const farm = producer();
  const { id } = one(await farm.post(url, body()));
  const record = (more: object) => farm.post(`${url}/${id}/record`, due('2026-04-30', more));
  const first = await record({ receipt, notes: 'Au marché' });
  expect((await record({ receipt, notes: 'Au marché' })).status).toBe(200);
  expect((await record({ notes: 'Au marché' })).status).toBe(200);
  for (const other of [{ receipt: null }, { notes: 'Au kiosque' }, { quantity_raw: 4 }, { occurred_on: '2026-05-02' }])
    expect(errors(await record(other))).toEqual([409, 'due_line_differs due_line.due_on']);
  expect(await said(farm, first, 'notes')).toEqual(['Au marché']);
});

test('the line of a due date that was taken back and is recorded again says what is sent then, and nothing of before', async () => {
  const farm = producer();
  const produce_id = await grows(farm);
  const { id } = one(await farm.post(url, body()));
  const more = { receipt, notes: 'Au marché', cost: 70, produce_id, occurred_on: '2026-05-02' };
  await farm.post(`${url}/${id}/record`, due('2026-04-30', more));
  await farm.post(`${url}/${id}/reopen`, due('2026-04-30'));
  const recorded = await farm.post(`${url}/${id}/record`, due('2026-04-30'));
  const attributes = ((await farm.get(outputs, after(recorded))).body.data as readonly Wire[]).map(
    (line) => line.attributes,
  );
  expect(attributes).toMatchObject([
    { receipt_urls: null, notes: '', cost: 66, produce_id: null, occurred_on: '2026-04-30' },
  ]);
  await farm.post(`${url}/${id}/reopen`, due('2026-04-30'));
  const again = await farm.post(`${url}/${id}/record`, due('2026-04-30', { receipt }));
  expect(await said(farm, again, 'receipt_urls')).toEqual([
    { image: expect.any(String), thumbnail: expect.any(String) },
  ]);
});

test('of a line that is refused no picture is kept, and one that cannot be read is refused at its field', async () => {
  const farm = producer();
  const { id } = one(await farm.post(url, body()));
  const before = await kept();
  const late = due('2026-04-30', { receipt, occurred_on: '2026-06-17' });
  expect(errors(await farm.post(`${url}/${id}/record`, late))[0]).toBe(422);
  const broken = { ...receipt, base64data: Buffer.from('no picture').toString('base64') };
  const unreadable = await farm.post(`${url}/${id}/record`, due('2026-04-30', { receipt: broken }));
  expect(errors(unreadable)).toEqual([415, expect.stringMatching(/ due_line\.receipt$/)]);
  expect(await kept()).toBe(before);
});
