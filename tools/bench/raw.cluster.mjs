// What the engines of the cluster do for their own clients with nothing of ours around them: the floor of our figures there.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import kafkajs from 'kafkajs';
import { MongoClient } from 'mongodb';
import { root } from '../setup.mjs';

// The client belongs to the adapter's package; what stands around here has no other use for it.
const { EventStoreDBClient, jsonEvent } = createRequire(join(root, 'libs', 'store', 'package.json'))(
  '@eventstore/db-client',
);

/** The event store's client: appends at an exact revision, and all events read as the client gives them. */
export function bareLog(url) {
  const client = EventStoreDBClient.connectionString(url);
  return {
    append: (stream, revision, data) =>
      client.appendToStream(stream, [jsonEvent({ type: 'InputRecorded', data: JSON.parse(data) })], {
        expectedRevision: revision === 0 ? 'no_stream' : BigInt(revision - 1),
      }),
    /** How many events there are, at most so many; none is kept. */
    async read(most) {
      let read = 0;
      for await (const { event } of client.readAll({ maxCount: most })) if (event) read += 1;
      return read;
    },
    close: () => client.dispose(),
  };
}

/** A collection as ours are written and read: by majority, with the journal; an index over who owns a row and when. */
export async function bareRows(url) {
  const client = new MongoClient(url, {
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
  });
  const rows = client.db().collection('bare');
  await rows.createIndex({ owner: 1, recorded: 1, _id: 1 });
  let made = 0;
  const row = (owner) => ({ _id: `row-${(made += 1)}`, owner, recorded: made, r: 'x'.repeat(400) });
  return {
    /** Inserts so many rows in one call; answers their keys. */
    async insert(count, owner = 'others') {
      const fresh = Array.from({ length: count }, () => row(owner));
      await (count === 1 ? rows.insertOne(fresh[0]) : rows.insertMany(fresh));
      return fresh.map(({ _id }) => _id);
    },
    one: (key) => rows.findOne({ _id: key }),
    list: (owner, limit) => rows.find({ owner }).sort({ owner: -1, recorded: -1, _id: -1 }).limit(limit).toArray(),
    close: () => client.close(),
  };
}

/** Removes the database that a URL names. */
export async function dropDatabase(url) {
  const client = new MongoClient(url);
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close();
  }
}

/**
 * A consumer of topics from their end on, and a bare producer beside it.
 * `heard(key)` resolves with the moment at which the first message with a key came; it rejects after a minute without.
 */
export async function listening(brokers, topics, own) {
  const kafka = new kafkajs.Kafka({ clientId: own, brokers: brokers.split(','), logLevel: kafkajs.logLevel.NOTHING });
  const admin = kafka.admin();
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
  const consumer = kafka.consumer({ groupId: own, maxWaitTimeInMs: 500 });
  const close = async () => {
    await consumer.disconnect();
    await producer.disconnect();
    await admin.deleteGroups([own]).catch(() => undefined); // a group that never read anything is not known
    await admin.deleteTopics({ topics: [own] }).catch(() => undefined); // nor a topic that nothing was said in
    await admin.disconnect();
  };
  const seen = new Map();
  const waiting = new Map();
  try {
    await Promise.all([admin.connect(), producer.connect(), consumer.connect()]);
    await admin.createTopics({ topics: [{ topic: own, numPartitions: 1 }], waitForLeaders: true });
    const all = [...topics, own];
    const ends = await Promise.all(all.map((topic) => admin.fetchTopicOffsets(topic)));
    await consumer.subscribe({ topics: all, fromBeginning: false });
    await consumer.run({
      autoCommit: false,
      async eachMessage({ message }) {
        const key = String(message.key);
        if (seen.has(key)) return;
        seen.set(key, performance.now());
        waiting.get(key)?.(seen.get(key));
        waiting.delete(key);
      },
    });
    // From where they ended before anything was measured, however long the group takes to gather.
    for (const [at, topic] of all.entries())
      for (const { partition, high } of ends[at]) consumer.seek({ topic, partition, offset: high });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async heard(key) {
      if (seen.has(key)) return seen.get(key);
      const { promise, resolve, reject } = Promise.withResolvers();
      waiting.set(key, resolve);
      const timer = setTimeout(() => reject(new Error(`No message with the key ${key} came in a minute`)), 60_000);
      return promise.finally(() => clearTimeout(timer));
    },
    /** One message of our size, acknowledged by all replicas. */
    send: (key) => producer.send({ topic: own, acks: -1, messages: [{ key, value: 'x'.repeat(400) }] }),
    close,
  };
}
