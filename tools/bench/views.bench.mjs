// Read models: building one anew from a long log, and how far behind the log it is while people write.
import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { call, newProducer } from '../front-door.mjs';
import { projectNode, serverArguments } from '../setup.mjs';
import { mib, ms, percentile } from './figures.mjs';
import { recording, terroir } from './load.mjs';
import { filledFolder, inFolder } from './records.mjs';

const EVENTS = 1_000_000;
const EACH = 10;
const PER_SECOND = 200;

/** Rebuilds in a process of its own; answers seconds and memory of each round. */
function rebuild(folder, ...args) {
  const child = spawn(
    projectNode(),
    [...serverArguments.slice(0, -1), join(import.meta.dirname, 'servers', 'rebuild.mjs'), folder, ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  return new Promise((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`The rebuild ended with ${code}`)),
    ),
  );
}

const seconds = (numbers) =>
  `${percentile(numbers, 0.5).toFixed(2)} s (${Math.min(...numbers).toFixed(2)}–${Math.max(...numbers).toFixed(2)})`;

async function rebuilding() {
  return inFolder((tenth) =>
    inFolder(async (folder) => {
      await filledFolder(tenth, EVENTS / EACH / 10, EACH);
      await filledFolder(folder, EVENTS / EACH, EACH);
      const small = await rebuild(tenth, '5', 'plain');
      const plain = await rebuild(folder, '5', 'plain');
      const audited = await rebuild(tenth, '3', 'audited');
      const what = `${EVENTS.toLocaleString('en')} events to ${(EVENTS / EACH).toLocaleString('en')} rows`;
      const perSecond = (EVENTS / percentile(plain.seconds, 0.5)).toFixed(0);
      return [
        [
          `rebuild of a view, written durably: ${what}`,
          seconds(plain.seconds),
          `read and fold alone ${seconds(plain.folding)}`,
          `${Number(perSecond).toLocaleString('en')} events/s (target 4 s)`,
        ],
        [
          'memory of the process before / at most',
          `${mib(plain.before)} / ${mib(plain.most)}`,
          `a tenth of the events, ${seconds(small.seconds)}: ${mib(small.before)} / ${mib(small.most)}`,
          'target: linear, memory flat',
        ],
        [
          `a tenth of the events with the history of every change (${(EVENTS / 10).toLocaleString('en')} entries)`,
          seconds(audited.seconds),
          `without the history ${seconds(small.seconds)}`,
          `at most ${mib(audited.most)}`,
        ],
      ];
    }),
  );
}

/** How long after a command was answered a reader sees it, at so many commands a second. */
async function lag() {
  return inFolder(async (dataDir) => {
    const server = await terroir(dataDir);
    try {
      const { token } = await newProducer(server.url, dataDir);
      const body = JSON.parse(recording(token).body);
      const behind = [];
      const plain = [];
      const one = async () => {
        const made = await call(server.url, 'POST', '/producer_inputs', { token, body });
        const path = `/producer_inputs/${made.body.data.id}`;
        const answered = performance.now();
        await call(server.url, 'GET', path, { token, headers: { 'x-min-position': made.headers.get('x-position') } });
        const read = performance.now();
        await call(server.url, 'GET', path, { token });
        behind.push(read - answered);
        plain.push(performance.now() - read);
      };
      const began = performance.now();
      const under = new Set();
      for (let sent = 0; sent < PER_SECOND * 8; sent += 1) {
        const due = began + (sent * 1000) / PER_SECOND;
        if (due > performance.now()) await pause(due - performance.now());
        const work = one().finally(() => under.delete(work));
        under.add(work);
      }
      await Promise.all(under);
      const skip = PER_SECOND; // the first second warms up
      const p = (numbers) =>
        `${ms(percentile(numbers.slice(skip), 0.5))} / ${ms(percentile(numbers.slice(skip), 0.99))}`;
      return [
        [
          `read model behind the answer at ${PER_SECOND} commands/s: a read that waits for it, p50 / p99`,
          p(behind),
          `a read that does not wait ${p(plain)}`,
          'target p99 50 ms',
        ],
      ];
    } finally {
      await server.kill();
    }
  });
}

export const bench = async () => [...(await rebuilding()), ...(await lag())];
