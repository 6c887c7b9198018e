import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NoteModule } from '../testing/note.fixture.ts';
import { testHttp, type TestHttp } from '../testing/test-http.ts';

const NOTES = '/api/v1/notes';
const line = { text: 'hay', quantity_raw: 2.5, kind: 'feed' };
let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [NoteModule] });
});
afterAll(() => http.close());

const dataOf = (body: { data?: unknown }) =>
  body.data as { id: string; type: string; attributes: Record<string, unknown> };

describe('one record', () => {
  test('leaves in the envelope in snake_case, with its version and the position it was written at', async () => {
    const answer = await http.as({ role: 'producer_level_two' }).post(NOTES, { note: line });
    expect(answer.status).toBe(201);
    expect(dataOf(answer.body)).toMatchObject({ type: 'note', attributes: { text: 'hay', quantity_raw: 2.5 } });
    expect(dataOf(answer.body).id).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['etag']).toBe('"1"');
    expect(Number(answer.headers['x-position'])).toBeGreaterThan(0);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is refused with the current one when If-Match names an older version', async () => {
    const farm = http.as({ role: 'producer_level_three' });
    const { id } = dataOf((await farm.post(NOTES, { note: line })).body);
    const second = await farm.put(`${NOTES}/${id}`, { note: { ...line, text: 'straw' } }, { 'if-match': '"1"' });
    expect([second.status, second.headers['etag']]).toEqual([200, '"2"']);
    const stale = await farm.put(`${NOTES}/${id}`, { note: line }, { 'if-match': '"1"' });
    expect(stale.status).toBe(409);
    expect(stale.body.errors?.[0]).toMatchObject({ code: 'version_conflict', field: null });
    expect(stale.headers['etag']).toBe('"2"');
    expect(dataOf(stale.body).attributes['text']).toBe('straw');
    const listed = await farm.put(`${NOTES}/${id}`, { note: { ...line, text: 'oats' } }, { 'if-match': '"1", "2"' });
    expect([listed.status, listed.headers['etag']]).toEqual([200, '"3"']);
    const star = await farm.put(`${NOTES}/${id}`, { note: line }, { 'if-match': '*' });
    expect(star.status).toBe(200);
    const malformed = await farm.put(`${NOTES}/${id}`, { note: line }, { 'if-match': 'one' });
    expect(malformed.body.errors?.[0]).toMatchObject({ code: 'malformed_request', field: 'If-Match' });
    expect(malformed.status).toBe(400);
  });

  test('is corrected once however often the same request arrives, also where its first answer was lost', async () => {
    const farm = http.as({ role: 'producer_level_three' });
    const at = `${NOTES}/${dataOf((await farm.post(NOTES, { note: line })).body).id}`;
    const put = (text: string, key: string) =>
      farm.put(at, { note: { ...line, text } }, { 'if-match': '"1"', 'idempotency-key': key });
    expect(
      [await put('straw', 'a'), await put('straw', 'a')].map(({ status, headers }) => [status, headers['etag']]),
    ).toEqual(
      [[200, '"2"'], [200, '"2"']], // prettier-ignore
    );
    expect((await put('oats', 'a')).body.errors?.[0]?.code).toBe('idempotency_mismatch');
    expect((await put('oats', 'b')).status).toBe(409);
  });

  test('of another company is as absent as one that never was', async () => {
    const { id } = dataOf((await http.as({ role: 'producer_level_two' }).post(NOTES, { note: line })).body);
    const stranger = http.as({ role: 'producer_level_three' });
    const other = await stranger.delete(`${NOTES}/${id}`);
    const never = await stranger.delete(`${NOTES}/0198c0de-0000-7000-8000-000000000000`);
    const noId = await stranger.delete(`${NOTES}/%27%20OR%201=1`);
    expect([other.status, never.status, noId.status]).toEqual([404, 404, 404]);
    expect(other.text).toBe(never.text);
    expect(noId.text).toBe(never.text);
  });

  test('removed answers 204 without a body but with its position', async () => {
    const farm = http.as({ role: 'producer_level_two' });
    const { id } = dataOf((await farm.post(NOTES, { note: line })).body);
    const removed = await farm.delete(`${NOTES}/${id}`);
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect(Number(removed.headers['x-position'])).toBeGreaterThan(1);
  });
});

describe('who may call', () => {
  test.each([
    ['guest', 401, 'unauthenticated', undefined],
    ['producer_level_one', 403, 'level_required', 'plan_level_1'],
    ['business_level_one', 403, 'wrong_role', undefined],
    ['analyst', 403, 'wrong_role', undefined],
  ] as const)('%s may not write a note: %i %s', async (role, status, code, requires) => {
    const client = role === 'guest' ? http.guest : http.as({ role });
    const answer = await client.post(NOTES, { note: line });
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toEqual([
      { code, field: null, message: expect.any(String), ...(requires && { requires }) },
    ]);
  });

  test('a plan level is asked of producers only', async () => {
    const id = '0198c0de-0000-7000-8000-00000000000a';
    expect((await http.as({ role: 'producer_level_two' }).put(`${NOTES}/${id}`, { note: line })).status).toBe(403);
    expect((await http.as({ role: 'business_level_one' }).put(`${NOTES}/${id}`, { note: line })).status).toBe(200);
  });

  test('an unknown token is a guest: 401 where one must be signed in, nothing on a public call', async () => {
    const nobody = http.withToken('made-up');
    expect((await nobody.post(NOTES, { note: line })).body.errors?.[0]?.code).toBe('unauthenticated');
    expect((await nobody.get(NOTES)).status).toBe(200);
  });
});

const farm = () => http.as({ role: 'producer_level_two' });

describe('bodies', () => {
  test('every wrong field is named at once, by its path on the wire, in the language of the caller', async () => {
    const wrong = { text: ' ', quantity_raw: 'x', tags: ['fine', 'much too long'], place: { latitude: 91 } };
    const answer = await farm().post(NOTES, { note: wrong }, { 'accept-language': 'fr-CA,en;q=0.5' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { code: 'required', field: 'note.text', message: 'Le champ « Texte » est obligatoire' },
      { code: 'number', field: 'note.quantity_raw', message: 'Le champ « Quantité » doit être un nombre' },
      { code: 'required', field: 'note.kind', message: 'Le champ « Sorte » est obligatoire' },
      { code: 'too_long', field: 'note.tags.1', message: 'Le champ « Étiquettes » ne peut pas dépasser 10 caractères' },
      { code: 'required', field: 'note.place.zip_code', message: 'Où ?' },
      { code: 'at_most', field: 'note.place.latitude', message: 'Le champ « Latitude » doit être au plus égal à 90' },
    ]);
  });

  test('the message names the bound that was crossed', async () => {
    const low = await farm().post(NOTES, { note: { ...line, quantity_raw: 0 } });
    expect(low.body.errors?.[0]).toMatchObject({ code: 'more_than', message: 'Quantity needs to be more than 0' });
    const high = await farm().post(NOTES, { note: { ...line, quantity_raw: 10_000_000 } });
    expect(high.body.errors?.[0]).toMatchObject({ message: 'Quantity needs to be less than 10,000,000' });
  });

  test('a missing envelope is the missing field', async () => {
    for (const body of ['', '{}', '{"note":null}', '[]', '"note"', '7', 'null'])
      expect((await farm().post(NOTES, body)).body.errors).toEqual([
        { code: 'required', field: 'note', message: 'Note is required' },
      ]);
  });

  test('fields that no schema names are ignored, also those that other programs stumble over', async () => {
    const hostile = `{"note":{"text":"hay","quantity_raw":1,"kind":"feed","constructor":{"prototype":1},"__proto__":{"text":"x"}}}`;
    expect((await farm().post(NOTES, hostile)).status).toBe(201);
    expect(({} as { text?: string }).text).toBeUndefined();
  });

  test('a field with its own spelling keeps it, in the body and in a refusal', async () => {
    const image = { base64data: 'AA', fileName: 'x'.repeat(21) };
    const long = await farm().post(NOTES, { note: { ...line, image } });
    expect(long.body.errors?.[0]?.field).toBe('note.image.fileName');
    const refused = await farm().post(NOTES, { note: { ...line, text: 'forbidden' } }, { 'accept-language': 'fr' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { code: 'note_forbidden', field: 'note.image.fileName', message: 'Pas de forbidden, s’il vous plaît.' },
    ]);
  });

  test('keys of a record stay as they are, and fields inside it are read', async () => {
    const answer = await farm().post(NOTES, { note: { ...line, by_id: { A_b: { fill_color: 7 } } } });
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(['note.by_id.A_b.fill_color']);
  });

  test.each(['\u0000', '\u001b[31m', '\ud800', 'a\udfffb'])(
    'text that no store keeps faithfully is refused, and the message says why: %j',
    async (text) => {
      const answer = await farm().post(NOTES, { note: { ...line, text } });
      const message = 'Text: take out the control characters and broken signs, which cannot be kept';
      expect(answer.body.errors).toEqual([{ code: 'unprintable', field: 'note.text', message }]);
    },
  );

  test.each([
    ['not JSON', '{"note":', 'application/json'],
    ['no JSON', 'note=1', 'application/x-www-form-urlencoded'],
    ['plain text', 'hay', 'text/plain'],
  ])('a body that is %s is malformed', async (_, payload, contentType) => {
    const answer = await farm().post(NOTES, payload, { 'content-type': contentType });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'malformed_request']);
  });

  test('a body that is too large is told so in the envelope', async () => {
    const answer = await farm().post(NOTES, { note: { ...line, text: 'x'.repeat(1024 * 1024) } });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([413, 'file_too_large']);
    expect(answer.body.errors?.[0]?.message).toBe('The request is too large. The limit is 1 MB.');
  });

  test.each([
    ['bytes that are no UTF-8', 'latin1', 'application/json'],
    ['bytes of the charset that it names, which is another', 'latin1', 'application/json; charset=iso-8859-1'],
    ['another charset', 'utf8', 'application/json; charset="utf-16"'],
  ] as const)('a body of %s is malformed, and nothing is written', async (_, encoding, contentType) => {
    const who = farm();
    const send = (text: string, type: string, as: BufferEncoding) =>
      who.post(NOTES, Buffer.from(JSON.stringify({ note: { ...line, text } }), as), { 'content-type': type });
    const before = await http.store.log.head();
    const answer = await send('caf\u00e9', contentType, encoding);
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'malformed_request']);
    expect(await http.store.log.head()).toBe(before);
    for (const type of ['application/json', 'application/json; charset=UTF-8'])
      expect((await send('caf\u00e9 \ufffd', type, 'utf8')).status).toBe(201);
  });
});

test('a body that is said to be compressed is malformed, whatever it holds', async () => {
  const who = farm();
  const send = (coding: string) => who.post(NOTES, { note: line }, { 'content-encoding': coding });
  expect((await send('gzip')).body.errors?.[0]?.code).toBe('malformed_request');
  expect((await send('identity')).status).toBe(201);
});

describe('queries', () => {
  test('are read in snake_case, with defaults and repetition', async () => {
    const answer = await http.guest.get(`${NOTES}?as_of=2026-01-01T00:00:00Z&category=a&category=b&limit=7&other=1`);
    const { data } = answer.body as { data: [{ attributes: { text: string } }] };
    expect(JSON.parse(data[0].attributes.text)).toEqual({
      limit: 7,
      category: ['a', 'b'],
      asOf: '2026-01-01T00:00:00Z',
    });
    expect(answer.body.meta).toEqual({ total: 1, next_cursor: null });
  });

  test.each(['limit=0', 'limit=501', 'limit=x', 'as_of=yesterday', 'category=c', 'limit=1&limit=2', 'cursor=%00'])(
    '%s is malformed and named',
    async (search) => {
      const answer = await http.guest.get(`${NOTES}?${search}`);
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]).toMatchObject({ code: 'malformed_request' });
      expect(answer.body.errors?.[0]?.field).toMatch(new RegExp(`^${search.split('=')[0]}`));
    },
  );
});

describe('what goes wrong', () => {
  test('in the code is 500 unknown, without a word of the code', async () => {
    const answer = await http.as({ role: 'analyst' }).post(`${NOTES}/fall`);
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([500, 'unknown']);
    expect(answer.text).not.toMatch(/SELECT|TypeError|at /);
  });

  test('an unknown address is not_found, a known one with another method says which it has', async () => {
    const unknown = await http.guest.get('/api/v1/nowhere');
    expect([unknown.status, unknown.body.errors?.[0]?.code]).toEqual([404, 'not_found']);
    const method = await http.guest.delete(NOTES);
    expect([method.status, method.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    expect(method.body.errors?.[0]?.code).toBe('method_not_allowed');
  });

  test('an address that cannot be decoded is malformed', async () => {
    const answer = await http.guest.get('/api/v1/notes/%E0%A4%A');
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'malformed_request']);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });

  test('a sane request id is kept, another is replaced', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect((await http.guest.get(NOTES, { 'x-request-id': trace })).headers['x-request-id']).toBe(trace);
    expect((await http.guest.get(NOTES, { 'x-request-id': 'Margaret.Whitcomb' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect((await http.guest.get(NOTES, { 'x-request-id': 'a b\u00e9' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});
