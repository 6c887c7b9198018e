import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
// @ts-expect-error -- no types are shipped for what lies within the package
import connections from 'mongodb/lib/cmap/connection.js';
import { mendMongodb } from './mongodb-mended.ts';

interface Connection {
  command(of: { readonly db: string }, command: object, options: object): Promise<unknown>;
}
const { Connection } = connections as { readonly Connection: new (socket: Socket, options: object) => Connection };

const silent = createServer();
afterEach(() => void silent.close());

/** A connection of the driver to a server that takes everything and answers nothing. */
async function connected() {
  mendMongodb();
  if (!silent.listening) await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const connection = new Connection(socket, {
    id: 1,
    generation: 0,
    hostAddress: `127.0.0.1:${port}`,
    monitorCommands: false,
  });
  return { socket, ask: (command: object) => connection.command({ db: 'admin' }, command, {}) };
}

test('a command that meets a socket that is destroyed but not yet closed is told so', async () => {
  const { socket, ask } = await connected();
  socket.destroy();
  await expect(ask({ hello: 1 })).rejects.toThrow(/closed/);
});

test('a command that is too large for a server that reads no more ends with its connection', async () => {
  silent.once('connection', (server) => server.pause());
  const { socket, ask } = await connected();
  const asked = ask({ insert: 'rows', documents: [{ text: 'x'.repeat(15_000_000) }] });
  while (!socket.writableNeedDrain) await new Promise(setImmediate);
  socket.destroy();
  await expect(asked).rejects.toThrow(/closed/);
});
