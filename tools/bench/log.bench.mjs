// The log alone: durable appends beside the raw limits of the same machine, the event loop meanwhile, and reading back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { openLog } from '@terroir/store';
import { appender, event } from './appends.mjs';
import { filledFolder, inFolder } from './records.mjs';
import { bareQueue, diskRate, drive } from './raw.mjs';
import { interleaved, median, ms, percentile, rate, ratio } from './figures.mjs';

const WRITERS = 50;
const EACH = 400;

/** Reads the whole log of a folder, as a projector does and as SQLite with JSON.parse would; answers both rates. */
async function replaying(log, folder) {
  const reader = new DatabaseSync(join(folder, 'log.sqlite'), { readOnly: true });
  const page = reader.prepare('SELECT position, data FROM events WHERE position > ? ORDER BY position LIMIT 1000');
  page.setReturnArrays(true);
  const rates = await interleaved(5, {
    bare: async () => {
      const began = performance.now();
      let read = 0;
      for (let rows = page.all(0); rows.length > 0; rows = page.all(rows.at(-1)[0]))
        for (const [, data] of rows) if (JSON.parse(data)) read += 1;
      return read / ((performance.now() - began) / 1000);
    },
    ours: async () => {
      const began = performance.now();
      let read = 0;
      for (
        let events = await log.readAll(0, 1000);
        events.length > 0;
        events = await log.readAll(events.at(-1).position, 1000)
      )
        read += events.length;
      return read / ((performance.now() - began) / 1000);
    },
  });
  reader.close();
  return { head: await log.head(), ...rates };
}

export async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'terroir-bench-'));
  const store = await openLog({ dir: folder });
  const bare = bareQueue(folder);
  let run = 0;
  const latencies = [];
  const alone = [];
  const held = [];
  const appendTo = appender(store.log);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const appends = await interleaved(5, {
    bare: async () => {
      run += 1;
      return (
        await drive(WRITERS, EACH, (writer, turn) =>
          bare.append(`${run}-${writer}`, turn, JSON.stringify(event(false).data)),
        )
      ).rate;
    },
    ours: async () => {
      run += 1;
      loop.reset();
      loop.enable();
      const driven = await drive(WRITERS, EACH, appendTo('producer_input', run));
      loop.disable();
      held.push({ p99: loop.percentile(99) / 1e6, max: loop.max / 1e6 });
      latencies.push(driven.latencies);
      return driven.rate;
    },
    disk: async () => diskRate(folder),
    one: async () => {
      run += 1;
      const driven = await drive(1, 1000, appendTo('firm', run));
      alone.push(driven.latencies);
      return driven.rate;
    },
  });

  const personal = await replaying(store.log, folder);
  bare.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  const plain = await inFolder(async (other) => {
    await filledFolder(other, 10_000, 10);
    const { log, close } = await openLog({ dir: other });
    try {
      return await replaying(log, other);
    } finally {
      await close();
    }
  });
  // The first round of each is the warm-up.
  const p = (rounds, share) => ms(percentile(rounds.slice(1).flat(), share));
  const loops = held.slice(1);
  return [
    [
      'durable appends, 50 writers, hash chain and encryption included',
      rate(appends.ours),
      `bare commit queue ${rate(appends.bare)}`,
      `${ratio(appends.ours.median, appends.bare.median)} (target 0.5)`,
    ],
    ['their latency, p50 / p99', `${p(latencies, 0.5)} / ${p(latencies, 0.99)}`, '', 'target p99 5 ms'],
    [
      'appends, one writer',
      rate(appends.one),
      `4 kB and a flush ${rate(appends.disk)}`,
      `${ratio(appends.one.median, appends.disk.median)} (target 0.75)`,
    ],
    ['their latency, p50', p(alone, 0.5), '', 'target 0.3 ms'],
    [
      'event loop held at once under appends, p99 / max',
      `${ms(median(loops.map(({ p99 }) => p99)))} / ${ms(Math.max(...loops.map(({ max }) => max)))}`,
      '',
      'target p99 10 ms',
    ],
    ...[plain, personal].map(({ head, bare: floor, ours }, at) => [
      `replay of ${head.toLocaleString('en')} events, upcast, ${at === 0 ? 'a tenth' : 'all'} of them decrypted`,
      rate(ours),
      `read and JSON.parse ${rate(floor)}`,
      `${ratio(ours.median, floor.median)} (target 0.45)`,
    ]),
  ];
}
