import { describe, expect, test } from '@jest/globals';
import type { TestClient } from '@terroir/http/testing';
import { dueLineId } from './due-line.ts';
import { after, body, dates, due, errors, linesAfter, one, recurringHttp, url } from './recurring-line.fixture.ts';

const finance = recurringHttp();
const producer = (): TestClient => finance.http.as({ role: 'producer_level_two' });
const french = { 'accept-language': 'fr' };
const begin = async (farm: TestClient, more: object = {}) => one(await farm.post(url, body(more))).id;

describe('the line of a due date', () => {
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
    expect(await linesAfter(farm, recorded)).toMatchObject([
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
    expect((await linesAfter(farm, recorded))[0]?.attributes).toMatchObject({
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
    expect(await linesAfter(farm, recorded)).toEqual([]);
    expect((await linesAfter(farm, recorded, 'output'))[0]?.attributes).toMatchObject({
      output_type: { id: 'land_rental' },
    });
  });

  test('is removed when the recording is taken back, and is the same line when it is recorded again', async () => {
    const farm = producer();
    const id = await begin(farm);
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    const open = await farm.post(`${url}/${id}/reopen`, due('2026-03-31'));
    expect([open.status, dates(open).due]).toEqual([200, ['2026-03-31', '2026-04-30', '2026-05-31']]);
    expect(await linesAfter(farm, open)).toEqual([]);
    const again = await farm.post(`${url}/${id}/record`, due('2026-03-31', { cost: 425 }));
    expect((await linesAfter(farm, again)).map(({ id: of, attributes }) => [of, attributes['cost']])).toEqual([
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

  test('that somebody removed stays away when the same or something else is recorded again, until a person brings it back', async () => {
    const farm = producer();
    const id = await begin(farm);
    const line = `/api/v1/producer_inputs/${dueLineId(id, '2026-03-31')}`;
    const record = (cost: number, more: object = {}) =>
      farm.post(`${url}/${id}/record`, due('2026-03-31', { cost }), { ...more });
    const key = { 'idempotency-key': `removed-${id}` };
    const first = await record(8, key);
    const gone = await farm.delete(line);
    for (const cost of [8, 9]) expect(errors(await record(cost))).toEqual([409, 'due_line_removed due_line.due_on']);
    expect((await record(8, french)).body.errors?.[0]?.message).toMatch(/^L’inscription de cette date a été supprimée/);
    expect((await record(8, key)).body).toEqual(first.body);
    expect(await linesAfter(farm, gone)).toEqual([]);
    await farm.post(`${line}/restore`);
    const again = await record(8);
    expect([again.status, (await linesAfter(farm, again)).length]).toEqual([200, 1]);
  });

  test('is removed from the side that it was recorded on, also when the recurring line is of the other one since', async () => {
    const farm = producer();
    const id = await begin(farm);
    await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    await farm.put(`${url}/${id}`, body({ side: 'output', subcategory_id: 'land_rental' }));
    const open = await farm.post(`${url}/${id}/reopen`, due('2026-03-31'));
    expect([await linesAfter(farm, open), await linesAfter(farm, open, 'output')]).toEqual([[], []]);
    const again = await farm.post(`${url}/${id}/record`, due('2026-03-31'));
    expect([(await linesAfter(farm, again)).length, (await linesAfter(farm, again, 'output')).length]).toEqual([0, 1]);
  });

  test('is none for a date that is skipped, until that is taken back', async () => {
    const farm = producer();
    const id = await begin(farm);
    const skipped = await farm.post(`${url}/${id}/skip`, due('2026-03-31'));
    expect(dates(skipped)).toMatchObject({
      due: ['2026-04-30', '2026-05-31'],
      settled: [{ due_on: '2026-03-31', line_id: null }],
    });
    expect(await linesAfter(farm, skipped)).toEqual([]);
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
    expect(await linesAfter(farm, made)).toEqual([]);
    const messages = [
      await farm.post(`${url}/${id}/skip`, due('2026-04-01')),
      await farm.post(`${url}/${id}/skip`, due('2026-04-01'), french),
    ].map((answer) => answer.body.errors?.[0]?.message);
    expect(messages).toEqual([
      'Nothing is due on this date: only what is due by today, of a month that is not settled yet, can be recorded or skipped.',
      'Rien n’est échu à cette date : seul ce qui est échu à ce jour, d’un mois qui n’est pas encore réglé, peut être inscrit ou ignoré.',
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
});
