import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestClient } from '@terroir/http/testing';
import { plotBody, zoneBody } from '../area/area.fixture.ts';
import { after, errors, many, one, testLand } from '../area/area.http.fixture.ts';
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
  const made = await farm.post('/api/v1/zones', zoneBody(plot));
  return { plot, zone: one(made).id, recorded: String(one(made).attributes['recorded_at']) };
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

test('a plot has the years of the zones that it had at an instant', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const { plot, zone } = await begun(farm);
  const made = await farm.post(url, taskBody({ rule, date_set: true, repeat: true, ...pin(zone, 'Zone') }));
  const gone = await farm.delete(`/api/v1/zones/${zone}`);
  const path = `/api/v1/plots/${plot}/seasons`;
  expect(many(await farm.get(path, after(gone)))).toEqual([]);
  const past = await farm.get(`${path}?as_of=${String(one(made).attributes['recorded_at'])}`, after(gone));
  expect(many(past).map(({ id }) => id)).toEqual(['2026']);
});

test('a place of another company, one that never was and one that is removed have none, and are not found', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const { plot, zone, recorded } = await begun(farm);
  const never = '0198c0de-0000-7000-8000-000000000000';
  const gone = await farm.delete(`/api/v1/plots/${plot}`);
  for (const [kind, id] of [
    ['plots', plot],
    ['zones', zone],
  ] as const) {
    // prettier-ignore
    const at = (of: string) => `/api/v1/${kind}/${of}/seasons`;
    const stranger = await http.as({ role: 'producer_level_two' }).get(at(id));
    for (const answer of [stranger, await farm.get(at(never)), await farm.get(at(id), after(gone))])
      expect(errors(answer)).toEqual([404, 'not_found null']);
    expect((await farm.get(`${at(id)}?as_of=${recorded}`)).status).toBe(200);
    expect((await http.guest.get(at(id))).status).toBe(401);
  }
});
