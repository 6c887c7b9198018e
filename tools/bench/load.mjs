// Load over HTTP from this process on servers that are processes of their own, and what those processes weigh.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort, startServer, unlimited } from '../front-door.mjs';
import { projectNode } from '../setup.mjs';

const here = import.meta.dirname;

/**
 * Connections that each send the next request when the last was answered, for so many seconds, or until an `amount` of
 * them was answered. Answers requests a second and latencies in milliseconds; throws when any answer was not a success.
 */
export async function load(url, { seconds = 1.5, connections = 20, ...request }) {
  const latencies = [];
  const work = autocannon({ url, connections, duration: seconds, sampleInt: 100, ...request });
  const began = performance.now();
  let last = began; // the load generator itself ends a little later, when it next looks
  work.on('response', (_client, _status, _bytes, milliseconds) => {
    latencies.push(milliseconds);
    last = performance.now();
  });
  const done = await work;
  const taken = (last - began) / 1000;
  if (done.non2xx + done.errors + done.timeouts > 0 || latencies.length === 0)
    throw new Error(
      `${request.method ?? 'GET'} ${url}: ${done.non2xx} refused, ${done.errors} failed, ${latencies.length} answered`,
    );
  return { rate: latencies.length / taken, latencies };
}

/** Requests of paths under `/api/v1` that are each made anew: nobody asks twice for the same. */
export const various = (pathOf) => ({
  requests: [
    {
      setupRequest(request) {
        const path = pathOf();
        return { ...request, path: `/api/v1${path}${path.includes('?') ? '&' : '?'}n=${(unlike += 1)}` };
      },
    },
  ],
});
let unlike = 0;

/** The request of a signed-in producer who records an input. */
export const recording = (token) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify({
    producer_input: {
      notes: 'Semences de carottes hâtives, lot 42, pour la parcelle du ruisseau',
      input_category_id: 'vegetable_seeds',
      quantity_raw: 12.5,
      unit_id: 'kilogram',
      cost: 184.5,
    },
  }),
});

/** Terroir on a data folder, without limits, telling how long its event loop was held when asked. */
export async function terroir(dataDir, env = {}) {
  const file = join(tmpdir(), `terroir-loop-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const watch = `--import=${pathToFileURL(join(here, 'servers', 'loop.mjs')).href}`;
  const server = await startServer({
    dataDir,
    port: await freePort(),
    env: { ...unlimited, BENCH_LOOP: file, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${watch}`.trim(), ...env },
  });
  return {
    ...server,
    /** How long the event loop was held since the last call, in milliseconds: p50, p99 and maximum. */
    async loop() {
      rmSync(file, { force: true });
      process.kill(server.pid, 'SIGUSR2');
      for (let attempt = 0; attempt < 200; attempt += 1) {
        await pause(10);
        try {
          return JSON.parse(readFileSync(file, 'utf8'));
        } catch (error) {
          if (error.code !== 'ENOENT' && !(error instanceof SyntaxError)) throw error;
        }
      }
      throw new Error('The server did not say how long its event loop was held');
    },
  };
}

/** Another server of this folder as a process: it prints its port and ends with its parent. */
export async function beside(file, ...args) {
  const child = spawn(projectNode(), ['--disable-warning=ExperimentalWarning', join(here, 'servers', file), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(Number(text)));
    void gone.then(() => reject(new Error(`${file} ended`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop() {
      child.kill();
      return gone;
    },
  };
}

/** What the system says a process weighs, in bytes: now, and at most so far. */
export function weight(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  return { now: field('VmRSS'), most: field('VmHWM') };
}
