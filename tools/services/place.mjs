// Where servers without Docker live: everything under `.services/`, which git ignores and `rm -r` may take at any time.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../setup.mjs';

export const home = join(root, '.services');

/** The folder of one server, made when it is not there. */
export function folderOf(name) {
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const book = () => join(folderOf('.'), 'ports.json');

function known() {
  try {
    return JSON.parse(readFileSync(book(), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Port 0 asks the machine for any free one. Answers null when the port is taken. */
const listenOnce = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(port, '127.0.0.1', () => {
      const { port: got } = server.address();
      server.close(() => resolve(got));
    });
  });

/** Any port that nobody uses now. */
export const freePort = () => listenOnce(0);

/** The port that was chosen for this use, if one was. */
export const portOf = (use) => known()[use];

/** Ports for these uses: those of the last time, or others where somebody else took them meanwhile. */
export async function freePorts(uses) {
  const ports = known();
  for (const use of uses) {
    const others = new Set(Object.entries(ports).flatMap(([name, port]) => (name === use ? [] : [port])));
    let port = ports[use] === undefined ? null : await listenOnce(ports[use]);
    while (port === null || others.has(port)) port = await freePort();
    ports[use] = port;
  }
  writeFileSync(book(), `${JSON.stringify(ports, null, 2)}\n`);
  return uses.map((use) => ports[use]);
}
