import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordContract, testHttp, type TestHttp } from '@terroir/http/testing';
import { land } from '../land.module.ts';
import { TaskController } from './task.controller.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [land.nest({ timeZone: 'America/Toronto' })], views: land.views });
});
afterAll(() => http.close());

const url = '/api/v1/tasks';
const sent = { task: { name: 'Le rang 4' } };

test('is recorded, listed, corrected, removed and restored', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  const made = await farm.post(url, sent);
  expect(made.status).toBe(201);
  const { id } = made.body.data as { id: string };
  const one = `${url}/${id}`;
  expect((await farm.put(one, { task: { name: 'Le rang 5' } })).status).toBe(200);
  const removed = await farm.delete(one);
  expect(removed.status).toBe(204);
  const back = await farm.post(`${one}/restore`);
  expect(back.body.data).toMatchObject({ attributes: { name: 'Le rang 5' } });
  const listed = await farm.get(url, { 'x-min-position': back.headers['x-position'] ?? '' });
  expect(listed.body.meta).toMatchObject({ total: 1 });
});

test('is refused without its fields, and hidden from strangers', async () => {
  const farm = http.as({ role: 'producer_level_two' });
  expect((await farm.post(url, { task: {} })).status).toBe(422);
  expect((await http.guest.get(url)).status).toBe(401);
  const { id } = (await farm.post(url, sent)).body.data as { id: string };
  expect((await http.as({ role: 'producer_level_two' }).delete(`${url}/${id}`)).status).toBe(404);
});

describe('a field of a task', () => recordContract(TaskController, { one: sent.task, other: { name: 'Le rang 5' } }));
