// Which engines a run meets: their names and versions as the servers themselves tell them.
import { readFileSync } from 'node:fs';
import kafkajs from 'kafkajs';
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { MongoClient } from 'mongodb';
import { portOf } from './place.mjs';
import { logOf } from './process.mjs';

// kafkajs asks for a timer that ends before 1970 when nothing waits, and Node warns of it. The server mends that in
// libs/store/src/kafka/kafkajs-mended.ts, which a tool that runs before the build cannot load.
const schedule = RequestQueue.prototype.scheduleCheckPendingRequests;
RequestQueue.prototype.scheduleCheckPendingRequests = function () {
  if (this.pending.length > 0) schedule.call(this);
};

async function readModels(url) {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    const admin = client.db('admin');
    const { version, ferretdbVersion } = await admin.command({ buildInfo: 1 });
    const { setName } = await admin.command({ hello: 1 });
    if (ferretdbVersion !== undefined) return `FerretDB ${ferretdbVersion} (speaks as MongoDB ${version})`;
    return `MongoDB ${version}${setName === undefined ? '' : ` (replica set ${setName})`}`;
  } finally {
    await client.close();
  }
}

async function outward(brokers) {
  const client = new kafkajs.Kafka({ brokers: brokers.split(','), logLevel: kafkajs.logLevel.NOTHING });
  const admin = client.admin();
  await admin.connect();
  try {
    const cluster = await admin.describeCluster();
    const many = `${cluster.brokers.length} ${cluster.brokers.length === 1 ? 'broker' : 'brokers'}`;
    // Our own broker wrote its release in its log when it started; any other tells its protocol.
    const own = brokers === `127.0.0.1:${portOf('kafka')}`;
    const release = own ? /Kafka version: (\S+)/.exec(readFileSync(logOf('kafka'), 'utf8'))?.[1] : undefined;
    if (release !== undefined) return `Apache Kafka ${release} (KRaft, ${many})`;
    const name = String(cluster.brokers[0]?.nodeId);
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.BROKER, name, configNames: ['inter.broker.protocol.version'] }],
    });
    const protocol = resources[0]?.configEntries[0]?.configValue;
    return `Kafka${protocol ? ` with protocol ${protocol}` : ''} (${many})`;
  } finally {
    await admin.disconnect();
  }
}

async function events(url) {
  if (url === undefined) return 'EventStoreDB: protocol double';
  const { hostname, port, searchParams, username, password } = new URL(url.replace(/^[a-z+]+:/, 'http:').split(',')[0]);
  const scheme = searchParams.get('tls') === 'false' ? 'http' : 'https';
  const headers = username ? { authorization: `Basic ${btoa(`${username}:${password}`)}` } : {};
  const answer = await fetch(`${scheme}://${hostname}:${port || 2113}/info`, { headers });
  if (!answer.ok) throw new Error(`The event store at ${hostname} answers ${answer.status} to what it is.`);
  const { esVersion, dbVersion } = await answer.json();
  return `EventStoreDB ${esVersion ?? dbVersion ?? 'of an untold version'}`;
}

/** One phrase for each engine that these settings name. Throws when one does not answer. */
export async function enginesOf({ MONGODB_URL, KAFKA_BROKERS, EVENTSTORE_URL }) {
  return {
    events: await events(EVENTSTORE_URL),
    readModels: await readModels(MONGODB_URL),
    outward: await outward(KAFKA_BROKERS),
  };
}
