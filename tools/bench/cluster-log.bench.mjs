// The log and the read models of the cluster at their adapters, beside the engines' own clients with nothing around them.
import { views } from '@terroir/modules';
import { openMongoDocuments } from '@terroir/store/cluster';
import { appender, event } from './appends.mjs';
import { openStores } from './cluster.bench.mjs';
import { interleaved, p, rate, ratio } from './figures.mjs';
import { bareLog, bareRows } from './raw.cluster.mjs';
import { drive } from './raw.mjs';

const WRITERS = 50;
/** Rows of a batch, as the projector writes them when it is behind. */
const BATCH = 100;

async function appending(log, bare, { rounds, appends, alone }) {
  const seen = {};
  let run = 0;
  const appendTo = appender(log);
  const bareTo = (writer, turn) => bare.append(`bare-${run}-${writer}`, turn, JSON.stringify(event(false).data));
  const freshTo = (writer, turn) => log.append(`fresh-${run}-${writer}-${turn}`, 'absent', [event(turn % 4 === 0)]);
  const way = (name, writers, times, append) => async () => {
    run += 1;
    const driven = await drive(writers, times / writers, append(run));
    (seen[name] ??= []).push(driven.latencies);
    return driven.rate;
  };
  const rates = await interleaved(rounds, {
    bare: way('bare', WRITERS, appends, () => bareTo),
    ours: way('ours', WRITERS, appends, (turn) => appendTo('producer_input', turn)),
    fresh: way('fresh', WRITERS, appends, () => freshTo),
    bareOne: way('bareOne', 1, alone, () => bareTo),
    one: way('one', 1, alone, (turn) => appendTo('firm', turn)),
    freshOne: way('freshOne', 1, alone, () => freshTo),
  });
  // The first round of each is the warm-up.
  const latency = (name) => p(seen[name].slice(1).flat());
  const row = (what, name, limit) => [
    [what, rate(rates[name]), `bare client ${rate(rates[limit])}`, ratio(rates[name].median, rates[limit].median)],
    ['their latency, p50 / p99', latency(name), latency(limit), ''],
  ];
  return [
    ...row(`appends, ${WRITERS} writers of a stream each, hash chain and encryption included`, 'ours', 'bare'),
    ...row('the same, each to a new stream', 'fresh', 'bare'),
    ...row('appends, one writer', 'one', 'bareOne'),
    ...row('the same, each to a new stream', 'freshOne', 'bareOne'),
  ];
}

async function replaying(log, bare, { rounds }) {
  const clocked = (read) => async () => {
    const began = performance.now();
    const count = await read();
    return count / ((performance.now() - began) / 1000);
  };
  let held = 0;
  const rates = await interleaved(rounds, {
    bare: clocked(() => bare.read(1_000_000)),
    ours: clocked(async () => {
      held = 0;
      for (let page = await log.readAll(0, 1000); page.length > 0; page = await log.readAll(page.at(-1).position, 1000))
        held += page.length;
      return held;
    }),
  });
  return [
    [
      `replay of ${held.toLocaleString('en')} events, upcast, some of them decrypted`,
      rate(rates.ours),
      `bare client, every stream ${rate(rates.bare)}`,
      ratio(rates.ours.median, rates.bare.median),
    ],
  ];
}

/** Rows as the projector hands them over: a batch that lands whole and moves its checkpoint. */
async function writing(documents, rows, { rounds, rows: times }) {
  const { name, indexes } = views.find((view) => view.name === 'producer_input');
  const collection = { name, version: 1, indexes };
  await documents.declare(collection);
  let position = 0;
  const apply = (count) => {
    position += 1;
    const puts = Array.from({ length: count }, (_, at) => ({
      collection,
      document: {
        key: `line-${position}-${at}`,
        row: { companyId: `company-${at % 10}`, removed: false, recorded: position, notes: 'x'.repeat(300) },
        revision: 0,
        position,
      },
    }));
    return documents.apply({ puts, removes: [], checkpoints: { bench: position } });
  };
  const clocked = (count, write) => async () => (await drive(1, times, () => write(count))).rate * count;
  const rates = await interleaved(rounds, {
    bareOne: clocked(1, rows.insert),
    one: clocked(1, apply),
    bare: clocked(BATCH, rows.insert),
    ours: clocked(BATCH, apply),
  });
  const row = (what, mine, limit) => [
    what,
    rate(rates[mine]),
    `bare insert, same write concern ${rate(rates[limit])}`,
    ratio(rates[mine].median, rates[limit].median),
  ];
  return [
    row('rows of a read model, a batch of one', 'one', 'bareOne'),
    row(`the same, ${BATCH} in a batch`, 'ours', 'bare'),
  ];
}

export async function bench({ installation, sizes }) {
  const settings = installation();
  const closing = [];
  const opened = async (opening) => {
    const one = await opening;
    closing.unshift(one);
    return one;
  };
  try {
    const { log, mongo } = await opened(openStores(settings));
    const bare = await opened(bareLog(settings.EVENTSTORE_URL));
    const rows = await opened(bareRows(settings.MONGODB_URL));
    return [
      ...(await appending(log, bare, sizes)),
      ...(await replaying(log, bare, sizes)),
      ...(await writing(openMongoDocuments(mongo), rows, sizes)),
    ];
  } finally {
    for (const one of closing) await one.close();
  }
}
