import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import kafkajs, { type Consumer, type Kafka } from 'kafkajs';
import { newEvent } from '../log/event-log.contract.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import type { EventLog } from '../log/event-log.ts';
import { faultProxy, type FaultProxy } from '../doubles/fault-proxy.ts';
import { until } from '../doubles/until.ts';
import { kafkaConnection } from './kafka-connection.ts';
import { openKafkaPublisher, type KafkaPublisherOptions } from './publisher.kafka.ts';
import { outwardMessage, publishing, type Publisher, type Publishing } from '../following/publisher.ts';
import type { Checkpoints } from '../following/checkpoints.ts';
import { uuidv7 } from '../log/uuid.ts';

const connection = kafkaConnection(process.env);
if (connection === null) throw new Error('KAFKA_BROKERS is not set: these specs are run by npm run test:services');
const SLOW = 120_000;
const COMPANY = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f';
const streams = Array.from({ length: 40 }, () => `producer_input-${uuidv7()}`);
const streamOf = (place: number): string => streams[place % streams.length] ?? '';
const removal = () => newEvent({ inputId: COMPANY }, { companyId: COMPANY });

let kafka: Kafka;
let topic: string;
let log: EventLog;
let proxy: FaultProxy;
let reported: unknown[];
const consumers: Consumer[] = [];
const publishers: Publisher[] = [];
const running: Publishing[] = [];

beforeAll(() => {
  kafka = new kafkajs.Kafka({
    ...connection,
    brokers: [...connection.brokers],
    ssl: connection.ssl,
    sasl: connection.sasl as never,
    logLevel: kafkajs.logLevel.NOTHING,
  });
});
beforeEach(async () => {
  topic = `test-${uuidv7()}`;
  reported = [];
  const report = (error: unknown) => reported.push(error);
  log = await openEmbeddedLog({ dir: ':memory:', pause: 1, report });
  const [broker = ''] = connection.brokers;
  proxy = await faultProxy({ host: broker.replace(/:\d+$/, ''), port: Number(broker.split(':').at(-1)) });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
  await Promise.all(publishers.splice(0).map((one) => one.close()));
  await Promise.all(consumers.splice(0).map((one) => one.disconnect()));
  await proxy.close();
  await log.close();
}, SLOW);
afterAll(async () => {
  const admin = kafka.admin();
  await admin.connect();
  const left = (await admin.listTopics()).filter((name) => name.startsWith('test-'));
  if (left.length > 0) await admin.deleteTopics({ topics: left });
  await admin.disconnect();
});

/** A publisher whose every connection goes through the proxy. */
function open(more: Partial<KafkaPublisherOptions> = {}): Publisher {
  const publisher = openKafkaPublisher({
    ...connection,
    brokers: connection?.brokers ?? [],
    ssl: connection?.ssl ?? false,
    sasl: connection?.sasl ?? null,
    partitions: 3,
    replicas: 1,
    report: (error) => reported.push(error),
    ...(connection?.ssl !== true && {
      socketFactory: ({ onConnect }) => connect({ host: '127.0.0.1', port: proxy.port }, onConnect),
    }),
    ...more,
  });
  publishers.push(publisher);
  return publisher;
}

function placeKept() {
  let place: number | null = null;
  const checkpoints: Checkpoints = {
    get: () => Promise.resolve(place),
    set: (_, position) => {
      place = position;
      return Promise.resolve();
    },
  };
  return { checkpoints, place: () => place };
}

async function start(publisher: Publisher, checkpoints: Checkpoints): Promise<Publishing> {
  const messageOf: typeof outwardMessage = (event) => {
    const message = outwardMessage(event);
    return message && { ...message, topic };
  };
  const one = await publishing({ name: 'publishing', log, checkpoints, publisher, messageOf });
  running.push(one);
  return one;
}

interface Arrived {
  readonly key: string;
  readonly id: string;
  readonly position: number;
  readonly value: string;
}

/** Reads the topic from its beginning until so many different events have arrived. */
async function arrivals(different: number): Promise<readonly Arrived[]> {
  const consumer = kafka.consumer({ groupId: `test-${uuidv7()}` });
  consumers.push(consumer);
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  const arrived: Arrived[] = [];
  const ids = new Set<string>();
  const all = Promise.withResolvers<undefined>();
  await consumer.run({
    eachMessage({ message: { key, headers, value } }) {
      const id = String(headers?.['event_id']);
      arrived.push({ key: String(key), id, position: Number(String(headers?.['position'])), value: String(value) });
      if (ids.add(id).size === different) all.resolve(undefined);
      return Promise.resolve();
    },
  });
  await all.promise;
  return arrived;
}

function expectOrder(arrived: readonly Arrived[], count: number): void {
  const seen = new Set<string>();
  const first = arrived.filter(({ id }) => !seen.has(id) && seen.add(id));
  expect(first.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, place) => place + 1),
  );
  for (const key of streams) {
    const order = first.filter((one) => one.key === key).map(({ position }) => position);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
}

const fill = async (count: number) => {
  for (let at = 0; at < count; at += 1) await log.append(streamOf(at * 7), 'any', [removal()]);
};
const reached = (one: Publishing, position: number) => until(() => one.position >= position);

describe('publishing to Kafka', () => {
  test(
    'brings every event once, in the order of its stream, to a topic made with the partitions that were asked for',
    async () => {
      await fill(1500);
      const { checkpoints, place } = placeKept();
      await reached(await start(open(), checkpoints), 1500);
      const arrived = await arrivals(1500);
      expect(arrived.length).toBe(1500);
      expectOrder(arrived, 1500);
      expect(arrived.every(({ id, value }) => (JSON.parse(value) as { id: string }).id === id)).toBe(true);
      expect(place()).toBe(1500);
      expect(reported).toEqual([]);
      const admin = kafka.admin();
      await admin.connect();
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      await admin.disconnect();
      expect(topics[0]?.partitions.length).toBe(3);
    },
    SLOW,
  );

  test(
    'appends go on while the broker is away; when it is back nothing is lost and the order is kept',
    async () => {
      await fill(20);
      const { checkpoints } = placeKept();
      const one = await start(open({ deadline: 2000 }), checkpoints);
      await reached(one, 20);
      await proxy.refuse();
      await fill(200);
      await until(() => (one.stuck?.attempts ?? 0) >= 4);
      expect([await log.head(), one.position]).toEqual([220, 20]);
      expect(one.stuck?.error).toMatchObject({ name: 'PublisherUnavailable' });
      await proxy.accept();
      await reached(one, 220);
      expect(one.stuck).toBeNull();
      expectOrder(await arrivals(220), 220);
    },
    SLOW,
  );

  test(
    'a line that is cut anywhere, swallows everything or is half closed loses nothing',
    async () => {
      const { checkpoints } = placeKept();
      const one = await start(open({ deadline: 1500 }), checkpoints);
      for (let round = 1; round <= 25; round += 1) {
        // Not waited for: what is not spent in this round is spent in the next.
        if (round % 5 !== 0) void proxy.cutAfter(1 + ((round * 37) % 400), round % 2 === 0 ? 'up' : 'down');
        if (round === 10) proxy.hold('down');
        if (round === 15) proxy.halfClose('down');
        if (round === 20) proxy.halfClose('up');
        await fill(20);
        if (round === 10) await until(() => one.stuck !== null);
        proxy.release();
        await reached(one, round * 20);
      }
      expectOrder(await arrivals(500), 500);
    },
    SLOW,
  );

  test(
    'killed 25 times in the middle, it has told everything at least once, in order for each key',
    async () => {
      const dir = mkdtempSync(join(tmpdir(), 'terroir-victim-'));
      try {
        const file = await openEmbeddedLog({ dir, writer: 'inline' });
        for (let at = 0; at < 600; at += 1) await file.append(streamOf(at * 7), 'any', [removal()]);
        await file.close();
        let kills = 0;
        for (let ended = false; !ended; kills += 1)
          ended = await liveUntil(dir, kills < 25 ? 1 + ((kills * 13) % 29) : Infinity);
        expect(kills).toBe(26);
        const arrived = await arrivals(600);
        expectOrder(arrived, 600);
      } finally {
        rmSync(dir, { recursive: true, force: true });
      }
    },
    SLOW,
  );

  test(
    'warns of nothing on this Node',
    async () => {
      const dir = mkdtempSync(join(tmpdir(), 'terroir-victim-'));
      try {
        const file = await openEmbeddedLog({ dir, writer: 'inline' });
        await file.append(streamOf(0), 'any', [removal()]);
        await file.close();
        const words: string[] = [];
        expect(await liveUntil(dir, Infinity, (line) => words.push(line))).toBe(true);
        expect(words).toEqual([]);
      } finally {
        rmSync(dir, { recursive: true, force: true });
      }
    },
    SLOW,
  );
});

/** Publishes a folder in a process of its own that is killed at its nth line; answers whether it was done before. */
async function liveUntil(
  dir: string,
  lines: number,
  onError: (line: string) => void = () => undefined,
): Promise<boolean> {
  const victim = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'publisher.victim.fixture.ts'),
      dir,
      topic,
      connection?.brokers.join(',') ?? '',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise((resolve) => victim.once('close', resolve));
  createInterface(victim.stderr).on('line', onError);
  let count = 0;
  let isDone = false;
  for await (const line of createInterface(victim.stdout)) {
    count += 1;
    isDone ||= line === 'done';
    if (isDone || count >= lines) victim.kill('SIGKILL');
  }
  await gone;
  return isDone;
}
