import type { DBSchema } from 'idb';
import { databaseOf } from '../offline/open-database.ts';
import { dependentsOf, following, type OutboxEntry, type OutboxWrite, type Refusal, type Stored } from './entry.ts';

interface Outbox extends DBSchema {
  writes: { key: number; value: OutboxEntry; indexes: { account: string } };
}

export const outboxDatabase = databaseOf<Outbox>('terroir-outbox', 1, (database) => {
  database.createObjectStore('writes', { keyPath: 'id', autoIncrement: true }).createIndex('account', 'account');
});

async function writes() {
  const database = await outboxDatabase();
  if (!database) throw new DOMException('This browser stores nothing', 'InvalidStateError');
  const transaction = database.transaction('writes', 'readwrite', { durability: 'strict' });
  return { store: transaction.store, done: transaction.done };
}

/** What an account has not sent, in order. */
export async function entriesOf(account: string): Promise<readonly OutboxEntry[]> {
  return (await (await outboxDatabase())?.getAllFromIndex('writes', 'account', account)) ?? [];
}

/** Keeps a write at the end of the line. @throws DOMException where the device is full or the browser stores nothing */
export async function addEntry(account: string, write: OutboxWrite): Promise<void> {
  const { store, done } = await writes();
  const entry = { ...write, account, at: new Date().toISOString(), triedAt: null, refusal: null };
  await Promise.all([store.add(entry as OutboxEntry), done]);
}

/** Changes an entry if it is still there, in one go. @returns as it is now */
export async function changeEntry(
  id: number,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<OutboxEntry | undefined> {
  const { store, done } = await writes();
  const found = await store.get(id);
  const now = found && change(found);
  if (now) await store.put(now);
  await done;
  return now;
}

export async function removeEntries(ids: readonly number[]): Promise<void> {
  const { store, done } = await writes();
  await Promise.all([...ids.map((id) => store.delete(id)), done]);
}

/** The server has it: it is gone from the line, and those after it follow, in one go. */
export async function settleEntry(entry: OutboxEntry, stored: Stored | null): Promise<void> {
  const { store, done } = await writes();
  const all = await store.index('account').getAll(entry.account);
  if (stored) for (const later of dependentsOf(all, entry)) await store.put(following(later, entry, stored));
  await store.delete(entry.id);
  await done;
}

export const refuseEntry = (id: number, refusal: Refusal | null) => changeEntry(id, (entry) => ({ ...entry, refusal }));
