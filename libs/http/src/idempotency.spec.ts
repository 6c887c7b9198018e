import { createHash } from 'node:crypto';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { NoteModule } from './note.fixture.ts';
import { testHttp, type TestHttp } from './testing.ts';

const KNOCK = '/api/v1/notes/knock';
const open: TestHttp[] = [];
const start = async (): Promise<TestHttp> => {
  const http = await testHttp({ modules: [NoteModule] });
  open.push(http);
  return http;
};
afterEach(async () => {
  for (const http of open.splice(0)) await http.close();
});

describe('What is kept of an idempotent request', () => {
  test('tells nothing to who guesses: a body may hold a password, and an address is a person’s', async () => {
    const http = await start();
    const { secrets } = http.store;
    const asked = jest.spyOn(secrets, 'putIfAbsent');
    const body = { email: 'ana@ferme.example', password: 'Recolte-2026!' };
    expect((await http.guest.post(KNOCK, body, { 'idempotency-key': 'k' })).status).toBeLessThan(300);
    const guess = createHash('sha256')
      .update(`POST ${KNOCK}\n${JSON.stringify(body)}`)
      .digest('hex');
    const kept = JSON.stringify(asked.mock.calls);
    expect(kept).not.toContain(guess);
    expect(kept).not.toContain('127.0.0.1');
  });

  test('is no matter of how deep a body is: one that cannot be compared is malformed', async () => {
    const http = await start();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const answer = await http.fastify.inject({
      method: 'POST',
      url: KNOCK,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      payload: deep,
    });
    expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
      400,
      'malformed_request',
    ]);
  });
});
