import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { kafkaConnection, outwardMessage, type OutwardMessage, type Publisher } from '@terroir/store';
import { openKafkaPublisher } from '@terroir/store/cluster';

const connection = kafkaConnection(process.env);
if (connection === null) throw new Error('KAFKA_BROKERS is not set: these specs are run by npm run test:services');
const brokers = connection.brokers.join(',');
const topic = `test-example-${randomUUID()}`;
const companies = [randomUUID(), randomUUID()].toSorted();
const [here = '', there = ''] = companies;
const run = promisify(execFile);

let dir: string;
let publisher: Publisher;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'terroir-example-'));
  publisher = openKafkaPublisher({ ...connection, partitions: 3, replicas: 1 });
});
afterAll(async () => {
  await publisher.close();
  rmSync(dir, { recursive: true, force: true });
});

let position = 0;
function message(type: string, stream: string, company: string, month: string, data: object): OutwardMessage {
  const made = outwardMessage({
    id: randomUUID(),
    type,
    version: 1,
    stream,
    revision: 0,
    position: (position += 1),
    recorded: `${month}-15T12:00:00.000Z`,
    actor: { accountId: company, companyId: company, role: 'producer_level_two' },
    companyId: company,
    correlationId: '',
    causationId: '',
    hash: '',
    data: { ...data },
  });
  if (made === null) throw new Error(`${type} stays`);
  return { ...made, topic };
}
const line = { subcategoryId: 'compost', notes: 'stays at home', quantity: 1, unitId: 'tonne' };

const options = `--brokers ${brokers} --topic ${topic} --group ${topic} --once-read`.split(' ');
const consume = () =>
  run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=TimeoutNegativeWarning',
    join(import.meta.dirname, 'consumer.mjs'),
    '--table',
    join(dir, 'finance.sqlite'),
    ...options,
  ]);
function months(): unknown[] {
  const db = new DatabaseSync(join(dir, 'finance.sqlite'), { readOnly: true });
  const rows = db.prepare('SELECT * FROM months ORDER BY month, company_id').all();
  db.close();
  return rows.map((row) => Object.values(row));
}

test('the example keeps a right table through restarts and repetitions', async () => {
  const [input, output, other] = [0, 1, 2].map((at) => `producer_${at === 1 ? 'output' : 'input'}-${randomUUID()}`);
  const recorded = [
    message('InputRecorded', input ?? '', here, '2026-05', { inputId: randomUUID(), ...line, costCents: 1000 }),
    message('OutputRecorded', output ?? '', here, '2026-05', { outputId: randomUUID(), ...line, costCents: 5000 }),
    message('InputRecorded', other ?? '', there, '2026-06', { inputId: randomUUID(), ...line, costCents: 70 }),
  ];
  await publisher.publish(recorded);
  await consume();
  expect(months()).toEqual([
    [here, '2026-05', 1000, 5000],
    [there, '2026-06', 70, 0],
  ]);
  await publisher.publish([
    ...recorded, // once more, as after a crash of the publisher
    message('InputCorrected', input ?? '', here, '2026-07', { inputId: randomUUID(), costCents: 1500 }),
    message('InputCorrected', input ?? '', here, '2026-07', { inputId: randomUUID(), notes: 'only the notes' }),
    message('InputRemoved', other ?? '', there, '2026-07', { inputId: randomUUID() }),
    message('OutputRemoved', output ?? '', here, '2026-07', { outputId: randomUUID() }),
    message('OutputRestored', output ?? '', here, '2026-07', { outputId: randomUUID() }),
  ]);
  await consume();
  await consume(); // with nothing new
  expect(months()).toEqual([[here, '2026-05', 1500, 5000]]);
}, 120_000);
