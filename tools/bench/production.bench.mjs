// The books and produces of one large company beside ten thousand others: what its screens ask for, and the past of that.
import { openLog, uuidv7 } from '@terroir/store';
import { call, newProducer } from '../front-door.mjs';
import { reached } from './farm.mjs';
import { interleaved, ms, p, percentile, rate, ratio } from './figures.mjs';
import { load, recording, terroir, various } from './load.mjs';
import { fill, inFolder } from './records.mjs';

const LINES = 20_000;
const PRODUCES = 500;
const OTHERS = 10_000;
const LINES_OF_OTHERS = 100_000;
const CONNECTIONS = 4;
const INPUTS = ['vegetable_seeds', 'fertilizers', 'compost', 'farm_diesel', 'road_diesel', 'biofuel'];
const OUTPUTS = ['pollination'];
// The log's clock never goes back, so three years begin with the registration.
const BEGAN = Date.now() + 600_000;
const YEAR = 365 * 86_400_000;
const ENDED = BEGAN + 3 * YEAR;
const instant = (at) => new Date(Math.floor(at)).toISOString();
const day = (at) => instant(at).slice(0, 10);
const between = (from, to) => from + Math.random() * (to - from);
const pick = (some) => some[Math.floor(Math.random() * some.length)];

const line = (number, subcategoryId) => ({
  subcategoryId,
  notes: `Lot ${number}, pour la parcelle du ruisseau`,
  // Nobody buys twice the same: nearly every input is a group of its own in the tally.
  quantity: 1 + ((number * 6151) % 40_000) / 1000,
  unitId: 'kilogram',
  costCents: 100 + ((number * 7919) % 500_000),
});

const produce = (number, at) => ({
  productId: 'tomato',
  varietyId: 'tomato_other',
  productionTypeId: 'certified_organic',
  notes: `Bloc ${number}`,
  quantity: 100 + number,
  quantityUnitId: 'kilogram',
  costCents: 300 + number,
  costUnitId: 'kilogram',
  area: 50 + number,
  areaUnitId: 'square_metre',
  productionFrom: day(at),
  productionTo: day(at + 150 * 86_400_000),
  availabilityFrom: day(at + 60 * 86_400_000),
  availabilityTo: day(at + 200 * 86_400_000),
  needs: [{ id: uuidv7(), subcategoryId: 'compost', quantity: 2.5, unitId: 'tonne' }],
});

/** The records of the company in the order of time: lines of both sides, every fifth corrected, and the produces among them. */
function* story(companyId) {
  const actor = { accountId: companyId, companyId, role: 'producer_level_two' };
  const event = (at, type, data) => ({
    id: uuidv7(),
    type,
    version: 1,
    recorded: instant(at),
    actor,
    companyId,
    correlationId: uuidv7(),
    causationId: uuidv7(),
    data,
  });
  for (let number = 0; number < LINES; number += 1) {
    const at = BEGAN + (number * (ENDED - BEGAN)) / LINES;
    const id = uuidv7();
    const isInput = number % 2 === 0;
    const noun = isInput ? 'Input' : 'Output';
    const named = { [isInput ? 'inputId' : 'outputId']: id };
    const stream = `producer_${noun.toLowerCase()}-${id}`;
    yield {
      stream,
      events: [event(at, `${noun}Recorded`, { ...named, ...line(number, pick(isInput ? INPUTS : OUTPUTS)) })],
    };
    if (number % 5 === 0)
      yield { stream, events: [event(at, `${noun}Corrected`, { ...named, costCents: 200 + number })] };
    if (number % (LINES / PRODUCES) !== 0) continue;
    const produceId = uuidv7();
    yield {
      stream: `produce-${produceId}`,
      events: [event(at, 'ProduceRecorded', { produceId, ...produce(number, at) })],
    };
  }
}

async function write(dir, companyId) {
  const { log, close } = await openLog({ dir });
  await fill(log, LINES_OF_OTHERS, 1, OTHERS);
  for (const { stream, events } of story(companyId)) await log.append(stream, 'any', events);
  const head = await log.head();
  await close();
  return head;
}

/** Days of one of the three years, as a period of the summary or a filter of the books. */
const season = () => {
  const from = between(BEGAN, ENDED - YEAR / 2);
  return `from=${day(from)}&to=${day(from + YEAR / 2)}`;
};
/** Words, a category, days and an amount, none of them twice in a row. */
const sought = () =>
  pick([
    () => `q=${pick(['ruisseau', 'parcelle', 'lot', 'compost', 'diesel'])}`,
    () => `category=${pick(INPUTS)}&${season()}`,
    () => `min=${Math.floor(between(1, 4000))}&q=lot`,
    () => `realm=${pick(['food', 'biomass', 'energy'])}&sort=cost`,
  ])();
/** A past that somebody looks at: one instant, searched again and again. */
const thatDay = instant(ENDED - 2 * YEAR);

const past = () => instant(between(ENDED - 2 * YEAR - 86_400_000, ENDED - 2 * YEAR));
/** What the screens ask for. `target` is a p99 in milliseconds; `beside` names what a past may take twice as long as. */
const asked = [
  { name: 'summary', what: 'summary of the whole', pathOf: () => '/production_summary', target: 40 },
  {
    name: 'summaryPeriod',
    what: 'summary of half a year',
    pathOf: () => `/production_summary?${season()}`,
    target: 40,
  },
  {
    name: 'margins',
    what: 'margins of half a year',
    pathOf: () => `/produce_margins?${season()}`,
    target: 60,
  },
  { name: 'produces', what: 'summary of the produces', pathOf: () => '/produces_summary', target: 60 },
  { name: 'page', what: 'page of 100 inputs', pathOf: () => '/producer_inputs?limit=100', target: 20 },
  {
    name: 'found',
    what: 'filtered page of 100 inputs',
    pathOf: () => `/producer_inputs?limit=100&${sought()}`,
    target: 20,
  },
  { name: 'producePage', what: 'page of 100 produces', pathOf: () => '/produces?limit=100', target: 20 },
  { name: 'history', what: 'page of the history', pathOf: () => '/history', target: 40 },
  {
    name: 'summaryPast',
    what: 'summary as of two years back',
    pathOf: () => `/production_summary?as_of=${past()}`,
    beside: 'summary',
  },
  {
    name: 'marginsPast',
    what: 'margins of half a year as of two years back',
    pathOf: () => `/produce_margins?${season()}&as_of=${past()}`,
    beside: 'margins',
  },
  {
    name: 'producesPast',
    what: 'summary of the produces as of two years back',
    pathOf: () => `/produces_summary?as_of=${past()}`,
    beside: 'produces',
  },
  {
    name: 'pagePast',
    what: 'page of 100 inputs as of two years back',
    pathOf: () => `/producer_inputs?limit=100&as_of=${past()}`,
    beside: 'page',
  },
  {
    name: 'foundPast',
    what: 'filtered page of 100 inputs as of two years back',
    pathOf: () => `/producer_inputs?limit=100&as_of=${thatDay}&${sought()}`,
    beside: 'found',
  },
];
/** What is asked for right after a line was recorded, which it must contain. */
const askedAfterWrite = [
  {
    name: 'summaryWritten',
    what: 'summary of the whole after a write',
    pathOf: () => '/production_summary',
    target: 40,
  },
  {
    name: 'marginsWritten',
    what: 'margins of half a year after a write',
    pathOf: () => `/produce_margins?${season()}`,
    target: 60,
  },
];
/** Records a line, then times the read that waits for it, one after the other. */
async function readAfterWrites(url, token, pathOf, seconds = 1.5) {
  const { method, body } = recording(token);
  const latencies = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const written = await call(url, method, '/producer_inputs', { token, body: JSON.parse(body) });
    const headers = { 'x-min-position': written.headers.get('x-position') };
    const began = performance.now();
    await call(url, 'GET', pathOf(), { token, headers });
    latencies.push(performance.now() - began);
  }
  return { rate: latencies.length / seconds, latencies };
}
const SIZE = `${LINES.toLocaleString('en')} lines, ${PRODUCES} produces beside ${OTHERS.toLocaleString('en')} companies`;

export const bench = () =>
  inFolder(async (dataDir) => {
    const before = await terroir(dataDir);
    const { token } = await newProducer(before.url, dataDir);
    const { id: companyId } = (await call(before.url, 'GET', '/firm', { token })).body.data;
    await before.stop();
    const head = await write(dataDir, companyId);
    const server = await terroir(dataDir);
    try {
      await reached(server.url, token, head);
      const headers = { authorization: `Bearer ${token}` };
      const seen = Object.fromEntries([...asked, ...askedAfterWrite].map(({ name }) => [name, []]));
      const ways = asked.map(({ name, pathOf }) => [
        name,
        async () => {
          const request = { headers, seconds: 1.5, connections: CONNECTIONS, ...various(pathOf) };
          const { rate: got, latencies } = await load(server.url, request);
          seen[name].push(latencies);
          return got;
        },
      ]);
      for (const { name, pathOf } of askedAfterWrite)
        ways.push([
          name,
          async () => {
            const { rate: got, latencies } = await readAfterWrites(server.url, token, pathOf);
            seen[name].push(latencies);
            return got;
          },
        ]);
      const rates = await interleaved(5, Object.fromEntries(ways));
      const all = (name) => seen[name].slice(1).flat();
      const p99 = (name) => percentile(all(name), 0.99);
      const connections = (name) => (askedAfterWrite.some((each) => each.name === name) ? 1 : CONNECTIONS);
      return [...asked, ...askedAfterWrite].map(({ name, what, target, beside }) => [
        `${what}, p50 / p99 (${SIZE}, connections: ${connections(name)})`,
        `${p(all(name))}; ${rate(rates[name])}`,
        beside === undefined ? '' : `now ${p(all(beside))}`,
        beside === undefined ? `target p99 ${ms(target)}` : `p99 ${ratio(p99(name), p99(beside))} (target 2)`,
      ]);
    } finally {
      await server.kill();
    }
  });
