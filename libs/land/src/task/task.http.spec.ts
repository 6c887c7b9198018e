import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { recordContract, revertContract, type TestClient } from '@terroir/http/testing';
import { after, errors, french, many, messages, one } from '../area/area.http.fixture.ts';
import { plotBody, zoneBody } from '../area/area.fixture.ts';
import { TaskController } from './task.controller.ts';
import { grown, taskBody, tasksHttp, url, weeding } from './task.http.fixture.ts';

const land = tasksHttp();
beforeAll(() => land.open());
afterAll(() => land.close());
beforeEach(() => {
  land.instant = '2026-05-01T12:00:00.000Z';
});
/** With plain blanks. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const producer = (): TestClient => land.http.as({ role: 'producer_level_two' });
const drawn = {
  base64data: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
  ).toString('base64'),
  fileName: 'ail.svg',
};

describe('a task over HTTP', () => {
  test('is recorded as the specification sends it, and answered with its rule', async () => {
    const farm = producer();
    const made = await farm.post(url, taskBody());
    expect([made.status, made.headers['etag']]).toEqual([201, '"1"']);
    expect(one(made)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'task',
      attributes: {
        name: 'Désherber l’ail',
        details: 'À la binette',
        tags: ['ail'],
        date_set: true,
        time_set: true,
        repeat: true,
        duration: 60,
        rule: { freq: 'weekly', count: 4, dtstart: '2026-05-04T07:30' },
        image_urls: null,
        produce_ids: [],
        locations: [],
        done: false,
        completed: null,
        occurrences: [],
        recorded_at: expect.stringMatching(/Z$/),
      },
    });
    expect((await farm.get(`${url}/${one(made).id}`, after(made))).body).toEqual(made.body);
  });

  test('needs no date: it then has no time, repeat or rule', async () => {
    const made = await producer().post(url, { task: { name: 'Ranger la grange', repeat: false } });
    expect(one(made).attributes).toMatchObject({
      date_set: false,
      time_set: false,
      repeat: false,
      duration: null,
      rule: null,
    });
  });

  test('is corrected field by field, removed and restored', async () => {
    const farm = producer();
    const { id } = one(await farm.post(url, taskBody()));
    const put = await farm.put(`${url}/${id}`, { task: { name: 'Sarcler' } });
    expect(one(put).attributes).toMatchObject({ name: 'Sarcler', tags: ['ail'], rule: weeding.rule });
    const cleared = await farm.put(`${url}/${id}`, { task: { name: 'Sarcler', date_set: false } });
    expect(one(cleared).attributes).toMatchObject({ rule: null, duration: null });
    expect((await farm.delete(`${url}/${id}`)).status).toBe(204);
    expect(errors(await farm.put(`${url}/${id}`, taskBody()))).toEqual([404, 'not_found null']);
    const back = await farm.post(`${url}/${id}/restore`);
    expect(one(back).attributes).toEqual(one(cleared).attributes);
  });

  test('has a picture, re-encoded, until it is taken away', async () => {
    const farm = producer();
    const made = await farm.post(url, taskBody({ image: drawn }));
    const { image } = one(made).attributes['image_urls'] as { image: string };
    expect((await land.http.guest.get(image)).headers['content-type']).toBe('image/webp');
    const bare = await farm.put(`${url}/${one(made).id}`, taskBody({ image: null }));
    expect(one(bare).attributes['image_urls']).toBeNull();
  });

  test('is on plots and zones and for produces of its company, as it was sent', async () => {
    const farm = producer();
    const plotId = one(await farm.post('/api/v1/plots', plotBody())).id;
    const zoneId = one(await farm.post('/api/v1/zones', zoneBody(plotId))).id;
    const produceId = await grown(land, farm);
    const locations = [
      { locatable_id: plotId, locatable_type: 'Plot', coordinates: [-71.88, 45.4] },
      { locatable_id: zoneId, locatable_type: 'Zone', coordinates: [-71.881, 45.401] },
    ];
    const made = await farm.post(url, taskBody({ locations, produce_ids: [produceId] }));
    expect(one(made).attributes).toMatchObject({
      produce_ids: [produceId],
      locations: locations.map((pin) => ({ id: pin.locatable_id, ...pin })),
    });
    // What it names may go: the task stays as it is, and no other may name it.
    await farm.delete(`/api/v1/plots/${plotId}`);
    expect((await farm.put(`${url}/${one(made).id}`, taskBody({ locations, name: 'Sarcler' }))).status).toBe(200);
    const late = await farm.post(url, taskBody({ locations }), french);
    expect(errors(late)).toEqual([
      422,
      'task_place_removed task.locations.0.locatable_id',
      'task_place_removed task.locations.1.locatable_id',
    ]);
    expect(plain(messages(late)[0] ?? '')).toContain('« Le rang 4 » est supprimée');
  });

  test('names nothing of another company, each refused at its place', async () => {
    const farm = producer();
    const stranger = producer();
    const plotId = one(await stranger.post('/api/v1/plots', plotBody())).id;
    const foreign = await grown(land, stranger);
    const locations = [{ locatable_id: plotId, locatable_type: 'Plot', coordinates: [-71.88, 45.4] }];
    const refused = await farm.post(url, taskBody({ locations, produce_ids: [foreign] }));
    expect(errors(refused)).toEqual([
      422,
      'task_produce_unknown task.produce_ids.0',
      'task_place_unknown task.locations.0.locatable_id',
    ]);
  });

  test('is refused with every wrong field, in the language of the caller', async () => {
    const wrong = { name: ' ', duration: 0, rule: { freq: 'yearly', count: 366, dtstart: '2026-02-30' } };
    const answer = await producer().post(url, { task: wrong }, french);
    expect(answer.status).toBe(422);
    expect((answer.body.errors ?? []).map(({ field, message }) => [field, plain(message)])).toEqual([
      ['task.name', 'Le champ « Nom » est obligatoire'],
      ['task.duration', 'Le champ « Durée » doit être au moins égal à 1'],
      ['task.rule.freq', 'Le champ « Fréquence » n’est pas valide'],
      ['task.rule.count', 'Le champ « Nombre de répétitions » doit être au plus égal à 365'],
      ['task.rule.dtstart', 'Le champ « Date » n’est pas valide'],
    ]);
    const past = [
      await producer().post(url, taskBody({ rule: { dtstart: '2026-04-30' } })),
      await producer().post(url, taskBody({ rule: { dtstart: '2027-05-02' } }), french),
    ];
    expect(past.flatMap(messages)).toEqual([
      'Choose a day from May 1, 2026 to May 1, 2027.',
      'Choisissez un jour du 1er mai 2026 au 1er mai 2027.',
    ]);
  });

  test('is refused with a beginning out of the calendar, also where one of its days is skipped', async () => {
    const farm = producer();
    const { id } = one(await farm.post(url, taskBody()));
    await farm.post(`${url}/${id}/occurrences/2026-05-11/skip`);
    for (const dtstart of ['9999-12-31T23:59:59-14:00', '0000-01-01T00:00:00+14:00', '0000-02-01', '9999-12-31'])
      expect(errors(await farm.put(`${url}/${id}`, taskBody({ rule: { dtstart } })))).toEqual([
        422,
        expect.stringMatching(/^(invalid|task_date_outside) task\.rule\.dtstart$/),
      ]);
  });

  test('names an id that is none of the company’s where it was sent, whatever is there twice', async () => {
    const farm = producer();
    const plot = one(await farm.post('/api/v1/plots', plotBody())).id;
    const stranger = one(await producer().post('/api/v1/plots', plotBody())).id;
    const own = await grown(land, farm);
    const pin = (id: string) => ({ locatable_id: id, locatable_type: 'Plot', coordinates: [-71.9, 45] });
    const wrong = { produce_ids: [own, own, stranger], locations: [pin(plot), pin(plot), pin(stranger)] };
    expect(errors(await farm.post(url, taskBody(wrong)))).toEqual([
      422,
      'task_produce_unknown task.produce_ids.2',
      'task_place_unknown task.locations.2.locatable_id',
    ]);
  });

  test('is counted from today in the zone of the company', async () => {
    const farm = producer();
    await land.located(farm, 'Pacific/Auckland');
    land.instant = '2026-05-01T20:00:00.000Z';
    expect(errors(await farm.post(url, taskBody({ rule: { dtstart: '2026-05-01' } })))[0]).toBe(422);
    expect((await farm.post(url, taskBody({ rule: { dtstart: '2026-05-02' } }))).status).toBe(201);
    const instant = await farm.post(url, taskBody({ rule: { dtstart: '2026-05-02T20:00:00Z' } }));
    expect(one(instant).attributes['rule']).toMatchObject({ dtstart: '2026-05-03T08:00' });
  });

  test('is of its company alone, which has the plan for it', async () => {
    const { id } = one(await producer().post(url, taskBody()));
    expect(errors(await producer().get(`${url}/${id}`))).toEqual([404, 'not_found null']);
    expect((await land.http.guest.get(url)).status).toBe(401);
    expect(errors(await land.http.as({ role: 'producer_level_one' }).get(url))).toEqual([403, 'level_required null']);
    expect(errors(await land.http.as({ role: 'business_level_one' }).get(url))).toEqual([403, 'wrong_role null']);
  });

  test('is listed as it was at an instant', async () => {
    const farm = producer();
    const made = await farm.post(url, taskBody());
    land.instant = '2026-05-01T13:00:00.000Z';
    const put = await farm.put(`${url}/${one(made).id}`, taskBody({ name: 'Sarcler' }));
    const then = await farm.get(`${url}?as_of=2026-05-01T12:30:00Z`, after(put));
    expect(many(then).map(({ attributes }) => attributes['name'])).toEqual([weeding.name]);
  });
});

describe('tasks go back to a version', () =>
  revertContract({ url, producer, one: taskBody(), other: taskBody({ name: 'Sarcler', date_set: false, tags: [] }) }));

const pin = (id: string) => ({ locatableId: id, locatableType: 'Plot', coordinates: [-71.88, 45.4] });
describe('a field of a task', () =>
  recordContract(TaskController, {
    one: {
      name: 'Désherber l’ail',
      details: 'À la binette',
      tags: ['ail'],
      rule: { freq: 'weekly', count: 4, dtstart: '2026-05-04T07:30' },
      duration: 45,
      image: { image: '1'.repeat(64), thumbnail: '2'.repeat(64) },
      produceIds: ['0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e09'],
      locations: [pin('0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e01')],
      timeZone: 'America/Toronto',
    },
    other: {
      name: 'Sarcler',
      details: '',
      tags: [],
      rule: { freq: 'daily', count: 9, dtstart: '2026-05-05T08:30' },
      duration: 90,
      image: { image: '3'.repeat(64), thumbnail: '4'.repeat(64) },
      produceIds: [],
      locations: [],
    },
    // They say again what follows from the rule, or clear a part of it: task.spec shows each.
    shownElsewhere: ['dateSet', 'timeSet', 'repeat'],
  }));
