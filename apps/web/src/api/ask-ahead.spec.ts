import { beforeEach, expect, jest, test } from '@jest/globals';
import { createClient, type Answer, type Client, type Fetch } from './client.ts';
import { Failure } from './failure.ts';

const body = { data: [], meta: { total: 0, next_cursor: null } };
const answerOf = (status = 200, headers: Record<string, string> = {}): Answer => ({
  ok: status < 400,
  status,
  headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
  json: () => Promise.resolve(status < 400 ? body : { errors: [{ code: 'unavailable', message: 'Not now.' }] }),
});

let token: string | null;
let language: string;
let send: jest.MockedFunction<Fetch>;
let refused: jest.Mock<() => void>;
let client: Client;
beforeEach(() => {
  [token, language] = ['token-1', 'en'];
  send = jest.fn<Fetch>().mockImplementation(() => Promise.resolve(answerOf()));
  refused = jest.fn<() => void>();
  client = createClient({
    fetch: send,
    token: () => token,
    language: () => language,
    onUnauthenticated: refused,
    lastWrite: { read: () => null, keep: () => undefined, forget: () => undefined },
  });
});
const seeds = () => client.list('/seeds', { query: { limit: 5, cursor: null } });

test('what was sent for ahead is not asked for again, and serves once', async () => {
  client.askAhead('/seeds?limit=5');
  await seeds();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(false);
  await seeds();
  expect(send).toHaveBeenCalledTimes(2);
});

test('another query is another question', async () => {
  client.askAhead('/seeds?limit=4');
  await seeds();
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/api/v1/seeds?limit=4', '/api/v1/seeds?limit=5']);
});

test('an answer in the language of the reader is none in another language', async () => {
  client.askAhead('/seeds');
  await client.list('/seeds', { language: 'fr' });
  expect(send.mock.calls.map(([, { headers }]) => headers.get('Accept-Language'))).toEqual(['en', 'fr']);
});

test.each([
  ['another account has logged in', () => Promise.resolve((token = 'token-2'))],
  ['the language has changed', () => Promise.resolve((language = 'fr'))],
  ['the screen it was for was left', () => Promise.resolve(client.forgetAhead())],
  ['something was written', () => client.postVoid('/weeds')],
])('it is asked for anew when %s, and what nobody will read is stopped', async (_, happens) => {
  client.askAhead('/seeds?limit=5');
  const signal = send.mock.calls[0]?.[1].signal;
  send.mockResolvedValueOnce(answerOf(200, { 'X-Position': '7' }));
  await happens();
  send.mockClear();
  await seeds();
  expect(send).toHaveBeenCalledTimes(1);
  expect(signal?.aborted).toBe(true);
});

test('a refusal of what was sent for ahead is that of whoever asks', async () => {
  send.mockResolvedValueOnce(answerOf(503));
  client.askAhead('/seeds?limit=5');
  await expect(seeds()).rejects.toBeInstanceOf(Failure);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a token that is refused ends the session, also where nothing has read the answer yet', async () => {
  send.mockResolvedValueOnce(answerOf(401));
  client.askAhead('/seeds?limit=5');
  await expect(seeds()).rejects.toMatchObject({ status: 401 });
  expect(refused).toHaveBeenCalledTimes(1);
});
