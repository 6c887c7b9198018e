// The built server as three processes on the engines of the cluster: commands, reads, and how far rows and messages are behind.
import { call } from '../front-door.mjs';
import { farm, reached, varied } from './farm.mjs';
import { interleaved, mib, p, percentile, rate, ratio } from './figures.mjs';
import { following } from './lag.mjs';
import { beside, load, recording } from './load.mjs';
import { bareRows, listening } from './raw.cluster.mjs';
import { drive } from './raw.mjs';

const CONNECTIONS = 20;
const TOPIC = 'terroir.finance';
/** Commands a second that are tried, the most first: the first rate that leaves less than so much behind is held. */
const RATES = [200, 100, 50, 25, 10];
const LEFT = 500;

/** Ways that note their latencies; the first round of each is the warm-up. */
function noting() {
  const seen = {};
  return {
    way: (name, measure) => async () => {
      const { rate: reachedRate, latencies } = await measure();
      (seen[name] ??= []).push(latencies);
      return reachedRate;
    },
    latency: (name) => p(seen[name].slice(1).flat()),
  };
}

async function reading(own, rows, { random, sizes: { rounds, reads } }) {
  const bareKeys = await rows.insert(100, 'own');
  const some = (list) => list[Math.floor(random() * list.length)];
  const { way, latency } = noting();
  const of = (amount, pathOf) => () => load(own.list, { headers: own.headers, amount, ...varied(pathOf) });
  const bare = (read) => () => drive(CONNECTIONS, reads / CONNECTIONS, read);
  const [listPath, summaryPath] = [own.list, own.summary].map((url) => new URL(url).pathname);
  const rates = await interleaved(rounds, {
    oneBare: way(
      'oneBare',
      bare(() => rows.one(some(bareKeys))),
    ),
    one: way(
      'one',
      of(reads, () => `${listPath}/${some(own.ids)}`),
    ),
    listBare: way(
      'listBare',
      bare(() => rows.list('own', 100)),
    ),
    list: way(
      'list',
      of(reads / 2, () => listPath),
    ),
    summary: way(
      'summary',
      of(reads / 2, () => summaryPath),
    ),
  });
  const row = (what, name, limit) => [
    [what, rate(rates[name]), `bare find ${rate(rates[limit])}`, ratio(rates[name].median, rates[limit].median)],
    ['its latency, p50 / p99', latency(name), latency(limit), ''],
  ];
  return [
    ...row(`one record over HTTP, signed in, ${CONNECTIONS} connections`, 'one', 'oneBare'),
    ...row('list of 100', 'list', 'listBare'),
    ...row('summary of 100 records', 'summary', 'listBare'),
  ];
}

/** One command more, whose row and message come after those of all before it. */
async function settled(url, token, heard) {
  const made = await call(url, 'POST', '/producer_inputs', { token, body: JSON.parse(recording(token).body) });
  await reached(url, token, made.headers.get('x-position'));
  await heard(`producer_input-${made.body.data.id}`);
}

async function commanding({ url, token }, floor, { heard }, { rounds, commands, alone }) {
  const { way, latency } = noting();
  const followed = [];
  const many = { amount: commands };
  const lone = { amount: alone, connections: 1 };
  /** What comes next shall not be slowed by what this has left to do. */
  const ours = (options) => async () => {
    const began = performance.now();
    const loaded = await load(`${url}/api/v1/producer_inputs`, { ...recording(token), ...options });
    await settled(url, token, heard);
    if (options === many) followed.push(commands / ((performance.now() - began) / 1000));
    return loaded;
  };
  const bare = (options) => () => load(floor.url, { ...recording(), ...options });
  const rates = await interleaved(rounds, {
    bareAlone: way('bareAlone', bare(lone)),
    alone: way('alone', ours(lone)),
    bare: way('bare', bare(many)),
    ours: way('ours', ours(many)),
  });
  const row = (what, name, limit) => [
    [
      what,
      rate(rates[name]),
      `node:http and the bare client ${rate(rates[limit])}`,
      ratio(rates[name].median, rates[limit].median),
    ],
    ['its latency, p50 / p99', latency(name), latency(limit), ''],
  ];
  return [
    ...row(`command over HTTP, ${CONNECTIONS} connections`, 'ours', 'bare'),
    [
      'the same until every row and message has come, commands a second',
      `${percentile(followed.slice(1), 0.5).toFixed(0)}/s`,
      '',
      '',
    ],
    ...row('command, a lone client', 'alone', 'bareAlone'),
  ];
}

async function lagging({ url, token }, listener, { lag }) {
  const follow = async (id, answered) => Math.max(0, (await listener.heard(`producer_input-${id}`)) - answered);
  let held = RATES.at(-1);
  for (const perSecond of RATES) {
    const { left } = await following({ url, token, perSecond, seconds: 2, most: perSecond, follow });
    await settled(url, token, listener.heard);
    if (left > LEFT) continue;
    held = perSecond;
    break;
  }
  const { behind, plain, after } = await following({ url, token, perSecond: held, seconds: lag, follow });
  const bare = [];
  for (let turn = 0; turn < lag * 10; turn += 1) {
    const key = `bare-${turn}`;
    await listener.send(key);
    const acknowledged = performance.now();
    bare.push(Math.max(0, (await listener.heard(key)) - acknowledged));
  }
  return [
    [
      `read model behind the answer at ${held} commands/s${held === RATES[0] ? '' : ', the most that is held'}: a read that waits for it, p50 / p99`,
      p(behind),
      `a read that does not wait ${p(plain)}`,
      'target p99 50 ms',
    ],
    [
      'a message at a consumer of Kafka behind the answer, p50 / p99',
      p(after),
      `behind the broker’s own answer to a bare producer ${p(bare)}`,
      '',
    ],
  ];
}

const weights = (all, of) => all.map((one) => mib(of(one)).replace(' MiB', '')).join(' / ');

export async function bench({ installation, roles, kafka, sizes, random }) {
  const settings = installation();
  const closing = [];
  try {
    const running = await roles(settings);
    closing.unshift(() => running.stop());
    const empty = await running.atRest();
    const own = await farm(running.http, settings.dataDir);
    const target = { url: running.http.url, token: own.token };
    const rows = await bareRows(settings.MONGODB_URL);
    closing.unshift(() => rows.close());
    const reads = await reading(own, rows, { random, sizes });
    const floor = await beside('grouped-post.mjs', settings.EVENTSTORE_URL);
    closing.unshift(() => floor.stop());
    const listener = await listening(kafka, [TOPIC], `bench-${settings.STORE_PREFIX}`);
    closing.unshift(() => listener.close());
    const lags = await lagging(target, listener, sizes);
    const commands = await commanding(target, floor, listener, sizes);
    const loaded = await running.atRest();
    const { total } = (await call(target.url, 'GET', '/producer_inputs?limit=1', target)).body.meta;
    return [
      ...commands,
      ...reads,
      ...lags,
      [
        `memory at rest, empty: http / projections / publishing`,
        `${weights(empty, ({ now }) => now)} MiB`,
        `after ${total.toLocaleString('en')} commands ${weights(loaded, ({ now }) => now)} MiB`,
        `at most ${weights(loaded, ({ most }) => most)} MiB`,
      ],
    ];
  } finally {
    for (const close of closing) await close();
  }
}
