import { describe, expect, jest, test } from '@jest/globals';
import type { TestAnswer, TestClient } from '@terroir/http/testing';
import { dueLineId } from './due-line.ts';
import {
  after,
  body,
  dates,
  due,
  errors,
  happened,
  linesAfter,
  one,
  recurringHttp,
  url,
} from './recurring-line.fixture.ts';

const finance = recurringHttp();
const producer = (): TestClient => finance.http.as({ role: 'producer_level_two' });
const begin = async (farm: TestClient, more: object = {}) => one(await farm.post(url, body(more))).id;

/** Leaves behind what an attempt does that dies after its first write: the line, its date not noted. Answers the line's id. */
async function diedAfterLine(farm: TestClient, id: string, dueOn: string): Promise<string> {
  const inputId = dueLineId(id, dueOn);
  const line = { inputId, subcategoryId: 'cropland_rent', notes: '', quantity: 1, unitId: 'month', costCents: 1 };
  await happened(finance, farm, 'producer_input', 'InputRecorded', line, inputId);
  return inputId;
}

describe('the line of a due date', () => {
  test('is one line, also when two tabs record it at once and a third comes late', async () => {
    const farm = producer();
    const id = await begin(farm);
    const record = () => farm.post(`${url}/${id}/record`, due('2026-03-31'));
    const both = await Promise.all([record(), record()]);
    const late = await record();
    expect([...both, late].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await linesAfter(farm, late)).length).toBe(1);
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
    const [line] = await linesAfter(farm, again);
    expect(line?.attributes).toMatchObject({ cost: kept[0] });
    const { etag } = (await farm.get(`/api/v1/producer_inputs/${line?.id ?? ''}`)).headers;
    expect(etag).toBe('"1"');
  });

  test('that another call recorded and noted while its absence was read is compared with what was sent', async () => {
    const farm = producer();
    const id = await begin(farm);
    const record = (cost: number) => farm.post(`${url}/${id}/record`, due('2026-03-31', { cost }));
    const { log } = finance.http.store;
    const readStream = log.readStream.bind(log);
    const isLine = (stream: string) => stream === `producer_input-${dueLineId(id, '2026-03-31')}`;
    let quicker: TestAnswer | undefined;
    const reading = jest.spyOn(log, 'readStream').mockImplementation(async (stream, ...rest) => {
      const past = await readStream(stream, ...rest);
      if (isLine(stream) && reading.mock.calls.filter(([read]) => isLine(read)).length === 1) quicker = await record(1);
      return past;
    });
    try {
      expect(errors(await record(2))).toEqual([409, 'due_line_differs due_line.due_on']);
    } finally {
      reading.mockRestore();
    }
    expect(quicker?.status).toBe(200);
  });

  test('that was kept before the server died is noted by the next attempt, which is refused where it says otherwise', async () => {
    const farm = producer();
    const id = await begin(farm);
    const lineId = await diedAfterLine(farm, id, '2026-03-31');
    const other = await farm.post(`${url}/${id}/record`, due('2026-03-31', { cost: 430 }));
    expect(errors(other)).toEqual([409, 'due_line_differs due_line.due_on']);
    const recorded = await farm.post(`${url}/${id}/record`, due('2026-03-31', { cost: 0.01 }));
    expect(recorded.status).toBe(200);
    expect((await linesAfter(farm, recorded)).map(({ id: of, attributes }) => [of, attributes['cost']])).toEqual([
      [lineId, 0.01],
    ]);
    expect(dates(recorded).due).toEqual(['2026-04-30', '2026-05-31']);
  });

  test('that was kept before the server died is noted when somebody would skip the date, and the skipping refused', async () => {
    const farm = producer();
    const id = await begin(farm);
    const lineId = await diedAfterLine(farm, id, '2026-03-31');
    const skipped = await farm.post(`${url}/${id}/skip`, due('2026-03-31'));
    expect(errors(skipped)).toEqual([422, 'due_line_recorded due_line.due_on']);
    const noted = await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    expect([noted.headers['etag'], dates(noted).settled]).toEqual(['"2"', [{ due_on: '2026-03-31', line_id: lineId }]]);
    expect((await linesAfter(farm, noted)).map(({ id: of }) => of)).toEqual([lineId]);
  });

  test('that was taken back before the server died is recorded anew, and no removal by a person', async () => {
    const farm = producer();
    const id = await begin(farm);
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    const inputId = dueLineId(id, '2026-03-31');
    const reopened = { expected: 0, causationId: `due_date_reopened:${inputId}` };
    await happened(finance, farm, 'producer_input', 'InputRemoved', { inputId }, inputId, reopened);
    const recorded = await farm.post(`${url}/${id}/record`, due('2026-03-31', { cost: 430 }));
    expect(recorded.status).toBe(200);
    const lines = await linesAfter(farm, recorded);
    expect(lines.map(({ id: of, attributes }) => [of, attributes['cost']])).toEqual([[inputId, 430]]);
  });

  test('that was kept on the other side before the server died is one line of the side of now', async () => {
    const farm = producer();
    const id = await begin(farm, { side: 'output', subcategory_id: 'land_rental' });
    await diedAfterLine(farm, id, '2026-03-31');
    const recorded = await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    expect([(await linesAfter(farm, recorded)).length, (await linesAfter(farm, recorded, 'output')).length]).toEqual([
      0, 1,
    ]);
  });

  test('is there exactly where the date is noted as recorded, and nobody is told of a removal, however calls on one date race', async () => {
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
      expect((await linesAfter(farm, newest)).map(({ id: of }) => of)).toEqual(isRecorded ? [lineId] : []);
    }
  });

  test('is recorded once by a request that is sent twice with one key', async () => {
    const farm = producer();
    const id = await begin(farm);
    const key = { 'idempotency-key': 'due-twice' };
    const sent = () => farm.post(`${url}/${id}/record`, due('2026-03-31'), key);
    const [first, second] = [await sent(), await sent()];
    expect(second.body).toEqual(first.body);
    expect((await linesAfter(farm, first)).length).toBe(1);
  });
});
