// What is left of a cluster after all its processes have ended: its read models beside a rebuild, and what a consumer of
// Kafka hears.
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import kafkajs from 'kafkajs';
import { views } from '@terroir/modules';
import { outwardMessage } from '@terroir/store';
import { verifyEventStoreLog, openCluster } from '@terroir/store/cluster';
import { say } from '../setup.mjs';

/** How long a consumer may take to hear everything, in milliseconds. */
const HEARD = 120_000;

/** Every row of every view, by its first index. */
async function everything(store) {
  const all = {};
  for (const view of [...views, { name: 'history' }]) {
    const collection = store.projector.collection(view.name);
    const [index] = Object.keys(collection.indexes);
    if (index === undefined) continue;
    const rows = [];
    let cursor;
    do {
      const page = await store.collections.find(collection, { index, limit: 500, ...(cursor && { cursor }) });
      rows.push(...page.documents);
      cursor = page.nextCursor;
    } while (cursor);
    all[view.name] = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }
  return all;
}

/**
 * Verifies the log and compares every row with a rebuild.
 * @returns how many rows there are, and the messages that must have left, by the event's id
 */
export async function compareWithRebuild({ EVENTSTORE_URL, MONGODB_URL, STORE_PREFIX, MASTER_KEY }) {
  const prefix = `${STORE_PREFIX}.`;
  for await (const { events, position, head } of verifyEventStoreLog({ url: EVENTSTORE_URL, prefix }))
    if (position === head) say(`The log verifies: ${events} events`);
  const store = await openCluster({
    eventStoreUrl: EVENTSTORE_URL,
    mongoUrl: MONGODB_URL,
    prefix,
    masterKey: Buffer.from(MASTER_KEY, 'base64'),
    views,
    projects: true,
    report: (error) => say(error.message),
  });
  try {
    const head = await store.log.head();
    if (!(await store.projector.waitFor(head, 60_000))) throw new Error('The read models do not reach the log');
    const before = await everything(store);
    for (;;)
      try {
        await store.rebuild(null);
        break;
      } catch (error) {
        if (error.name !== 'StoreUnavailable') throw error;
        await pause(50); // the lease is not ours yet
      }
    const after = await everything(store);
    for (const [view, rows] of Object.entries(before))
      if (!isDeepStrictEqual(rows, after[view])) throw new Error(`A rebuild gives other rows of ${view}`);
    const wanted = new Map();
    for (let last = 0, page = []; (page = await store.raw.readAll(last, 1000)).length > 0; last = page.at(-1).position)
      for (const message of page.map(outwardMessage))
        if (message !== null) wanted.set(message.headers.event_id, message);
    return { wanted, views: Object.values(after).flat().length };
  } finally {
    await store.close();
  }
}

/** Listens from the beginning until every message has come, each stream in order; answers how many came again. */
export async function heard(brokers, wanted) {
  const kafka = new kafkajs.Kafka({ brokers: brokers.split(','), logLevel: kafkajs.logLevel.NOTHING });
  const consumer = kafka.consumer({ groupId: `chaos-${Date.now()}` });
  const seen = new Set();
  const last = new Map();
  const done = Promise.withResolvers();
  let copies = 0;
  await consumer.connect();
  await consumer.subscribe({
    topics: [...new Set([...wanted.values()].map(({ topic }) => topic))],
    fromBeginning: true,
  });
  await consumer.run({
    async eachMessage({ topic, message }) {
      const id = String(message.headers.event_id);
      const told = wanted.get(id);
      if (told === undefined) return; // another installation's
      if (told.topic !== topic || told.key !== String(message.key) || told.value !== String(message.value))
        return done.reject(new Error(`Event ${id} was told in other words`));
      if (seen.has(id)) {
        copies += 1;
        return;
      }
      seen.add(id);
      const at = Number(message.headers.position);
      if (at <= (last.get(told.key) ?? -1)) done.reject(new Error(`Event ${id} of ${told.key} came out of order`));
      last.set(told.key, at);
      if (seen.size === wanted.size) done.resolve();
    },
  });
  const timer = setTimeout(
    () => done.reject(new Error(`${wanted.size - seen.size} of ${wanted.size} events never reached the consumer`)),
    HEARD,
  );
  try {
    await done.promise;
  } finally {
    clearTimeout(timer);
    await consumer.disconnect();
  }
  return { copies };
}
