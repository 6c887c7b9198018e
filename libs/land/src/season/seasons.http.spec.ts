import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestClient } from '@terroir/http/testing';
import { plotBody, zoneBody } from '../area/area.fixture.ts';
import { after, many, one, testLand } from '../area/area.http.fixture.ts';
import { taskBody, url } from '../task/task.http.fixture.ts';
import type { TestHttp } from '@terroir/http/testing';

let http: TestHttp;
beforeAll(async () => {
  http = await testLand();
});
afterAll(() => http.close());

const rule = { freq: 'weekly', count: 2, dtstart: '2026-06-01' };
const pin = (id: string, type: string) => ({
  locations: [{ locatable_id: id, locatable_type: type, coordinates: [-71.9, 45.4] }],
});
const begun = async (farm: TestClient) => {
  const plot = one(await farm.post('/api/v1/plots', plotBody())).id;
  const zone = one(await farm.post('/api/v1/zones', zoneBody(plot))).id;
  return { plot, zone };
};

test('a zone has the years of its tasks, and a plot those of its zones too', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const { plot, zone } = await begun(farm);
  await farm.post(url, taskBody({ name: 'Semer', rule, date_set: true, repeat: true, ...pin(zone, 'Zone') }));
  const last = await farm.post(
    url,
    taskBody({ name: 'Clôturer', rule, date_set: true, repeat: true, ...pin(plot, 'Plot') }),
  );
  const names = async (path: string) =>
    many(await farm.get(`/api/v1/${path}/seasons`, after(last))).map(({ id, attributes }) => [
      id,
      ...(attributes['tasks'] as { name: string; times: number }[])
        .map(({ name, times }) => `${name} ${times}`)
        .toSorted(),
    ]);
  expect(await names(`zones/${zone}`)).toEqual([['2026', 'Semer 2']]);
  expect(await names(`plots/${plot}`)).toEqual([['2026', 'Clôturer 2', 'Semer 2']]);
});

test('the years are answered as they were at an instant', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const { zone } = await begun(farm);
  const made = await farm.post(url, taskBody({ rule, date_set: true, repeat: true, ...pin(zone, 'Zone') }));
  const { recorded_at: recorded } = one(made).attributes;
  const gone = await farm.delete(`${url}/${one(made).id}`);
  const path = `/api/v1/zones/${zone}/seasons`;
  expect(many(await farm.get(path, after(gone)))).toEqual([]);
  const past = await farm.get(`${path}?as_of=${String(recorded)}`, after(gone));
  expect(many(past).map(({ id }) => id)).toEqual(['2026']);
});

test('of another company’s place nothing is said, and a guest is not answered', async () => {
  const { zone } = await begun(http.as({ role: 'producer_level_two' }));
  const stranger = await http.as({ role: 'producer_level_two' }).get(`/api/v1/zones/${zone}/seasons`);
  expect([stranger.status, many(stranger)]).toEqual([200, []]);
  expect((await http.guest.get(`/api/v1/zones/${zone}/seasons`)).status).toBe(401);
});
