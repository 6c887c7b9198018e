import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestAnswer } from '@terroir/http/testing';
import { kafkaConnection } from '@terroir/store';
import { arrivals, type Arrivals, type FaultProxy } from '@terroir/store/doubles';
import type { SignedIn, TestApp } from './test-app.ts';
import { testCluster, type TestCluster } from './test-cluster.ts';

// The application on its engines while one of them fails. What it promises then stands in decision 0008. No call may hang
// on an engine: one that does meets the limit of its test.

const SLOW = 120_000;
const INPUTS = '/api/v1/producer_inputs';
const french = { 'accept-language': 'fr' };
const line = (cost: number) => ({
  producer_input: { input_category_id: 'compost', notes: 'Livré en vrac', quantity_raw: 12.5, unit_id: 'tonne', cost },
});

let cluster: TestCluster;
let app: TestApp;
let farm: SignedIn;
let analyst: SignedIn;
let outward: Arrivals;
beforeAll(async () => {
  const connection = kafkaConnection(process.env);
  if (connection === null) throw new Error('KAFKA_BROKERS is not set: these specs are run by npm run test:services');
  outward = await arrivals(connection, 'terroir.finance');
  cluster = await testCluster();
  app = await cluster.app();
  analyst = await app.signedIn('analyst');
}, SLOW);
beforeEach(async () => {
  farm = await app.signedIn('producer', 1);
}, SLOW);
afterEach(async () => {
  for (const engine of [cluster.events, cluster.mongo, cluster.kafka]) await returns(engine);
}, SLOW);
afterAll(async () => {
  await cluster.close();
  await outward.close();
}, SLOW);

/** Three ways in which an engine is lost. */
const losses = [
  ['refuses connections', (engine: FaultProxy) => engine.refuse()],
  [
    'is silent',
    (engine: FaultProxy) => {
      engine.hold();
      return Promise.resolve();
    },
  ],
  [
    'answers no more on half-closed connections',
    (engine: FaultProxy) => {
      engine.hold('down');
      engine.halfClose('up');
      return Promise.resolve();
    },
  ],
] as const;

async function returns(engine: FaultProxy): Promise<void> {
  await engine.accept();
  engine.release();
}

const idOf = ({ body }: TestAnswer): string => (body.data as { id: string }).id;
const costs = ({ body }: TestAnswer) =>
  (body.data as { attributes: { cost: number } }[]).map(({ attributes }) => attributes.cost);

/** Asks again for as long as the answer is that it should be asked again. */
async function atLast(ask: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(50);
  }
}

/** The list with what that answer wrote. */
const listed = ({ headers }: TestAnswer) =>
  atLast(() => farm.get(INPUTS, { 'x-min-position': headers['x-position'] ?? '' }));

function isUnavailable(answer: TestAnswer, message: RegExp): void {
  expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([503, 'unavailable']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body.errors?.[0]?.message).toMatch(message);
}

function isUnready({ status, text }: TestAnswer, told: object): void {
  expect([status, JSON.parse(text)]).toMatchObject([503, { ready: false, ...told }]);
}

interface Told {
  readonly ready: boolean;
  readonly head: number;
  readonly projections: readonly { readonly name: string; readonly lag: number }[];
  readonly reactors: readonly {
    readonly name: string;
    readonly position: number;
    readonly stuck: { readonly position: number; readonly attempts: number; readonly error: string } | null;
  }[];
}
const health = async (): Promise<Told> =>
  JSON.parse((await atLast(() => analyst.get('/api/health/ready'))).text) as Told;
const publisher = async () => (await health()).reactors.find(({ name }) => name === 'outward');
/** Looks at the health until something stands there. */
async function untilHealth(holds: (told: Told) => boolean): Promise<Told> {
  for (;;) {
    const told = await health();
    if (holds(told)) return told;
    await pause(50);
  }
}
const isQuiet = ({ head, reactors, projections }: Told) =>
  reactors.some(({ name }) => name === 'outward') &&
  reactors.every(({ position, stuck }) => position === head && stuck === null) &&
  projections.every(({ lag }) => lag === 0);

describe.each(losses)('while Kafka %s', (_, loses) => {
  test(
    'commands are answered before the publisher has given up a try, and it tells all of them once Kafka is back',
    async () => {
      const made = await farm.post(INPUTS, line(1));
      const stream = `producer_input-${idOf(made)}`;
      await outward.until(stream, 1);
      await untilHealth(isQuiet);
      const position = (await publisher())?.position;
      await loses(cluster.kafka);
      for (let cost = 2; cost <= 12; cost += 1) {
        const answer = await farm.put(`${INPUTS}/${idOf(made)}`, line(cost));
        expect([answer.status, costs(await listed(answer))]).toEqual([200, [cost]]);
      }
      const stuck = await untilHealth(({ reactors }) => reactors.some((one) => one.stuck !== null));
      const outwardNow = stuck.reactors.find(({ name }) => name === 'outward');
      expect(outwardNow).toMatchObject({ position, stuck: { error: expect.stringMatching(/position \d+|Kafka/) } });
      expect(stuck.ready).toBe(true);
      await returns(cluster.kafka);
      await outward.until(stream, 12);
      expect(outward.of(stream)).toEqual(['InputRecorded', ...Array.from({ length: 11 }, () => 'InputCorrected')]);
      await untilHealth(isQuiet);
    },
    SLOW,
  );
});

describe.each(losses)('while the event store %s', (_, loses) => {
  test(
    'commands are told at once to come again, lists are answered, and nothing needs a restart',
    async () => {
      const made = await farm.post(INPUTS, line(1));
      expect(costs(await listed(made))).toEqual([1]);
      await untilHealth(isQuiet);
      await loses(cluster.events);
      const change = (language: Record<string, string>) => () => farm.put(`${INPUTS}/${idOf(made)}`, line(2), language);
      isUnavailable(await change({})(), /try again/i);
      isUnavailable(await change(french)(), /réessayez/i);
      isUnavailable(await farm.post(INPUTS, line(3), { 'idempotency-key': 'a-key' }), /try again/i);
      expect((await farm.get('/api/v1/profile')).status).toBe(200);
      expect((await farm.get(INPUTS)).status).toBe(200);
      isUnready(await app.guest.get('/api/health/ready'), {});
      // Analysts are told where the read models stand; how far behind that is, only the log knows.
      isUnready(await analyst.get('/api/health/ready'), {
        head: null,
        projections: expect.arrayContaining([expect.objectContaining({ name: 'producer_input', lag: null })]),
      });
      expect((await app.guest.get('/api/health/live')).status).toBe(200);
      await returns(cluster.events);
      const changed = await atLast(change({}));
      expect(changed.status).toBe(200);
      const again = await atLast(() => farm.post(INPUTS, line(3), { 'idempotency-key': 'a-key' }));
      expect(again.status).toBe(201);
      expect(costs(await listed(again)).toSorted((a, b) => a - b)).toEqual([2, 3]);
      await untilHealth(isQuiet);
    },
    SLOW,
  );
});

describe.each(losses)('while MongoDB %s', (_, loses) => {
  test(
    'calls are told at once to come again, and every view catches up by itself with what happened meanwhile',
    async () => {
      const made = await farm.post(INPUTS, line(1));
      expect(costs(await listed(made))).toEqual([1]);
      await untilHealth(isQuiet);
      await loses(cluster.mongo);
      isUnavailable(await farm.get(INPUTS), /try again/i);
      isUnavailable(await farm.get(INPUTS, french), /réessayez/i);
      isUnavailable(await farm.post(INPUTS, line(2)), /try again/i);
      isUnready(await app.guest.get('/api/health/ready'), {});
      expect((await app.guest.get('/api/health/live')).status).toBe(200);
      // The log goes on without it, as when a command had got past its last question to MongoDB.
      const stream = `producer_input-${idOf(made)}`;
      const [recorded] = await app.store.raw.readStream(stream);
      if (recorded === undefined) throw new Error(`${stream} is empty`);
      const removed = { ...recorded, id: crypto.randomUUID(), type: 'InputRemoved', data: { inputId: idOf(made) } };
      await app.store.raw.append(stream, 0, [removed]);
      await returns(cluster.mongo);
      const head = String(await app.store.log.head());
      expect(costs(await atLast(() => farm.get(INPUTS, { 'x-min-position': head })))).toEqual([]);
      await untilHealth(isQuiet);
    },
    SLOW,
  );
});
