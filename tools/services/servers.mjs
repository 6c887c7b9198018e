// Brings the servers up, each once, and down again.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../setup.mjs';
import { ferretdb } from './ferretdb.mjs';
import { kafka } from './kafka.mjs';
import { checkPrograms } from './needs.mjs';
import { freePorts, portOf } from './place.mjs';
import { end, launch, logOf, runningProcess } from './process.mjs';
import { inTurn } from './turn.mjs';

const servers = [ferretdb, kafka];
const PATIENCE = 120_000;

/** Asks until the server answers; gives up when its process is gone or it takes too long. */
async function untilReady(server, ports) {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await server.ask(ports);
    } catch (error) {
      const gone = runningProcess(server.name) === null;
      if (gone || performance.now() > until)
        throw new Error(
          `${server.title} ${gone ? 'ended while it started' : 'does not answer'}. The end of its log:\n${readFileSync(logOf(server.name), 'utf8').slice(-3000)}`,
          { cause: error },
        );
    }
    await pause(250);
  }
}

/** Fetches what the servers are built from, and builds them. @throws Missing when a program or a registry is not to be had. */
export const buildServers = () =>
  inTurn(async () => {
    await checkPrograms();
    await Promise.all(servers.map((server) => server.fetch()));
    for (const server of servers) await server.build();
  });

/**
 * Brings up what does not run yet, of the servers named.
 * @returns `settings`, the environment that names them, and `started`, the names of those that this call started.
 */
export const up = (wanted = servers.map(({ name }) => name)) =>
  inTurn(async () => {
    const asked = servers.filter(({ name }) => wanted.includes(name));
    const resting = asked.filter(({ name }) => runningProcess(name) === null);
    if (resting.length > 0) await checkPrograms();
    for (const server of resting) await server.build();
    const settings = {};
    const started = [];
    try {
      for (const server of asked) {
        const runs = !resting.includes(server);
        const ports = runs ? server.ports.map(portOf) : await freePorts(server.ports);
        if (!runs) {
          say(`Starting ${server.title} …`);
          await launch(server.name, await server.start(ports));
          started.push(server.name);
        }
        await untilReady(server, ports);
        say(`${server.title} ${runs ? 'runs already' : 'is ready'} on 127.0.0.1:${ports[0]}`);
        const [name, value] = server.setting(ports[0]).split(/=(.*)/s);
        settings[name] = value;
      }
    } catch (error) {
      for (const name of started) await end(name);
      throw error;
    }
    return { settings, started };
  });

/** Ends the servers named, those that run. */
export const down = (wanted = servers.map(({ name }) => name)) =>
  inTurn(async () => {
    for (const { name, title } of servers.filter(({ name }) => wanted.includes(name)))
      say(`${title} ${(await end(name)) ? 'has ended' : 'was not running'}`);
  });
