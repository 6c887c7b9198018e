import { onSessionEnd, tokenAtom } from '../session/session.ts';
import { store } from '../session/store.ts';
import { answersDatabase } from './answers-database.ts';

/** The account of the token that was last seen here. */
let known: { readonly token: string; readonly account: string } | null = null;

/** The account that a token is of, as its profile said on this device; `null` where it never did. */
export async function ownerOf(token: string): Promise<string | null> {
  if (known?.token !== token) {
    const stored = await (await answersDatabase())?.get('owner', 'now');
    if (stored?.token !== token) return null;
    known = stored;
  }
  return known.account;
}

/** The account that is logged in; `null` for a guest, and where its profile was never here. */
export async function currentOwner(): Promise<string | null> {
  const token = store.get(tokenAtom);
  return token === null ? null : ownerOf(token);
}

const learnt = new Set<() => void>();

/** Runs when it becomes known whose a session is. */
export function onOwnerLearnt(listener: () => void): void {
  learnt.add(listener);
}

/** The profile of a token said whose it is. */
export async function learnOwner(token: string, account: string): Promise<void> {
  if (known?.token === token && known.account === account) return;
  known = { token, account };
  await (await answersDatabase())?.put('owner', known, 'now');
  for (const listener of learnt) listener();
}

// What was kept for reading ends with the session, however it ends.
onSessionEnd(() => {
  const ended = known;
  known = null;
  void (async () => {
    const database = await answersDatabase();
    const owner = ended ?? (await database?.get('owner', 'now'));
    if (!database || !owner || owner.token === store.get(tokenAtom)) return;
    await database.delete('answers', IDBKeyRange.bound([owner.account], [owner.account, []]));
    if ((await database.get('owner', 'now'))?.token === owner.token) await database.delete('owner', 'now');
  })();
});
