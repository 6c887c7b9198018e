import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAnswer, TestClient } from '@terroir/http/testing';
import { after, errors, french, many, messages, one } from '../area/area.http.fixture.ts';
import { taskBody, tasksHttp, url } from './task.http.fixture.ts';

const land = tasksHttp();
beforeAll(() => land.open());
afterAll(() => land.close());
const producer = (): TestClient => land.http.as({ role: 'producer_level_two' });
const begin = async (farm: TestClient, more: object = {}) => one(await farm.post(url, taskBody(more))).id;
const at = (id: string, date: string, verb: string) => `${url}/${id}/occurrences/${date}/${verb}`;
const said = (answer: TestAnswer, field: string) => one(answer).attributes[field];
const done = (more: object = {}) => ({ completion: more });
/** Days, times and names of the occurrences of a span. */
const falls = async (farm: TestClient, answer: TestAnswer, from: string, to: string) =>
  many(await farm.get(`${url}/occurrences?from=${from}&to=${to}`, after(answer))).map(({ attributes }) =>
    [attributes['starts_on'], attributes['starts_at']].join(' '),
  );

describe('work that is done', () => {
  test('is noted with hours and cost, put right, and taken back', async () => {
    const farm = producer();
    const id = await begin(farm);
    const all = await farm.post(`${url}/${id}/complete`, done({ completed_on: '2026-05-01', hours: 2.25, cost: 45.5 }));
    expect([all.status, all.headers['etag'], said(all, 'done'), said(all, 'completed')]).toEqual([
      200,
      '"2"',
      true,
      { on: '2026-05-01', hours: 2.25, cost: 45.5 },
    ]);
    const right = await farm.post(`${url}/${id}/complete`, done({ hours: 3 }));
    expect(said(right, 'completed')).toEqual({ on: '2026-05-01', hours: 3, cost: 45.5 });
    expect(said(await farm.get(`${url}/${id}`, after(right)), 'completed')).toEqual(said(right, 'completed'));
    const open = await farm.post(`${url}/${id}/reopen`);
    expect([said(open, 'done'), said(open, 'completed')]).toEqual([false, null]);
  });

  test('of one occurrence leaves the others to do', async () => {
    const farm = producer();
    const id = await begin(farm);
    const once = await farm.post(at(id, '2026-05-11', 'complete'), done({ cost: 12.34 }));
    expect([said(once, 'done'), said(once, 'occurrences')]).toEqual([
      false,
      [
        {
          date: '2026-05-11',
          skipped: false,
          moved: null,
          completed: { on: '2026-05-01', hours: null, cost: 12.34 },
        },
      ],
    ]);
    const open = await farm.post(at(id, '2026-05-11', 'reopen'));
    expect(said(open, 'occurrences')).toEqual([]);
  });

  test('is refused with words in both languages: a day to come, hours and cost beyond their bounds', async () => {
    const farm = producer();
    const id = await begin(farm);
    const later = { completed_on: '2026-05-02' };
    expect(messages(await farm.post(`${url}/${id}/complete`, done(later)))).toEqual([
      'Work that is done is not in the future. Choose today or a day before.',
    ]);
    expect(messages(await farm.post(`${url}/${id}/complete`, done(later), french))).toEqual([
      'Un travail terminé n’est pas à venir. Choisissez aujourd’hui ou un jour antérieur.',
    ]);
    expect(errors(await farm.post(`${url}/${id}/complete`, done({ hours: -1, cost: 1.005 })))).toEqual([
      422,
      'at_least completion.hours',
      'decimals completion.cost',
    ]);
  });

  test('of another version, another company or a removed task is not noted', async () => {
    const farm = producer();
    const id = await begin(farm);
    await farm.put(`${url}/${id}`, { task: { name: 'Sarcler' } });
    const stale = await farm.post(`${url}/${id}/complete`, done(), { 'if-match': '"1"' });
    expect([errors(stale), said(stale, 'name')]).toEqual([[409, 'version_conflict null'], 'Sarcler']);
    expect(errors(await producer().post(`${url}/${id}/complete`, done()))).toEqual([404, 'not_found null']);
    await farm.delete(`${url}/${id}`);
    expect(errors(await farm.post(at(id, '2026-05-11', 'skip')))).toEqual([404, 'not_found null']);
  });

  test('is noted once by a request that is sent twice with one key', async () => {
    const farm = producer();
    const id = await begin(farm);
    const key = { 'idempotency-key': 'from-the-outbox' };
    const sent = () => farm.post(at(id, '2026-05-04', 'complete'), done({ hours: 1 }), key);
    const [first, second] = [await sent(), await sent()];
    expect([second.body, second.headers['etag']]).toEqual([first.body, '"2"']);
  });
});

describe('one occurrence', () => {
  test('is moved, skipped and brought back, and the calendar has it where it falls', async () => {
    const farm = producer();
    const id = await begin(farm);
    const moved = await farm.post(at(id, '2026-05-11', 'move'), {
      occurrence: { starts_on: '2026-05-12', starts_at: '06:00' },
    });
    expect(moved.status).toBe(200);
    const skipped = await farm.post(at(id, '2026-05-18', 'skip'));
    expect(await falls(farm, skipped, '2026-05-01', '2026-05-31')).toEqual([
      '2026-05-04 07:30',
      '2026-05-12 06:00',
      '2026-05-25 07:30',
    ]);
    await farm.post(at(id, '2026-05-11', 'reinstate'));
    const back = await farm.post(at(id, '2026-05-18', 'reinstate'));
    expect(said(back, 'occurrences')).toEqual([]);
    expect(await falls(farm, back, '2026-05-10', '2026-05-18')).toEqual(['2026-05-11 07:30', '2026-05-18 07:30']);
  });

  test('of a day on which the task does not fall is not found', async () => {
    const farm = producer();
    const id = await begin(farm);
    const refused = await farm.post(at(id, '2026-05-12', 'skip'), undefined, french);
    expect([errors(refused), messages(refused)]).toEqual([
      [404, 'occurrence_unknown null'],
      ['La tâche n’a pas lieu ce jour-là.'],
    ]);
    expect(errors(await farm.post(at(id, '2026-02-30', 'skip')))).toEqual([404, 'not_found null']);
  });

  test('is the last that is left, and not skipped', async () => {
    const farm = producer();
    const id = await begin(farm, { rule: { freq: 'daily', count: 2, dtstart: '2026-05-04' } });
    await farm.post(at(id, '2026-05-04', 'skip'));
    expect(errors(await farm.post(at(id, '2026-05-05', 'skip')))).toEqual([422, 'occurrence_last null']);
  });
});

describe('the occurrences of a span', () => {
  test('are the first ones of each day where that is asked for, with how many each day has', async () => {
    const farm = producer();
    const rule = (dtstart: string) => ({ rule: { freq: 'daily', count: 2, dtstart } });
    await farm.post(url, taskBody({ name: 'Soir', ...rule('2026-05-04T19:00') }));
    await farm.post(url, taskBody({ name: 'Matin', ...rule('2026-05-05T06:00') }));
    const made = await farm.post(url, taskBody({ name: 'Jour', ...rule('2026-05-04') }));
    const first = await farm.get(`${url}/occurrences?from=2026-05-04&to=2026-05-31&per_day=1`, after(made));
    expect(many(first).map(({ attributes }) => [attributes['starts_on'], attributes['name']])).toEqual([
      ['2026-05-04', 'Jour'],
      ['2026-05-05', 'Jour'],
      ['2026-05-06', 'Matin'],
    ]);
    expect((first.body as { meta: object }).meta).toMatchObject({
      days: { '2026-05-04': 2, '2026-05-05': 3, '2026-05-06': 1 },
    });
    const wrong = await farm.get(`${url}/occurrences?from=2026-05-04&to=2026-05-31&per_day=0`);
    expect(errors(wrong)).toEqual([400, 'malformed_request per_day']);
    const year = (perDay: number) =>
      farm.get(`${url}/occurrences?from=2026-05-01&to=2027-04-30&per_day=${perDay}`, french);
    expect((await year(109)).status).toBe(200);
    expect(errors(await year(110))).toEqual([400, 'malformed_request per_day']);
    expect(messages(await year(110))[0]).toMatch(/au plus 40.000 tâches à la fois/);
  });

  test('say when they begin and end, and are of the company alone', async () => {
    const farm = producer();
    const made = await farm.post(url, taskBody({ rule: { freq: 'monthly', count: 2, dtstart: '2026-10-31T23:30' } }));
    const span = await farm.get(`${url}/occurrences?from=2026-11-01&to=2026-11-30`, after(made));
    const { id } = one(made);
    expect(span.body).toEqual({
      data: [
        {
          id: `${id}_2026-10-31`,
          type: 'task_occurrence',
          attributes: {
            task_id: id,
            name: 'Désherber l’ail',
            date: '2026-10-31',
            starts_on: '2026-10-31',
            starts_at: '23:30',
            duration: 60,
            starts: '2026-11-01T03:30:00.000Z',
            ends: '2026-11-01T04:30:00.000Z',
            repeats: true,
            moved: false,
            completed: null,
          },
        },
        expect.objectContaining({ id: `${id}_2026-11-30` }),
      ],
      meta: { total: 2, next_cursor: null },
    });
    expect(many(await producer().get(`${url}/occurrences?from=2026-11-01&to=2026-11-30`, after(made)))).toEqual([]);
  });

  test('are asked for in order, and for at most 400 days', async () => {
    const farm = producer();
    const refused = async (query: string) => errors(await farm.get(`${url}/occurrences?${query}`));
    expect(await refused('from=2026-05-02&to=2026-05-01')).toEqual([400, 'malformed_request to']);
    expect(await refused('from=2026-01-01&to=2027-02-05')).toEqual([400, 'malformed_request to']);
    expect(await refused('from=2026-01-01')).toEqual([400, 'malformed_request to']);
    expect((await farm.get(`${url}/occurrences?from=2026-01-01&to=2027-02-04`)).status).toBe(200);
  });
});

describe('the list of tasks', () => {
  test('is searched by words, days, state, places and produces, page by page', async () => {
    const farm = producer();
    const plot = {
      name: 'Le rang 4',
      details: 'Terre',
      coordinates: [
        [-71.88, 45.4],
        [-71.87, 45.4],
        [-71.87, 45.41],
      ],
    };
    const plotId = one(await farm.post('/api/v1/plots', { plot })).id;
    const pin = { locatable_id: plotId, locatable_type: 'Plot', coordinates: [-71.875, 45.402] };
    const weed = await begin(farm, { locations: [pin] });
    const mow = await begin(farm, { name: 'Faucher les prés', tags: ['foin'], rule: { dtstart: '2026-06-20' } });
    const last = await farm.post(url, { task: { name: 'Ranger la grange' } });
    const sort = one(last).id;
    const finished = await farm.post(`${url}/${mow}/complete`, done());
    const found = async (query: string) => many(await farm.get(`${url}?${query}`, after(finished))).map(({ id }) => id);
    expect(await found('')).toEqual([sort, mow, weed]);
    expect(await found('q=desherb')).toEqual([weed]);
    expect(await found('q=pre+FOIN')).toEqual([mow]);
    expect(await found('q=%3F%3F')).toEqual([]);
    expect(await found('done=true')).toEqual([mow]);
    expect(await found('done=false')).toEqual([sort, weed]);
    expect(await found('from=2026-05-25&to=2026-06-19')).toEqual([weed]);
    expect(await found('from=2026-05-26')).toEqual([mow]);
    expect(await found('to=2026-05-04')).toEqual([weed]);
    expect(await found(`location=${plotId}`)).toEqual([weed]);
    expect(await found(`produce=${plotId}`)).toEqual([]);
    const first = await farm.get(`${url}?done=false&limit=1`);
    expect([many(first).map(({ id }) => id), first.body.meta?.['total']]).toEqual([[sort], 2]);
    const next = `${url}?done=false&limit=1&cursor=${first.body.meta?.['next_cursor'] as string}`;
    const second = await farm.get(next);
    expect([many(second).map(({ id }) => id), second.body.meta?.['next_cursor']]).toEqual([[weed], null]);
    expect(errors(await farm.get(`${url}?done=false&cursor=abc`))[0]).toBe(400);
  });

  test('is searched as it was at an instant', async () => {
    const farm = producer();
    const id = await begin(farm);
    land.instant = '2026-05-01T13:00:00.000Z';
    const finished = await farm.post(`${url}/${id}/complete`, done());
    const then = await farm.get(`${url}?done=false&as_of=2026-05-01T12:30:00Z`, after(finished));
    expect([many(then).map((each) => each.id), many(await farm.get(`${url}?done=false`))]).toEqual([[id], []]);
  });
});
