/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { listOf, record, refused } from '../testing/answers.ts';
import { fakeBackEnd, type Answers } from '../testing/fake-back-end.ts';
import { createClient, type Fetch } from './client.ts';
import { Failure } from './failure.ts';

/** A client before a server that answers what the test says. */
function given(answers: Answers) {
  const { fetch, sent } = fakeBackEnd(answers);
  const signedOut: string[] = [];
  let token: string | null = 'token-1';
  const kept: bigint[] = [];
  const client = createClient({
    fetch,
    token: () => token,
    language: () => 'fr',
    onUnauthenticated: () => signedOut.push(token ?? ''),
    lastWrite: { read: () => null, keep: (position) => kept.push(position), forget: () => kept.splice(0) },
  });
  return { client, sent, signedOut, kept, signIn: (next: string | null) => (token = next) };
}

const firm = record('firm', { owner_name: 'Marie' }, 'a');
/** A company as the form sends it. */
const change = {
  firm: {
    name: 'Ferme',
    ownerName: 'Marie',
    email: 'marie@ferme.example',
    foundationDate: '2001-05-14',
    address: {
      raw: 'Rang 4, Alma',
      country: 'Canada',
      countryCode: 'CA',
      state: 'Québec',
      city: 'Alma',
      zipcode: 'G8B 1A1',
    },
  },
};
const failureOf = async (promise: Promise<unknown>): Promise<Failure> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('A Failure was expected');
};

describe('a call', () => {
  test('carries language and token, and reads the record in the code’s spelling with its version', async () => {
    const { client, sent } = given({ 'GET /firm': { ...firm, headers: { ETag: '"7"' } } });
    expect(await client.get('/firm')).toMatchObject({
      id: 'a',
      version: '7',
      ownerName: 'Marie',
      imageUrls: { imageThumbnail: null },
    });
    expect(sent[0]?.headers.get('Accept-Language')).toBe('fr');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  test('of every kind carries language and token to /api/v1', async () => {
    const { fetch } = fakeBackEnd({ 'PUT /firm': firm, 'POST /subscription': record('subscription') });
    const calls: unknown[] = [];
    const watched: Fetch = (url, init) => {
      calls.push([init.method, url, init.headers.get('Accept-Language'), init.headers.get('Authorization')]);
      return fetch(url, init);
    };
    const client = createClient({
      fetch: watched,
      token: () => 'token-1',
      language: () => 'fr',
      onUnauthenticated: () => undefined,
      lastWrite: { read: () => null, keep: () => undefined, forget: () => undefined },
    });
    await client.list('/produces');
    await client.post('/subscription', undefined);
    await client.put('/firm', change);
    await client.remove('/produces/a');
    expect(calls).toEqual([
      ['GET', '/api/v1/produces', 'fr', 'Bearer token-1'],
      ['POST', '/api/v1/subscription', 'fr', 'Bearer token-1'],
      ['PUT', '/api/v1/firm', 'fr', 'Bearer token-1'],
      ['DELETE', '/api/v1/produces/a', 'fr', 'Bearer token-1'],
    ]);
  });

  test('sends a guest’s call without a token', async () => {
    const { client, sent, signIn } = given({});
    signIn(null);
    await client.get('/firm');
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  test('writes the body in the wire’s spelling, but uploads as they are spelled there', async () => {
    const { client, sent } = given({ 'PUT /firm': firm });
    const image = { base64data: 'AAAA', fileName: 'logo.png' };
    await client.put('/firm', { firm: { ...change.firm, image } }, { version: '7' });
    expect(sent[0]?.body).toMatchObject({ firm: { owner_name: 'Marie', image } });
    expect(sent[0]?.headers.get('If-Match')).toBe('"7"');
  });

  test('names each attempt of a POST, and keeps the name that it is given', async () => {
    const { client, sent } = given({ 'POST /subscription': record('subscription') });
    await client.post('/subscription', undefined);
    await client.post('/subscription', undefined);
    await client.post('/subscription', undefined, { key: 'mine' });
    const [first, second, third] = sent.map((call) => call.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
  });

  test('names a PUT whose attempt has a name, and no other', async () => {
    const { client, sent } = given({ 'PUT /firm': firm });
    await client.put('/firm', change, { key: 'mine' });
    await client.put('/firm', change);
    expect(sent.map((call) => call.headers.get('Idempotency-Key'))).toEqual(['mine', null]);
  });

  test('asks later reads to wait for the highest position that this browser wrote', async () => {
    const positions = ['12', '9'];
    const written = () => ({ ...firm, headers: { 'X-Position': positions.shift() ?? '' } });
    const { client, sent, kept } = given({ 'PUT /firm': written });
    await client.get('/firm');
    await client.put('/firm', change);
    await client.put('/firm', change);
    await client.get('/firm');
    expect(sent.map((call) => call.headers.get('X-Min-Position'))).toEqual([null, null, null, '12']);
    expect(kept).toEqual([12n]);
  });

  test('is read again without waiting, once, when the log never reached what this browser wrote before', async () => {
    const beyond = refused(503, { code: 'unavailable', field: 'X-Min-Position', message: 'Indisponible.' });
    const { client, sent, kept } = given({
      'PUT /firm': { ...firm, headers: { 'X-Position': '12' } },
      'GET /firm': ({ headers }) => (headers.has('X-Min-Position') ? beyond : firm),
    });
    await client.put('/firm', change);
    const [one, two] = await Promise.all([client.get('/firm'), client.get('/firm')]);
    expect([one?.id, two?.id]).toEqual(['a', 'a']);
    expect(kept).toEqual([]);
    await client.get('/firm');
    const asked = sent.slice(1).map((call) => call.headers.get('X-Min-Position'));
    expect(asked).toEqual(['12', '12', null, null, null]);
  });

  test('keeps waiting for what was written when only the read model is behind', async () => {
    const { client, kept } = given({
      'PUT /firm': { ...firm, headers: { 'X-Position': '12' } },
      'GET /firm': refused(503, { code: 'unavailable', message: 'Indisponible.' }),
    });
    await client.put('/firm', change);
    expect((await failureOf(client.get('/firm'))).status).toBe(503);
    expect(kept).toEqual([12n]);
  });

  test('leaves empty parameters out and repeats lists', async () => {
    const { client, sent } = given({});
    const query = { query: 'lac & rang', cursor: '', as_of: undefined, category: ['a', 'b'] };
    await client.list('/producer_inputs', { query });
    expect(sent[0]?.search.toString()).toBe('query=lac+%26+rang&category=a&category=b');
  });

  test('reads a page with its total, its cursor and each row’s version', async () => {
    const { client } = given({
      'GET /units': listOf('unit', [['kg', { symbol_plural: 'kg' }, 3]], { total: 40, next_cursor: 'c2' }),
    });
    const page = await client.list('/units');
    expect(page.rows).toMatchObject([{ id: 'kg', symbolPlural: 'kg', version: '3' }]);
    expect([page.total, page.nextCursor]).toEqual([40, 'c2']);
  });
});

describe('a refusal', () => {
  const unauthenticated = {
    'GET /profile': refused(401, { code: 'unauthenticated', message: 'Veuillez vous connecter.' }),
  };

  test('names code, field in the code’s spelling, sentence and request', async () => {
    const fault = { code: 'required', field: 'account.password_confirmation', message: 'Le champ est obligatoire' };
    const { client } = given({
      'POST /accounts': { ...refused(422, fault), headers: { 'X-Request-Id': '0000000a' } },
    });
    const failure = await failureOf(client.postVoid('/accounts', {}));
    expect(failure).toMatchObject({ kind: 'answer', status: 422, code: 'required', requestId: '0000000a' });
    expect(failure.faults[0]).toEqual({
      code: 'required',
      field: 'account.passwordConfirmation',
      message: 'Le champ est obligatoire',
    });
  });

  test('of the presented token ends the session', async () => {
    const { client, signedOut } = given(unauthenticated);
    expect((await failureOf(client.get('/profile'))).status).toBe(401);
    expect(signedOut).toEqual(['token-1']);
  });

  test('of an older token leaves the new session alone', async () => {
    const { client, signedOut, signIn } = given(unauthenticated);
    const late = failureOf(client.get('/profile'));
    signIn('token-2');
    await late;
    expect(signedOut).toEqual([]);
  });

  test('for the account before is handed to nobody', async () => {
    const { client, signIn } = given({ 'GET /firm': firm });
    const late = failureOf(client.get('/firm'));
    signIn('token-2');
    expect(await late).toMatchObject({ status: 401 });
  });

  test('without our own body is told as unknown', async () => {
    const page = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });
    const { client } = given({ 'GET /firm': { foreign: page } });
    expect(await failureOf(client.get('/firm'))).toMatchObject({ status: 502, code: 'unknown', faults: [] });
  });

  test('that is cut off in the middle is a failure as well', async () => {
    const cut = new Response('{"data":', { status: 200, headers: { 'Content-Type': 'application/json' } });
    const { client } = given({ 'GET /firm': { foreign: cut } });
    expect((await failureOf(client.get('/firm'))).code).toBe('unknown');
  });
});

test('a line that is down is a failure of its own kind', async () => {
  const { client } = given({ 'GET /firm': 'down' });
  expect(await failureOf(client.get('/firm'))).toMatchObject({ kind: 'network', code: 'network' });
});

test('a call that its screen gave up is not a failure', async () => {
  const aborted = new DOMException('gone', 'AbortError');
  const { client } = given({ 'GET /firm': () => Promise.reject(aborted) });
  await expect(client.get('/firm', { signal: AbortSignal.abort(aborted) })).rejects.toBe(aborted);
});
