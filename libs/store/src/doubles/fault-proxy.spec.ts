import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { faultProxy, type FaultProxy } from './fault-proxy.ts';

/** An engine that answers what it is told, and says when it is told the end. */
async function echo() {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => socket.write(chunk));
    socket.on('end', () => socket.end('heard the end'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

let engine: Awaited<ReturnType<typeof echo>>;
let proxy: FaultProxy;
const sockets: Socket[] = [];

beforeEach(async () => {
  engine = await echo();
  proxy = await faultProxy(engine.port);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await proxy.close();
  engine.close();
});

async function client() {
  const socket = connect({ port: proxy.port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  let text = '';
  let wake: () => void = () => undefined;
  socket.on('data', (chunk) => {
    text += chunk.toString();
    wake();
  });
  const ended = once(socket, 'end').then(() => 'ended');
  const failed = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
  ended.catch(() => undefined);
  return {
    socket,
    ended,
    failed,
    heard: async (wanted: string) => {
      while (!text.includes(wanted)) await new Promise<void>((resolve) => (wake = resolve));
    },
    get text() {
      return text;
    },
  };
}

test('carries both ways, and an end of one side as an end', async () => {
  const one = await client();
  one.socket.write('bonjour');
  await one.heard('bonjour');
  one.socket.end();
  await one.heard('heard the end');
  expect(await one.ended).toBe('ended');
});

test('carries megabytes unchanged', async () => {
  const one = await client();
  const text = '0123456789abcdef'.repeat(200_000);
  one.socket.end(text);
  await one.ended;
  expect(one.text === `${text}heard the end`).toBe(true);
});

test('cuts open connections and accepts the next', async () => {
  const one = await client();
  one.socket.write('one');
  await one.heard('one');
  proxy.cut();
  expect(await one.failed).toBe('ECONNRESET');
  expect(proxy.open).toBe(0);
  const two = await client();
  two.socket.write('two');
  await two.heard('two');
  expect(proxy.accepted).toBe(2);
});

test('cuts after so many bytes', async () => {
  const one = await client();
  const cut = proxy.cutAfter(5);
  one.socket.write('123456789');
  await cut;
  await one.failed;
  expect('12345'.startsWith(one.text)).toBe(true); // a reset may overtake what was sent, and brings nothing more
  const two = await client();
  two.socket.write('123456789');
  await two.heard('123456789');
});

test('refuses connections until the engine is up again, on the same port', async () => {
  const one = await client();
  one.socket.write('one');
  await one.heard('one');
  await proxy.refuse();
  expect(await one.failed).toBe('ECONNRESET');
  expect(await (await client()).failed).toBe('ECONNREFUSED');
  await proxy.accept();
  const two = await client();
  two.socket.write('two');
  await two.heard('two');
});

test('holds bytes back, and lets them through in order', async () => {
  const one = await client();
  proxy.hold('down');
  one.socket.write('one');
  const two = await client();
  two.socket.write('two');
  proxy.release();
  await Promise.all([one.heard('one'), two.heard('two')]);
  proxy.delay(1);
  one.socket.write(' later');
  await one.heard('one later');
});

test('half-closes towards the client: it hears the end and may go on talking', async () => {
  const one = await client();
  one.socket.write('one');
  await one.heard('one');
  proxy.halfClose('down');
  expect(await one.ended).toBe('ended');
  expect(one.socket.writable).toBe(true);
  expect(proxy.open).toBe(1);
});

test('half-closes towards the engine: it hears the end and may go on talking', async () => {
  const one = await client();
  one.socket.write('one');
  await one.heard('one');
  proxy.halfClose('up');
  await one.heard('heard the end');
});

test('an engine that is away is a reset', async () => {
  proxy.lead(1); // nothing listens on port 1
  expect(await (await client()).failed).toBe('ECONNRESET');
});
