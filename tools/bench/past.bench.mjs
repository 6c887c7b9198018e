// Time travel: what was at any instant, beside what is, in the books of one company with a long history.
import { openLog, uuidv7 } from '@terroir/store';
import { call, newProducer } from '../front-door.mjs';
import { reached } from './farm.mjs';
import { interleaved, ms, p, percentile, rate, ratio } from './figures.mjs';
import { load, terroir, various } from './load.mjs';
import { inFolder } from './records.mjs';

const RECORDS = 10_000;
const CHANGES = 100_000;
const CONNECTIONS = 4;
const SUBCATEGORIES = ['vegetable_seeds', 'fertilizers', 'compost', 'farm_diesel', 'road_diesel', 'biofuel'];
// From the registration on, so that the log's clock never goes back: two years that the machine's clock has before it.
const BEGAN = Date.now() + 600_000;
const ENDED = BEGAN + 2 * 365 * 86_400_000;
const instant = (at) => new Date(Math.floor(at)).toISOString();
const between = (from, to) => from + Math.random() * (to - from);

/** What happened to the books, in the order of time: records come one after another and are corrected at any later time. */
function* story(companyId) {
  const changes = [];
  for (let number = 0; number < RECORDS; number += 1) {
    const born = BEGAN + (number * (ENDED - BEGAN)) / RECORDS;
    const inputId = uuidv7();
    changes.push({ at: born, number, inputId, isFirst: true });
    for (let more = 1; more < CHANGES / RECORDS; more += 1)
      changes.push({ at: between(born + 1, ENDED), number, inputId });
  }
  changes.sort((a, b) => a.at - b.at);
  const actor = { accountId: companyId, companyId, role: 'producer_level_two' };
  for (const { at, number, inputId, isFirst = false } of changes) {
    const correlationId = uuidv7();
    const costCents = 100 + Math.floor(Math.random() * 100_000);
    const notes = `Lot ${number}, semences pour la parcelle du ruisseau`;
    const subcategoryId = SUBCATEGORIES[number % SUBCATEGORIES.length];
    const line = { subcategoryId, notes, quantity: 1 + (number % 40), unitId: 'kilogram', costCents };
    yield {
      stream: `producer_input-${inputId}`,
      event: {
        id: uuidv7(),
        type: isFirst ? 'InputRecorded' : 'InputCorrected',
        version: 1,
        recorded: instant(at),
        actor,
        companyId,
        correlationId,
        causationId: correlationId,
        data: isFirst ? { inputId, ...line } : { inputId, costCents },
      },
    };
  }
}

async function write(dir, companyId) {
  const { log, close } = await openLog({ dir });
  let appends = [];
  for (const { stream, event } of story(companyId)) {
    appends.push(log.append(stream, 'any', [event]));
    if (appends.length < 500) continue;
    await Promise.all(appends);
    appends = [];
  }
  await Promise.all(appends);
  const head = await log.head();
  await close();
  return head;
}

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
      const seen = {};
      const headers = { authorization: `Bearer ${token}` };
      const way = (name, pathOf) => async () => {
        const { rate: got, latencies } = await load(server.url, {
          headers,
          seconds: 1.5,
          connections: CONNECTIONS,
          ...various(pathOf),
        });
        (seen[name] ??= []).push(latencies);
        return got;
      };
      const then = () => instant(between(BEGAN, ENDED));
      const early = BEGAN + (ENDED - BEGAN) / 20;
      const first = await call(server.url, 'GET', `/producer_inputs?as_of=${instant(early)}`, { token });
      const ids = first.body.data.map(({ id }) => id);
      let turn = 0;
      const nextId = () => ids[(turn += 1) % ids.length];
      const rates = await interleaved(5, {
        list: way('list', () => '/producer_inputs'),
        past: way('past', () => `/producer_inputs?as_of=${then()}`),
        history: way('history', () => '/history'),
        historyThen: way('historyThen', () => `/history?resource_type=producer_input&to=${then()}`),
        one: way('one', () => `/producer_inputs/${nextId()}`),
        onePast: way('onePast', () => `/producer_inputs/${nextId()}?as_of=${instant(between(early, ENDED))}`),
        summary: way('summary', () => '/production_summary'),
        summaryPast: way('summaryPast', () => `/production_summary?as_of=${then()}`),
      });
      const all = (name) => seen[name].slice(1).flat();
      const p99 = (name) => percentile(all(name), 0.99);
      const row = (what, name, beside, target) => [
        [what, rate(rates[name]), `${beside} ${rate(rates[beside === 'one now' ? 'one' : 'list'])}`, ''],
        [
          'its latency, p50 / p99',
          p(all(name)),
          p(all(beside === 'one now' ? 'one' : 'list')),
          `p99 ${ratio(p99(name), p99(beside === 'one now' ? 'one' : 'list'))} (target ${target})`,
        ],
      ];
      const size = `${RECORDS.toLocaleString('en')} records, ${CHANGES.toLocaleString('en')} changes`;
      return [
        ...row(`list of 100 as of any instant (${size}, ${CONNECTIONS} connections)`, 'past', 'list of 100 now', '2'),
        ...row('history, newest 100', 'history', 'list of 100 now', '2'),
        ...row('history of a kind of record until any instant, 100', 'historyThen', 'list of 100 now', '2'),
        ...row('one record as of an instant', 'onePast', 'one now', '2'),
        [
          'summary as of any instant, p50 / p99',
          p(all('summaryPast')),
          `summary now ${p(all('summary'))}`,
          `longest ${ms(Math.max(...all('summaryPast')))} (target 50 ms)`,
        ],
      ];
    } finally {
      await server.kill();
    }
  });
