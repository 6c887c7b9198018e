import { expect, test } from '@jest/globals';
import type { Batch } from '../documents/documents.ts';
import { openMongoDocuments } from './documents.mongodb.ts';
import { temporaryDatabases } from './mongo.contract.ts';
import type { Mongo } from './mongo.ts';

const SLOW = 120_000;
const databases = temporaryDatabases();
const notes = { name: 'notes', version: 1, indexes: {} };
/** More rows than one document of the journal takes. */
const MANY = 2500;

const batch = (of: Partial<Pick<Batch, 'puts' | 'removes'>>): Batch => ({
  puts: [],
  removes: [],
  checkpoints: {},
  ...of,
});
const written = (key: string): Batch['puts'][number] => ({
  collection: notes,
  document: { key, row: { text: 'secret' }, revision: 0, position: 1 },
});

/** Everything that the journal holds, as text. */
async function journalOf(mongo: Mongo): Promise<string> {
  const tables = ['journal', 'journal_parts'];
  return JSON.stringify(await Promise.all(tables.map((name) => mongo.rows(name).find().toArray())));
}

test(
  'the journal keeps no copy of rows that later batches took away, also after a crash',
  async () => {
    const mongo = await databases.open();
    const keys = Array.from({ length: MANY }, (_, at) => `note-${at}`);
    const removes = keys.map((key) => ({ collection: notes, key }));
    const documents = openMongoDocuments(mongo);
    await documents.declare(notes);
    await documents.apply(batch({ puts: keys.map(written) }));
    await documents.apply(batch({ removes }));
    expect(await journalOf(mongo)).not.toContain('secret');

    // A process that ended between carrying out a batch and emptying the one before.
    await documents.apply(batch({ puts: [written('left')] }));
    const journal = mongo.rows<{ readonly _id: string }>('journal');
    const [left = { _id: '' }] = await journal.find().sort({ _id: -1 }).limit(1).toArray();
    const { _id } = left;
    await documents.apply(batch({ removes: [{ collection: notes, key: 'left' }] }));
    await journal.replaceOne({ _id }, left);
    expect(await journalOf(mongo)).toContain('secret');
    const next = openMongoDocuments(mongo);
    await next.declare(notes);
    await next.apply(batch({ puts: [], removes: [{ collection: notes, key: 'none' }] }));
    expect(await journalOf(mongo)).not.toContain('secret');
    await mongo.close();
  },
  SLOW,
);
