// How soon a server is ready, and what it weighs at rest.
import { setTimeout as pause } from 'node:timers/promises';
import { mib, percentile, spread } from './figures.mjs';
import { terroir, weight } from './load.mjs';
import { filledFolder, inFolder } from './records.mjs';

const EVENTS = 100_000;
const FINISH = 8000;

/**
 * Starts until ready six times, the first to warm up and to finish the read models; answers the times and the weight
 * at rest.
 */
async function starts(folder, end) {
  const times = [];
  const rest = [];
  for (let turn = 0; turn <= 5; turn += 1) {
    const server = await terroir(folder);
    if (turn > 0) times.push(server.readyIn);
    else await pause(FINISH);
    if (turn > 2) {
      await pause(1500);
      rest.push(weight(server.pid).now);
    }
    await server[end]();
  }
  return { times, rest: percentile(rest, 0.5) };
}

export const bench = () =>
  inFolder((empty) =>
    inFolder(async (full) => {
      await filledFolder(full, EVENTS / 2, 2);
      const fresh = await starts(empty, 'stop');
      const ordered = await starts(full, 'stop');
      const killed = await starts(full, 'kill');
      return [
        [
          `start with ${EVENTS.toLocaleString('en')} events, process to ready`,
          spread(ordered.times),
          `no events ${spread(fresh.times)}`,
          'target 1 s',
        ],
        ['the same after kill -9', spread(killed.times), '', 'target 1 s'],
        ['memory at rest', mib(ordered.rest), `no events ${mib(fresh.rest)}`, 'target 160 MiB'],
      ];
    }),
  );
