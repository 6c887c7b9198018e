// A view built anew from a long log in the cluster, and processes that start where there are many events.
import { openStores } from './cluster.bench.mjs';
import { mib, percentile, spread } from './figures.mjs';
import { rebuild, seconds } from './rebuild.mjs';
import { fill } from './records.mjs';

/** Events of a record: recorded once, then corrected. */
const EACH = 10;
/** Fills the log of an installation with so many events of other companies. */
async function filled(settings, events) {
  const { log, close } = await openStores(settings);
  try {
    await fill(log, events / EACH, EACH);
  } finally {
    await close();
  }
}

/** Starts a process for HTTP until it is ready, the first time to warm up. */
async function starting(server, settings, times) {
  const taken = [];
  for (let turn = 0; turn <= times; turn += 1) {
    const one = await server(settings, 'http');
    if (turn > 0) taken.push(one.readyIn);
    await one.stop();
  }
  return taken;
}

async function started({ roles, server }, settings, times) {
  const running = await roles(settings);
  try {
    const weights = await running.atRest();
    return { times: await starting(server, settings, times), weights };
  } finally {
    await running.stop();
  }
}

export async function bench(context) {
  const { events, held, starts, rounds } = context.sizes;
  const full = context.installation();
  await filled(full, events);
  const { dataDir, ...settings } = full;
  const built = await rebuild(dataDir, rounds, 'plain', settings);
  const fresh = await started(context, context.installation(), starts);
  const some = context.installation();
  await filled(some, held);
  const ordered = await started(context, some, starts);
  const perSecond = events / percentile(built.seconds, 0.5);
  const [size, fewer] = [events, held].map((count) => count.toLocaleString('en'));
  const weights = (all) => all.map(({ now }) => mib(now).replace(' MiB', '')).join(' / ');
  return [
    [
      `rebuild of a view: ${size} events to ${(events / EACH).toLocaleString('en')} rows`,
      seconds(built.seconds),
      `read and fold alone ${seconds(built.folding)}`,
      `${Number(perSecond.toFixed(0)).toLocaleString('en')} events/s`,
    ],
    ['memory of that process before / at most', `${mib(built.before)} / ${mib(built.most)}`, '', ''],
    [
      `start of a process for HTTP with ${fewer} events, to ready`,
      spread(ordered.times),
      `no events ${spread(fresh.times)}`,
      'target 1 s',
    ],
    [
      `memory at rest with ${fewer} events: http / projections / publishing`,
      `${weights(ordered.weights)} MiB`,
      `no events ${weights(fresh.weights)} MiB`,
      'target 160 MiB',
    ],
  ];
}
