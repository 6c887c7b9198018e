import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAnswer, TestClient } from '@terroir/http/testing';
import ical from 'node-ical';
import { after, errors, one } from '../area/area.http.fixture.ts';
import { taskBody, tasksHttp, url } from '../task/task.http.fixture.ts';

const land = tasksHttp();
beforeAll(() => land.open());
afterAll(() => land.close());
const producer = (): TestClient => land.http.as({ role: 'producer_level_two' });
const link = (answer: TestAnswer): string => String(one(answer).attributes['url']);
const summaries = (text: string) =>
  Object.values(ical.sync.parseICS(text)).flatMap((each) => (each?.type === 'VEVENT' ? [each.summary] : []));

describe('a calendar link', () => {
  test('gives a calendar program the tasks of its company, and nobody else’s', async () => {
    const farm = producer();
    const stranger = producer();
    await stranger.post(url, taskBody({ name: 'Faucher' }));
    const made = await farm.post(url, taskBody());
    await farm.get(url, after(made));
    const feed = await farm.post('/api/v1/calendar_feed');
    expect([feed.status, link(feed)]).toEqual([201, expect.stringMatching(/^\/api\/v1\/calendar\/[\w-]{64}\.ics$/)]);
    const file = await land.http.guest.get(link(feed));
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(summaries(file.text)).toEqual(['Désherber l’ail']);
  });

  test('leaves other calls their turn while thousands of tasks are written', async () => {
    const farm = producer();
    const made = [];
    for (let at = 0; at < 120; at += 1) made.push(await farm.post(url, taskBody({ name: `Tâche ${at}` })));
    await farm.get(url, after(made.at(-1) as TestAnswer));
    const feed = await farm.post('/api/v1/calendar_feed');
    let turns = 0;
    const written: TestAnswer[] = [];
    const file = land.http.guest.get(link(feed));
    void file.then((answer) => written.push(answer));
    while (written.length === 0) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect(summaries((await file).text)).toHaveLength(120);
    expect(turns).toBeGreaterThan(2);
  });

  test('is shown once: afterwards only whether there is one', async () => {
    const farm = producer();
    expect(one(await farm.get('/api/v1/calendar_feed')).attributes).toEqual({
      active: false,
      created_at: null,
      url: null,
    });
    const feed = await farm.post('/api/v1/calendar_feed');
    expect(one(await farm.get('/api/v1/calendar_feed')).attributes).toEqual({
      ...one(feed).attributes,
      active: true,
      url: null,
    });
  });

  test('is kept as a hash alone', async () => {
    const feed = await producer().post('/api/v1/calendar_feed');
    const token = link(feed).slice('/api/v1/calendar/'.length, -'.ics'.length);
    const kept: string[] = [];
    for await (const secret of land.http.store.secrets.all(land.instant)) kept.push(JSON.stringify(secret));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.some((secret) => secret.includes(token))).toBe(false);
  });

  test('is worth nothing once it is renewed or revoked', async () => {
    const farm = producer();
    const first = link(await farm.post('/api/v1/calendar_feed'));
    const second = link(await farm.post('/api/v1/calendar_feed'));
    expect([(await land.http.guest.get(first)).status, (await land.http.guest.get(second)).status]).toEqual([404, 200]);
    expect((await farm.delete('/api/v1/calendar_feed')).status).toBe(204);
    expect((await land.http.guest.get(second)).status).toBe(404);
    expect((await farm.delete('/api/v1/calendar_feed')).status).toBe(204);
  });

  test('that nobody gave out is not found, whatever it looks like', async () => {
    const feed = link(await producer().post('/api/v1/calendar_feed'));
    const wrong = [
      feed.replace(/.\.ics$/, (end) => (end[0] === 'A' ? 'B.ics' : 'A.ics')),
      '/api/v1/calendar/abc.ics',
      '/api/v1/calendar/x',
    ];
    for (const address of wrong) expect((await land.http.guest.get(address)).status).toBe(404);
  });

  test('is for producers on a plan', async () => {
    expect((await land.http.guest.post('/api/v1/calendar_feed')).status).toBe(401);
    expect(errors(await land.http.as({ role: 'business_level_one' }).post('/api/v1/calendar_feed'))).toEqual([
      403,
      'wrong_role null',
    ]);
  });
});
