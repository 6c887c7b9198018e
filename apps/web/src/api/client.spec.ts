/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { createClient } from './client.ts';
import { Failure } from './failure.ts';

interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A client whose line answers what the test says, one answer a call. */
function given(...answers: (Response | Error)[]) {
  const calls: Call[] = [];
  const signedOut: string[] = [];
  let token: string | null = 'token-1';
  const kept: bigint[] = [];
  const client = createClient({
    fetch: async (url: unknown, init?: RequestInit) => {
      calls.push({
        url: typeof url === 'string' ? url : '',
        method: init?.method ?? '',
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw answer ?? new Error('No answer was given');
    },
    token: () => token,
    language: () => 'fr',
    onUnauthenticated: () => signedOut.push(token ?? ''),
    lastWrite: { read: () => null, keep: (position) => kept.push(position) },
  });
  return { client, calls, signedOut, kept, signIn: (next: string | null) => (token = next) };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
const firm = {
  data: { id: 'a', type: 'firm', attributes: { owner_name: 'Marie', image_urls: { image_thumbnail: null } } },
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
    const { client, calls } = given(json(firm, 200, { ETag: '"7"' }));
    expect(await client.get('/firm')).toEqual({
      id: 'a',
      version: '7',
      ownerName: 'Marie',
      imageUrls: { imageThumbnail: null },
    });
    expect(calls[0]?.url).toBe('/api/v1/firm');
    expect(calls[0]?.headers.get('Accept-Language')).toBe('fr');
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  test('sends a guest’s call without a token', async () => {
    const { client, calls, signIn } = given(json(firm));
    signIn(null);
    await client.get('/firm');
    expect(calls[0]?.headers.has('Authorization')).toBe(false);
  });

  test('writes the body in the wire’s spelling, but uploads as they are spelled there', async () => {
    const { client, calls } = given(json(firm));
    await client.put(
      '/firm',
      { firm: { ownerName: 'Marie', image: { base64data: 'AA', fileName: 'logo.png' } } },
      { version: '7' },
    );
    expect(calls[0]?.body).toEqual({
      firm: { owner_name: 'Marie', image: { base64data: 'AA', fileName: 'logo.png' } },
    });
    expect(calls[0]?.headers.get('If-Match')).toBe('"7"');
  });

  test('names each attempt of a POST, and keeps the name that it is given', async () => {
    const { client, calls } = given(json(firm), json(firm), json(firm));
    await client.post('/x', {});
    await client.post('/x', {});
    await client.post('/x', {}, { key: 'mine' });
    const [first, second, third] = calls.map((call) => call.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
  });

  test('asks later reads to wait for the highest position that this browser wrote', async () => {
    const { client, calls, kept } = given(
      json(firm),
      json(firm, 200, { 'X-Position': '12' }),
      json(firm, 200, { 'X-Position': '9' }),
      json(firm),
    );
    await client.get('/firm');
    await client.put('/firm', {});
    await client.put('/firm', {});
    await client.get('/firm');
    expect(calls.map((call) => call.headers.get('X-Min-Position'))).toEqual([null, null, null, '12']);
    expect(kept).toEqual([12n]);
  });

  test('leaves empty parameters out and repeats lists', async () => {
    const { client, calls } = given(json({ data: [], meta: { total: 0, next_cursor: null } }));
    await client.list('/x', { query: { query: 'lac & rang', cursor: '', as_of: undefined, category: ['a', 'b'] } });
    expect(calls[0]?.url).toBe('/api/v1/x?query=lac+%26+rang&category=a&category=b');
  });

  test('reads a page with its total, its cursor and each row’s version', async () => {
    const { client } = given(
      json({
        data: [{ id: 'b', type: 'row', attributes: { unit_id: 'kg' }, meta: { version: 3 } }],
        meta: { total: 40, next_cursor: 'c2' },
      }),
    );
    const page = await client.list('/x');
    expect(page.rows).toEqual([{ id: 'b', unitId: 'kg', version: '3' }]);
    expect([page.total, page.nextCursor]).toEqual([40, 'c2']);
  });
});

describe('a refusal', () => {
  const unauthenticated = () =>
    json({ errors: [{ code: 'unauthenticated', field: null, message: 'Veuillez vous connecter.' }] }, 401);

  test('names code, field in the code’s spelling, sentence and request', async () => {
    const body = {
      errors: [{ code: 'required', field: 'account.password_confirmation', message: 'Le champ est obligatoire' }],
    };
    const { client } = given(json(body, 422, { 'X-Request-Id': 'r-1' }));
    const failure = await failureOf(client.postVoid('/accounts', {}));
    expect(failure).toMatchObject({ kind: 'answer', status: 422, code: 'required', requestId: 'r-1' });
    expect(failure.faults[0]).toEqual({
      code: 'required',
      field: 'account.passwordConfirmation',
      message: 'Le champ est obligatoire',
    });
  });

  test('of the presented token ends the session', async () => {
    const { client, signedOut } = given(unauthenticated());
    expect((await failureOf(client.get('/profile'))).status).toBe(401);
    expect(signedOut).toEqual(['token-1']);
  });

  test('of an older token leaves the new session alone', async () => {
    const { client, signedOut, signIn } = given(unauthenticated());
    const late = failureOf(client.get('/profile'));
    signIn('token-2');
    await late;
    expect(signedOut).toEqual([]);
  });

  test('without our own body is told as unknown', async () => {
    const { client } = given(
      new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    );
    expect(await failureOf(client.get('/firm'))).toMatchObject({ status: 502, code: 'unknown', faults: [] });
  });

  test('that is cut off in the middle is a failure as well', async () => {
    const { client } = given(
      new Response('{"data":', { status: 200, headers: { 'Content-Type': 'application/json' } }),
    );
    expect((await failureOf(client.get('/firm'))).code).toBe('unknown');
  });
});

test('a line that is down is a failure of its own kind', async () => {
  const { client } = given(new TypeError('Failed to fetch'));
  expect(await failureOf(client.get('/firm'))).toMatchObject({ kind: 'network', code: 'network' });
});

test('a call that its screen gave up is not a failure', async () => {
  const aborted = new DOMException('gone', 'AbortError');
  const { client } = given(aborted);
  await expect(client.get('/firm', { signal: AbortSignal.abort(aborted) })).rejects.toBe(aborted);
});
