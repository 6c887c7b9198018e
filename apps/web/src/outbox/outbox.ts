import { atom } from 'jotai';
import { Failure } from '../api/failure.ts';
import { queries } from '../api/query-client.ts';
import { onLineRestored } from '../offline/line.ts';
import { currentOwner, onOwnerLearnt } from '../offline/owner.ts';
import { client, onAccountChange, tokenAtom } from '../session/session.ts';
import { store } from '../session/store.ts';
import { drain } from './drain.ts';
import { dependentsOf, type OutboxEntry, type OutboxWrite, type Stored } from './entry.ts';
import { addEntry, changeEntry, entriesOf, refuseEntry, removeEntries, settleEntry } from './outbox-database.ts';

export interface OutboxState {
  /** Of the account that is logged in, in the order in which they are sent. */
  readonly entries: readonly OutboxEntry[];
  /** The one that is on its way. */
  readonly sending: number | null;
  /** Sent, while the lists that will have them are fetched. */
  readonly settled: readonly OutboxEntry[];
}
const nothing: OutboxState = { entries: [], sending: null, settled: [] };
export const outboxAtom = atom<OutboxState>(nothing);

/** The one whose form the person asked for; the list that shows it opens it. */
export const mendingAtom = atom<OutboxEntry | null>(null);

const change = (part: Partial<OutboxState>) => store.set(outboxAtom, { ...store.get(outboxAtom), ...part });

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('terroir-outbox') : null;
/** Reads what is kept anew. */
async function refresh(): Promise<void> {
  const token = store.get(tokenAtom);
  const account = await currentOwner();
  const entries = account === null ? [] : await entriesOf(account);
  if (store.get(tokenAtom) === token) change({ entries });
}
/** The same in every tab. */
async function changed(): Promise<void> {
  tabs?.postMessage('changed');
  await refresh();
}

/** Whether a write must wait for its turn behind others. */
export const isWaiting = (): boolean => store.get(outboxAtom).entries.some(({ refusal }) => refusal === null);

/** How many writes are not sent, as the device knows. */
export async function unsentCount(): Promise<number> {
  const account = await currentOwner();
  return account === null ? 0 : (await entriesOf(account)).length;
}

/** Keeps a write until it can be sent. @throws DOMException where it cannot be kept, or nobody knows whose it is */
export async function keepWrite(write: OutboxWrite): Promise<void> {
  const account = await currentOwner();
  if (account === null) throw new DOMException('Nobody knows whose it is', 'InvalidStateError');
  await addEntry(account, write);
  await changed();
  void kick();
}

/** What became of records that this device had named, as far as this tab knows. */
const known = new Map<string, Stored>();
/** The record that a waiting one has become. */
export const storedAs = (rowId: string): Stored | undefined => known.get(rowId);

/** What became of a write: the record, or that it still waits. */
export type Outcome = Stored | 'sent' | 'waits';

/**
 * Puts another write into the place of one that was refused, or was never tried, and sends it.
 * @returns `null` where that one is on its way or gone by now @throws Failure as the server refuses it
 */
export async function replaceEntry(id: number, write: OutboxWrite): Promise<Outcome | null> {
  let isFree = false;
  await changeEntry(id, (entry) => {
    isFree = entry.refusal !== null || entry.triedAt === null;
    return isFree ? { ...write, id, account: entry.account, at: entry.at, triedAt: null, refusal: null } : entry;
  });
  if (!isFree) return null;
  await changed();
  await kick();
  const left = store.get(outboxAtom).entries.find((entry) => entry.id === id);
  if (left?.refusal) throw new Failure('answer', left.refusal.status, left.refusal.faults, null);
  return left ? 'waits' : (known.get(write.rowId) ?? 'sent');
}

/** Sends a refused one again as it is. */
export async function retryEntry({ id }: OutboxEntry): Promise<void> {
  await changeEntry(id, (entry) => ({ ...entry, refusal: null, triedAt: null }));
  await changed();
  void kick();
}

/** Throws an entry away, with those that need it. */
export async function throwAway(entry: OutboxEntry): Promise<void> {
  const { entries } = store.get(outboxAtom);
  await removeEntries([entry, ...dependentsOf(entries, entry)].map(({ id }) => id));
  await changed();
}

/** Pictures of 8 MB, over a slow line. */
const timeoutMs = 10 * 60_000;

function send({ kind, path, rowId, body, version, to, action, key }: OutboxWrite): Promise<Stored | null> {
  const place = `${path}/${rowId}`;
  if (kind === 'create') return client.post(path, body, { key, timeoutMs });
  if (kind === 'correct') return client.put(place, body, { version, key, timeoutMs });
  if (kind === 'restore') return client.post(`${place}/restore`, undefined, { key });
  if (kind === 'revert') return client.post(`${place}/revert`, { version: Number(to) }, { version, key });
  if (kind === 'act') return client.post(`${place}/${action ?? ''}`, body, { version, key });
  return client.remove(place, { version }).then(() => null);
}

/** Shows what was sent until the lists that have it are fetched. */
async function showSettled(entry: OutboxEntry, stored: Stored | null): Promise<void> {
  const shown = { ...entry, row: { ...entry.row, ...(stored && { id: stored.id, version: stored.version }) } };
  change({ settled: [...store.get(outboxAtom).settled, shown] });
  try {
    await queries.invalidateQueries({ queryKey: entry.invalidates });
  } finally {
    change({ settled: store.get(outboxAtom).settled.filter((one) => one !== shown) });
  }
}

async function drainAccount(): Promise<'done' | 'later'> {
  const token = store.get(tokenAtom);
  const account = await currentOwner();
  if (token === null || account === null) return 'done';
  try {
    return await drain({
      list: () => entriesOf(account),
      // The first attempt counts: from then on the server keeps the key.
      tried: ({ id }) => changeEntry(id, (entry) => ({ ...entry, triedAt: entry.triedAt ?? new Date().toISOString() })),
      send: (entry) => {
        // Right before it is sent, so that nothing of one account is ever sent as another.
        if (store.get(tokenAtom) !== token) throw new Failure('answer', 401, [], null);
        change({ sending: entry.id });
        return send(entry);
      },
      settled: async (entry, stored) => {
        await settleEntry(entry, stored);
        if (stored) known.set(entry.rowId, stored);
        void showSettled(entry, stored);
        await changed();
      },
      refused: async ({ id }, refusal) => {
        await refuseEntry(id, refusal);
        await changed();
      },
      now: () => Date.now(),
    });
  } finally {
    change({ sending: null });
  }
}

/** One tab sends at a time, where the browser can say so; elsewhere the keys of the attempts keep it to once. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('terroir-outbox', work) : work();

const firstPause = 5_000;
const longestPause = 60_000;
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
let again = false;

async function run(): Promise<void> {
  let outcome: 'done' | 'later';
  try {
    do {
      again = false;
      outcome = await alone(drainAccount);
    } while (again);
  } finally {
    running = null;
  }
  pause = outcome === 'later' ? Math.min(pause * 2, longestPause) : firstPause;
  if (outcome === 'later') timer = setTimeout(() => void kick(), pause);
}

/** Sends what waits, now. Resolves when nothing can be sent any more. */
export function kick(): Promise<void> {
  clearTimeout(timer);
  again = true;
  running ??= run().catch((thrown: unknown) => reportError(thrown));
  return running;
}

let begun = false;
/** Shows what is kept and sends it, from now on whenever the network may be back. */
export function beginOutbox(): void {
  if (begun) return;
  begun = true;
  const look = async () => {
    await refresh();
    if (isWaiting()) void kick();
  };
  const looks = () => void look();
  tabs?.addEventListener('message', () => void refresh());
  addEventListener('online', looks);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') looks();
  });
  onLineRestored(looks);
  onOwnerLearnt(looks);
  onAccountChange(() => store.set(outboxAtom, nothing));
  looks();
}
