import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { DOCUMENTS, imports } from '@terroir/http';
import { importContract, testHttp, type TestHttp } from '@terroir/http/testing';
import type { ReadModels } from '@terroir/store';
import { companyCalendarView } from '../company/company-calendar.view.ts';
import { FinanceModule, financeViews } from '../finance.module.ts';

let http: TestHttp;
const settings = { timeZone: 'America/Toronto' };
beforeAll(async () => {
  const modules = [FinanceModule.with(settings), imports.nest(settings)];
  http = await testHttp({ modules, views: [...financeViews, ...imports.views] });
});
afterAll(() => http.close());

const line = { notes: 'Livré en vrac', quantity_raw: 12.5, unit_id: 'tonne', cost: 437.5 };
const rules = (path: string, kind: string, category: string) =>
  importContract({
    http: () => http,
    path,
    kind,
    rows: [
      { ...line, [category]: 'compost' },
      { ...line, [category]: 'compost', cost: 12 },
      { ...line, [category]: 'compost', notes: null },
    ],
    nullable: ['occurred_on'],
    correction: { cost: 1 },
    malformed: { fields: { cost: -1 }, field: 'cost' },
    refused: { fields: { unit_id: 'kilowatt_hour' }, field: 'unit_id', code: 'unit_not_allowed' },
  });
rules('producer_inputs', 'producer_input', 'input_category_id');
rules('producer_outputs', 'producer_output', 'output_category_id');

test('records of a kind that cannot be imported are refused before anything begins', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  for (const kind of ['firm', 'produce', 'nothing']) {
    const answer = await farm.post('/api/v1/imports', { import: { kind, file_name: 'a.csv', rows: 1 } });
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([
      422,
      { code: 'import_kind_unknown', field: 'import.kind' },
    ]);
  }
});

test('a row with empty notes and the same row without them are one record', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const { notes: _, ...bare } = { ...line, input_category_id: 'compost' };
  const outcomes = [];
  for (const row of [bare, { ...bare, notes: '' }, { ...bare, notes: null }]) {
    const made = await farm.post('/api/v1/imports', { import: { kind: 'producer_input', file_name: null, rows: 1 } });
    const { id } = made.body.data as { id: string };
    const answer = await farm.post(`/api/v1/producer_inputs/imports/${id}`, { rows: [{ producer_input: row }] });
    outcomes.push((answer.body.data as { attributes: { rows: { outcome: string }[] } }).attributes.rows[0]?.outcome);
  }
  expect(outcomes).toEqual(['recorded', 'present', 'present']);
});

test('rows of one kind do not go into an import of another', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const made = await farm.post('/api/v1/imports', { import: { kind: 'producer_input', file_name: 'a.csv', rows: 1 } });
  const { id } = made.body.data as { id: string };
  const rows = [{ producer_output: { ...line, output_category_id: 'compost' } }];
  expect((await farm.post(`/api/v1/producer_outputs/imports/${id}`, { rows })).status).toBe(404);
});

test('rows of one batch are dated by one reading of the calendar of their company', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const made = await farm.post('/api/v1/imports', { import: { kind: 'producer_input', file_name: 'a.csv', rows: 9 } });
  const { id } = made.body.data as { id: string };
  const get = jest.spyOn(http.app.get<ReadModels>(DOCUMENTS), 'get');
  const rows = Array.from({ length: 9 }, (_, cost) => ({
    producer_input: { ...line, input_category_id: 'compost', cost },
  }));
  expect((await farm.post(`/api/v1/producer_inputs/imports/${id}`, { rows })).status).toBe(200);
  const read = get.mock.calls.filter(([{ name }]) => name === companyCalendarView.name);
  get.mockRestore();
  expect(read).toHaveLength(1);
});
