import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CATALOGUE_CACHE } from '@terroir/http';
import type { TestHttp } from '@terroir/http/testing';
import { zoneTypes } from '@terroir/reference';
import { errors, french, many, testLand } from '../area/area.http.fixture.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testLand();
});
afterAll(() => http.close());
const url = '/api/v1/zone_types';

test('zone types are answered in the language of the caller, with the soils of cropland', async () => {
  const answer = await http.as({ role: 'producer_level_two' }).get(url, french);
  expect(many(answer).map(({ id, type }) => [id, type])).toEqual(zoneTypes.map(({ id }) => [id, 'zone_type']));
  expect(many(answer)[0]?.attributes).toEqual({
    name: 'Terre cultivée',
    identifier: 'cropland',
    keywords: expect.arrayContaining(['Cropland', 'field', 'champ']),
    soil_types: expect.arrayContaining([{ id: 'clay', name: 'Argile', keywords: expect.arrayContaining(['Clay']) }]),
  });
});

test('zone types are kept by browsers for a day, and answered by 304 while they are the same', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const { headers } = await farm.get(url);
  expect(headers).toMatchObject({ etag: expect.stringMatching(/^"en-[\w-]+"$/), 'cache-control': CATALOGUE_CACHE });
  const same = await farm.get(url, { 'if-none-match': headers['etag'] ?? '' });
  expect([same.status, same.text]).toEqual([304, '']);
  expect((await farm.get(url, { ...french, 'if-none-match': headers['etag'] ?? '' })).status).toBe(200);
});

test('zone types are for producers on plan level 1', async () => {
  expect((await http.guest.get(url)).status).toBe(401);
  expect(errors(await http.as({ role: 'business_level_one' }).get(url))).toEqual([403, 'wrong_role null']);
  expect(errors(await http.as({ role: 'producer_level_one' }).get(url))).toEqual([403, 'level_required null']);
});
