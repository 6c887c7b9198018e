import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NoteModule } from '../testing/note.fixture.ts';
import { testHttp, type TestHttp } from '../testing/test-http.ts';
import { answerUnreadable } from './client-errors.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({ modules: [NoteModule] });
  await http.fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => http.close());

/** What the server sends to bytes that are no request, until it ends the connection. */
async function answered(bytes: string): Promise<readonly [status: string, body: unknown]> {
  const socket = connect((http.fastify.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return [head.split(' ')[1] ?? '', JSON.parse(body)];
}

const errors = [{ code: 'malformed_request', field: null, message: 'The request could not be read.' }];

test.each([
  ['an unknown method', 'BREW /api/v1/notes HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
])('%s is answered in the envelope of errors', async (_, bytes, status) => {
  expect(await answered(bytes)).toEqual([status, { errors }]);
});

test('headers that do not come are answered in the envelope of errors', async () => {
  http.fastify.server.once('connection', (socket) => {
    socket.once('data', () =>
      answerUnreadable(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket),
    );
  });
  expect(await answered('GET / HTTP/1.1\r\n')).toEqual(['408', { errors }]);
});
