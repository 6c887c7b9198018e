import { createHash } from 'node:crypto';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Keyring, openEmbeddedSecrets } from '@terroir/store';
import { guest, RequestContext } from './request-context.ts';
import { Idempotency, type KeptAnswer, type Turn } from './idempotency.ts';
import { NoteModule } from '../testing/note.fixture.ts';
import { testHttp, type TestHttp } from '../testing/test-http.ts';

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

describe('An idempotent request among several processes', () => {
  const noon = '2026-05-01T12:00:00.000Z';
  const askedBy = (id: string) =>
    new RequestContext(
      { requestId: 'r', language: 'en', address: '127.0.0.1', actor: { ...guest, accountId: id } },
      () => 'id',
    );
  const request = { method: 'POST', url: '/notes', body: { text: 'a' } };
  const answer = { status: 201, headers: {}, payload: 'made' };

  const turnOf = (begun: KeptAnswer | Turn): Turn => {
    if ('finish' in begun) return begun;
    throw new Error('It was answered before');
  };

  async function processes(now: () => string) {
    const secrets = await openEmbeddedSecrets({ dir: ':memory:' });
    const keyring = await Keyring.open(secrets, Buffer.alloc(32, 7), true);
    const [first, second] = [0, 1].map(() => new Idempotency(secrets, keyring, now, true));
    if (first === undefined || second === undefined) throw new Error('Two processes');
    return { first, second, secrets };
  }

  test('is done by one of them, and the other gives its answer', async () => {
    const { first, second, secrets } = await processes(() => noon);
    const turn = await first.begin(askedBy('ana'), 'key', request);
    if (!('finish' in turn)) throw new Error('Nothing was kept yet');
    const looked = Promise.withResolvers<void>();
    const get = secrets.putIfAbsent.bind(secrets);
    let looks = 0;
    jest.spyOn(secrets, 'putIfAbsent').mockImplementation(async (...args) => {
      looks += 1;
      if (looks === 3) looked.resolve();
      return get(...args);
    });
    const other = second.begin(askedBy('ana'), 'key', request);
    await looked.promise; // it has waited twice
    await turn.finish(answer);
    expect(await other).toEqual(answer);
    await secrets.close();
  });

  test('is taken over under the same ids when the one that began it does not come back', async () => {
    let now = noon;
    const { first, second, secrets } = await processes(() => now);
    const before = turnOf(await first.begin(askedBy('ana'), 'key', request)).context;
    now = '2026-05-01T12:00:11.000Z';
    const after = turnOf(await second.begin(askedBy('ana'), 'key', request)).context;
    expect(after.resumed).toBe(true);
    expect([after.causation, after.newId()]).toEqual([before.causation, before.newId()]);
    await secrets.close();
  });

  test('is free again at once when it was refused', async () => {
    const { first, second, secrets } = await processes(() => noon);
    await turnOf(await first.begin(askedBy('ana'), 'key', request)).finish('nothing');
    const after = turnOf(await second.begin(askedBy('ana'), 'key', request)).context;
    expect(after.resumed).toBe(false);
    await secrets.close();
  });

  test('that may have written before it failed is gone on with at once, under the same ids', async () => {
    const { first, second, secrets } = await processes(() => noon);
    const before = turnOf(await first.begin(askedBy('ana'), 'key', request));
    await before.finish('unknown');
    const after = turnOf(await second.begin(askedBy('ana'), 'key', request)).context;
    expect([after.resumed, after.causation, after.newId()]).toEqual([
      true,
      before.context.causation,
      before.context.newId(),
    ]);
    await secrets.close();
  });

  test.each(['nothing', 'unknown', answer] as const)(
    'leaves the answer of who took it over alone when it comes back after all (%j)',
    async (outcome) => {
      let now = noon;
      const { first, second, secrets } = await processes(() => now);
      const slow = await first.begin(askedBy('ana'), 'key', request);
      now = '2026-05-01T12:00:11.000Z';
      const turn = await second.begin(askedBy('ana'), 'key', request);
      const given = { ...answer, payload: 'made by the second' };
      if ('finish' in turn) await turn.finish(given);
      if ('finish' in slow) await slow.finish(outcome);
      if ('release' in turn) turn.release();
      expect(await second.begin(askedBy('ana'), 'key', request)).toEqual(given);
      await secrets.close();
    },
  );
});
