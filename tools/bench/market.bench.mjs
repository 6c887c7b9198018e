// The marketplace over HTTP: pages of produces, items and producers with their totals, by any filter and in any order.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { products, varietiesOf } from '@terroir/reference';
import { openLog, uuidv7 } from '@terroir/store';
import { call, newBusiness } from '../front-door.mjs';
import { reached } from './farm.mjs';
import { interleaved, mib, ms, p, percentile, rate, ratio } from './figures.mjs';
import { beside, load, terroir, various, weight } from './load.mjs';
import { live, seller } from './market-live.mjs';
import { inFolder } from './records.mjs';

/** Produces and items together, and of how many producers: `BENCH_MARKET=1000000:10000` measures a larger market. */
const MARKETS = (process.env.BENCH_MARKET ?? '100000:10000').split(',').map((size) => size.split(':').map(Number));
const CONNECTIONS = 20;
const AT_ONCE = 500;
const ADDED = ['bio', 'fumée', 'douce', 'fraîche', 'vieille', 'rouge', 'd’été', 'du rang', 'en pot', 'au miel'];
const pick = (some) => some[Math.floor(Math.random() * some.length)];
const between = (from, to) => from + Math.random() * (to - from);

const event = (companyId, type, data) => ({
  id: uuidv7(),
  type,
  version: 1,
  recorded: new Date().toISOString(),
  actor: { accountId: companyId, companyId, role: 'producer_level_two' },
  companyId,
  correlationId: uuidv7(),
  causationId: uuidv7(),
  data,
});

/** A farm in the south of Québec, some 500 by 500 km; every other one shows its address. */
function* farm(number) {
  const accountId = uuidv7();
  const of = (type, data) => event(accountId, type, { accountId, ...data });
  const registered = { kind: 'Producer', name: 'Ana', email: `${accountId}@ferme.example`, language: 'fr' };
  yield { id: accountId, stream: `account-${accountId}`, events: [of('AccountRegistered', registered)] };
  const place = { city: `Ville ${number % 300}`, state: 'Québec', country: 'Canada', countryCode: 'CA' };
  const found = { latitude: between(45, 49), longitude: between(-76, -69), timeZone: 'America/Toronto' };
  const shown = { showAddress: number % 2 === 0, showZip: false, showEmail: false, showPhone: false };
  yield {
    id: accountId,
    stream: `firm-${accountId}`,
    events: [
      of('CompanyDescribed', { name: `Ferme ${pick(ADDED)} ${number}`, details: '', foundationDate: '2001-05-14' }),
      of('CompanyLocated', { raw: '1 rang', zipcode: 'H2X 1Y4', ...place, ...found }),
      of('PublicDetailsChosen', shown),
    ],
  };
}

function produce(companyId) {
  const produceId = uuidv7();
  const product = pick(products);
  const unit = { quantityUnitId: product.quantityUnits[0], costUnitId: pick(product.costUnits) };
  const recorded = {
    produceId,
    productId: product.id,
    varietyId: pick(varietiesOf(product.id)).id,
    productionTypeId: 'certified_organic',
    notes: '',
    quantity: 100,
    ...unit,
    costCents: Math.floor(between(100, 5000)),
    area: 10,
    areaUnitId: 'square_metre',
    productionFrom: '2026-04-15',
    productionTo: '2026-10-10',
    availabilityFrom: '2026-07-10',
    availabilityTo: '2026-11-15',
    needs: [],
  };
  const name = product.name.fr;
  return { produceId, name, stream: `produce-${produceId}`, events: [event(companyId, 'ProduceRecorded', recorded)] };
}

function item(companyId, { produceId, name }, number) {
  const itemId = uuidv7();
  const recorded = {
    itemId,
    name: `${name} ${pick(ADDED)}`,
    details: `Récolté le matin, lot ${number % 1000}`,
    costCents: Math.floor(between(100, 5000)),
    quantity: between(0.1, 5),
    quantityUnitId: 'kilogram',
    produceIds: [produceId],
    enabled: true,
    slug: itemId,
  };
  return { stream: `item-${itemId}`, events: [event(companyId, 'ItemRecorded', recorded)] };
}

/** Writes a market; answers the last position and the ids of its producers. */
async function write(dir, wares, producers) {
  const { log, close } = await openLog({ dir });
  const ids = [];
  let waiting = [];
  const append = async ({ stream, events }) => {
    waiting.push(log.append(stream, 'any', events));
    if (waiting.length < AT_ONCE) return;
    await Promise.all(waiting);
    waiting = [];
  };
  for (let number = 0; number < producers; number += 1)
    for (const part of farm(number)) {
      if (part.stream.startsWith('firm')) ids.push(part.id);
      await append(part);
    }
  for (let number = 0; number < wares / 2; number += 1) {
    const made = produce(ids[number % producers]);
    await append(made);
    await append(item(ids[number % producers], made, number));
  }
  await Promise.all(waiting);
  const head = await log.head();
  await close();
  return { head, ids };
}

const categories = [...new Set(products.map(({ category }) => category.id))];
const ofCategories = () =>
  pick([
    () => '',
    () => `&category=${pick(categories)}`,
    () => `&category=${pick(categories)}&category=${pick(categories)}`,
    () =>
      categories
        .slice(0, 6)
        .map((id) => `&category=${id}`)
        .join(''),
  ])();
const face = () => pick(['produces', 'items', 'producers']);
const sort = () => pick(['name', 'cost']);

/** What is asked for, each call another one; `target` is a p99 in milliseconds. */
const asked = (ids) => [
  ['within 300 km', () => `/marketplace_${face()}?distance=300&sort=${sort()}${ofCategories()}`],
  ['within 10 km', () => `/marketplace_${face()}?distance=10&sort=${sort()}${ofCategories()}`],
  [
    'within any distance',
    () => `/marketplace_${face()}?distance=${Math.floor(between(10, 300))}&sort=${sort()}${ofCategories()}`,
  ],
  ['of two producers', () => `/marketplace_${face()}?sort=${sort()}&producer=${pick(ids)}&producer=${pick(ids)}`],
  ['with words', () => `/marketplace_${face()}?sort=${sort()}&q=${encodeURIComponent(words())}`],
  ['seasonal calendar', () => `/marketplace_seasons?limit=500&distance=${Math.floor(between(10, 300))}`],
  ['counts by category', () => `/marketplace_categories?distance=${Math.floor(between(10, 300))}`],
];
const words = () => `${pick(products).name[pick(['en', 'fr'])]}${pick(['', ` ${pick(ADDED)}`])}`;

/** Cursors of pages deep in the market, each face and order with its own. */
async function cursors(url, token) {
  const deep = [];
  for (const of of ['produces', 'items', 'producers'])
    for (const order of ['name', 'cost']) {
      let path = `/marketplace_${of}?sort=${order}&limit=500`;
      for (let turn = 0; turn < 10; turn += 1) {
        const { next_cursor: next } = (await call(url, 'GET', path, { token })).body.meta;
        if (next === null) break;
        path = `/marketplace_${of}?sort=${order}&limit=500&cursor=${next}`;
        deep.push(`/marketplace_${of}?sort=${order}&cursor=${next}`);
      }
    }
  return deep;
}

/** A business that asks, and a producer who sells, on a server that ends with it. */
async function members(dataDir) {
  const server = await terroir(dataDir);
  try {
    return [await newBusiness(server.url, dataDir), await seller(server.url, dataDir)];
  } finally {
    await server.stop();
  }
}

async function measured(wares, producers) {
  return inFolder(async (dataDir) => {
    const [{ token }, sold] = await members(dataDir);
    const { head, ids } = await write(dataDir, wares, producers);
    const server = await terroir(dataDir);
    let bare = null;
    try {
      await reached(server.url, token, head, '/marketplace_produces?limit=1');
      const { body } = await call(server.url, 'GET', '/marketplace_produces', { token });
      if (body.meta.total === 0) throw new Error('The market is empty');
      // The floor: a server that returns one page, always the same, and does nothing else.
      const page = join(dataDir, 'page.json');
      writeFileSync(page, JSON.stringify(body));
      bare = await beside('nest.mjs', page);
      const deep = await cursors(server.url, token);
      const all = [...asked(ids), ['deep in the list', () => pick(deep)]];
      const seen = Object.fromEntries(all.map(([name]) => [name, []]));
      const request = { headers: { authorization: `Bearer ${token}` }, connections: CONNECTIONS, seconds: 1.5 };
      const ways = all.map(([name, pathOf]) => [
        name,
        async () => {
          const { rate: got, latencies } = await load(server.url, { ...request, ...various(pathOf) });
          seen[name].push(latencies);
          return got;
        },
      ]);
      seen.bare = [];
      ways.push([
        'bare',
        async () => {
          const { rate: got, latencies } = await load(`${bare.url}/object`, { connections: CONNECTIONS, seconds: 1.5 });
          seen.bare.push(latencies);
          return got;
        },
      ]);
      const rates = await interleaved(5, Object.fromEntries(ways));
      const size = `${wares.toLocaleString('en')} wares of ${producers.toLocaleString('en')} producers`;
      return [
        ...Object.keys(rates).flatMap((name) => {
          if (name === 'bare') return [];
          const latencies = seen[name].slice(1).flat();
          const row = [
            `marketplace ${name}, p50 / p99 (${size}, connections: ${CONNECTIONS})`,
            `${p(latencies)}; ${rate(rates[name])}`,
            `a page from an empty server ${p(seen.bare.slice(1).flat())}; ${rate(rates.bare)}`,
            `${ratio(rates[name].median, rates.bare.median)}; p99 ${ms(percentile(latencies, 0.99))} (target 10 ms)`,
          ];
          return [row];
        }),
        ...(await live(server, dataDir, token, sold, size)),
        [`memory of the server (${size})`, mib(weight(server.pid).now), '', ''],
      ];
    } finally {
      await bare?.stop();
      await server.kill();
    }
  });
}

export async function bench() {
  const rows = [];
  for (const [wares, producers] of MARKETS) rows.push(...(await measured(wares, producers)));
  return rows;
}
