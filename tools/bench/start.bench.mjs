// How soon a server is ready on logs of different lengths, what that costs, and what it weighs at rest.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@terroir/store';
import { views } from '@terroir/modules';
import { mib, ms, percentile, spread } from './figures.mjs';
import { terroir, weight } from './load.mjs';
import { filledFolder, inFolder } from './records.mjs';

const LENGTHS = [0, 100_000, 1_000_000];
const ROUNDS = 5;
/** Milliseconds in which the check of the log and what follows it come to rest before memory is read. */
const REST = 1500;
const SETTLED = 8000;
/** Milliseconds of one tick of the system's clock of processes. */
const TICK = 10;

/** The time of all cores that a process has used, in milliseconds. */
function worked(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Fills a folder with so many events and builds its read models. */
async function prepared(folder, events) {
  if (events > 0) await filledFolder(folder, events / 2, 2);
  const report = (error) => {
    throw error;
  };
  const store = await openStore({ dir: folder, views, writer: 'thread', report });
  while (store.projector.building() !== null) await pause(200);
  await store.close();
}

const started = () => ({ times: [], work: [] });

/** Starts on all folders in turns, after an orderly end and after a kill; the first round is the warm-up. */
async function starts(folders) {
  const made = folders.map(() => ({ stop: started(), kill: started(), rest: [] }));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const end of ['stop', 'kill'])
      for (const [at, folder] of folders.entries()) {
        const server = await terroir(folder);
        const work = worked(server.pid);
        // How it is ended now decides what the next start of this folder comes after.
        const after = made[at][end === 'stop' ? 'kill' : 'stop'];
        if (round > 0) {
          after.times.push(server.readyIn);
          after.work.push(work);
        }
        if (round === ROUNDS && end === 'stop') {
          await pause(SETTLED + REST);
          made[at].rest.push(weight(server.pid).now);
        }
        await server[end]();
      }
  return made;
}

const inFolders = (count, work, folders = []) =>
  folders.length === count ? work(folders) : inFolder((one) => inFolders(count, work, [...folders, one]));

export const bench = () =>
  inFolders(LENGTHS.length, async (folders) => {
    for (const [at, folder] of folders.entries()) await prepared(folder, LENGTHS[at]);
    const [empty, ...filled] = await starts(folders);
    const work = ({ work: all }) => ms(percentile(all, 0.5));
    return filled.flatMap((one, at) => {
      const events = LENGTHS[at + 1].toLocaleString('en');
      return [
        [
          `start with ${events} events, process to ready`,
          `${spread(one.stop.times)}, ${work(one.stop)} of CPU`,
          `no events ${spread(empty.stop.times)}, ${work(empty.stop)} of CPU`,
          'target 1 s, and within a fifth of none',
        ],
        [
          'the same after kill -9',
          `${spread(one.kill.times)}, ${work(one.kill)} of CPU`,
          `no events ${spread(empty.kill.times)}, ${work(empty.kill)} of CPU`,
          'the same',
        ],
        [`memory at rest, ${events} events`, mib(one.rest[0]), `no events ${mib(empty.rest[0])}`, 'target 160 MiB'],
      ];
    });
  });
