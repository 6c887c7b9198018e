// Keeps a table of costs and revenues per company and month, from the topic terroir.finance. README.md tells how to run it.
// Three things make it right: each event counts once however often it arrives (its id), the table and what was seen of
// the topic are written in one transaction, and the topic is read on from what that transaction says.
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import kafkajs from 'kafkajs';

const { values: asked } = parseArgs({
  options: {
    brokers: { type: 'string', default: process.env.KAFKA_BROKERS ?? '127.0.0.1:9092' },
    topic: { type: 'string', default: 'terroir.finance' },
    group: { type: 'string', default: 'terroir-example' },
    table: { type: 'string', default: 'finance.sqlite' },
    'once-read': { type: 'boolean', default: false }, // end at the end of the topic instead of waiting for more
  },
});

const db = new DatabaseSync(asked.table);
db.exec(`
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS seen (event_id TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS next (partition INTEGER PRIMARY KEY, "offset" TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS lines (
    stream TEXT PRIMARY KEY, company_id TEXT, month TEXT NOT NULL,
    cost_cents INTEGER NOT NULL, revenue_cents INTEGER NOT NULL, removed INTEGER NOT NULL) WITHOUT ROWID;
  CREATE VIEW IF NOT EXISTS months AS
    SELECT company_id, month, sum(cost_cents) AS cost_cents, sum(revenue_cents) AS revenue_cents
    FROM lines WHERE NOT removed GROUP BY company_id, month;
`);
const sql = {
  see: db.prepare('INSERT OR IGNORE INTO seen VALUES (?)'),
  move: db.prepare('INSERT OR REPLACE INTO next VALUES (?, ?)'),
  record: db.prepare('INSERT INTO lines VALUES (?, ?, ?, ?, ?, 0)'),
  correct: db.prepare(
    'UPDATE lines SET cost_cents = coalesce(?, cost_cents), revenue_cents = coalesce(?, revenue_cents) WHERE stream = ?',
  ),
  remove: db.prepare('UPDATE lines SET removed = ? WHERE stream = ?'),
};

/** What an event does to the table. Months are those of UTC. What is not known here is passed by. */
function fold({ type, stream, company_id: company, recorded_at: recorded, data }) {
  const { cost_cents: cost = null, revenue_cents: revenue = null } = data;
  if (/^(In|Out)putRecorded$/.test(type))
    sql.record.run(stream, company, recorded.slice(0, 7), cost ?? 0, revenue ?? 0);
  if (/^(In|Out)putCorrected$/.test(type)) sql.correct.run(cost, revenue, stream);
  if (/^(In|Out)putRemoved$/.test(type)) sql.remove.run(1, stream);
  if (/^(In|Out)putRestored$/.test(type)) sql.remove.run(0, stream);
}

function take(partition, messages) {
  db.exec('BEGIN IMMEDIATE');
  for (const { headers, value, offset } of messages) {
    const isNew = sql.see.run(String(headers.event_id)).changes === 1;
    if (isNew) fold(JSON.parse(String(value)));
    sql.move.run(partition, String(BigInt(offset) + 1n));
  }
  db.exec('COMMIT');
}

const kafka = new kafkajs.Kafka({
  clientId: 'terroir-example',
  brokers: asked.brokers.split(','),
  logLevel: kafkajs.logLevel.ERROR,
});
const consumer = kafka.consumer({ groupId: asked.group });
const finished = Promise.withResolvers();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => finished.resolve());
consumer.on(consumer.events.CRASH, ({ payload }) => payload.restart || finished.reject(payload.error));

const admin = kafka.admin();
await admin.connect();
const ends = await admin.fetchTopicOffsets(asked.topic);
await admin.disconnect();
const nextOf = (partition) => db.prepare('SELECT "offset" FROM next WHERE partition = ?').get(partition)?.offset;
const isRead = () => ends.every(({ partition, high }) => BigInt(nextOf(partition) ?? 0) >= BigInt(high));
const look = () => asked['once-read'] && isRead() && finished.resolve();

await consumer.connect();
await consumer.subscribe({ topic: asked.topic, fromBeginning: true });
await consumer.run({
  autoCommit: false, // the table knows better than the broker what it holds
  eachBatchAutoResolve: false,
  async eachBatch(delivered) {
    const { batch } = delivered;
    take(batch.partition, batch.messages);
    delivered.resolveOffset(batch.lastOffset());
    await delivered.heartbeat();
    look();
  },
});
for (const { partition } of ends) {
  const offset = nextOf(partition) ?? '0';
  consumer.seek({ topic: asked.topic, partition, offset });
}
look();

await finished.promise;
await consumer.disconnect();
console.table(db.prepare('SELECT * FROM months ORDER BY month, company_id').all());
db.close();
