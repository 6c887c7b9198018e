import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { endConnections } from './connections.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function listening(patience?: number): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  endConnections(app, patience);
  app.post('/echo', (request) => request.body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

/** A connection that has sent so much, once the server has accepted it. */
async function connected(app: FastifyInstance, sent = ''): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, sent === '' ? 'connection' : 'request');
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(sent);
  await accepted;
  return socket;
}

/** All that comes until the server ends the connection. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}

const half = 'POST /echo HTTP/1.1\r\nHost: farm\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"';

test('a connection that has asked nothing does not hold up the end', async () => {
  const app = await listening();
  const spare = await connected(app);
  await app.close();
  expect(await received(spare)).toBe('');
});

test('a request under way is answered before the end, and its connection ends with it', async () => {
  const app = await listening();
  const asking = await connected(app, half);
  const closed = app.close();
  asking.write(':"b"}');
  expect(await received(asking)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.|\r\n)*connection: close(.|\r\n)*\{"a":"b"\}$/);
  await closed;
});

test('a request whose body never comes is cut when the patience is over', async () => {
  const app = await listening(20);
  const stalled = await connected(app, half);
  await app.close();
  expect(await received(stalled)).toBe('');
});
