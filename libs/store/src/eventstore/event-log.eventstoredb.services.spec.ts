import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from '@jest/globals';
import { commandServer } from '../doubles/command-server.ts';
import { eventLogContract } from '../log/event-log.contract.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';
import { killsContract } from './eventstore-kills.contract.ts';
import { lineContract, type EventStoreServer } from './eventstore-line.contract.ts';
import { readEventStoreUrl } from './eventstore-url.ts';
import { writersContract } from './eventstore-writers.contract.ts';

// EVENTSTORE_URL names a server that runs; EVENTSTORE_COMMAND is a command that runs another one, to be killed.
const { EVENTSTORE_URL: url = '', EVENTSTORE_COMMAND: command = '' } = process.env;
const NAME = 'a real EventStoreDB';

/** A prefix of its own for each test: the log begins empty, whatever stands in the store. */
const prefix = (): string => `terroir-test-${crypto.randomUUID()}.`;

/** The server that runs; through another port it is one node, asked itself. */
function running(): Promise<EventStoreServer> {
  const [host] = readEventStoreUrl(url).hosts;
  if (host === undefined) throw new Error('EVENTSTORE_URL names a host');
  return Promise.resolve({
    place: { host: host.address, port: host.port },
    url: (port) =>
      port === undefined
        ? url
        : url.replace(/^[^:]+:\/\/(.*@)?[^/?]+/, (_, user = '') => `esdb://${user}localhost:${port}`),
    prefix: prefix(),
    noticed: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

if (url === '')
  describe('event log: a real EventStoreDB', () => {
    test.skip('is not asked: EVENTSTORE_URL is not set, and no registry holds the server. The double stands in for it', () =>
      undefined);
  });
else {
  eventLogContract(
    NAME,
    () => openEventStoreLog({ url, prefix: prefix(), pause: 1, deadline: 60_000, report: () => undefined }),
    {
      gapless: false,
    },
  );
  lineContract(NAME, running);
  writersContract(NAME, running);
}

if (command === '')
  describe('event log: a real EventStoreDB that is killed', () => {
    test.skip('is not started: EVENTSTORE_COMMAND is not set. The double is stopped and started in its place', () =>
      undefined);
  });
else
  killsContract(NAME, async () => {
    const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'terroir-eventstore-'))];
    const server = commandServer(command, { EVENTSTORE_PORT: String(port), EVENTSTORE_DATA: data });
    await server.start();
    return {
      ...server,
      place: { host: '127.0.0.1', port },
      url: () => `esdb://127.0.0.1:${port}?tls=false`,
      prefix: prefix(),
      noticed: () => Promise.resolve(),
      async close() {
        await server.kill();
        rmSync(data, { recursive: true, force: true });
      },
    };
  });
