import { useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { createClient } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import { currentLanguage } from '../i18n/language.ts';
import { store } from './store.ts';
import { lastWritePosition } from '../api/last-write-position.ts';

/** The session: the browser keeps the token and nothing else of it (readings §4). Other tabs follow by themselves. */
export const tokenAtom = atomWithStorage<string | null>(
  'terroir-token',
  null,
  createJSONStorage<string | null>(() => localStorage),
  {
    getOnInit: true,
  },
);

export const client = createClient({
  fetch: (...request) => fetch(...request),
  token: () => store.get(tokenAtom),
  language: currentLanguage,
  lastWrite: lastWritePosition,
  onUnauthenticated: () => endSession('refused'),
});

/** Why a session ends: the person logged out, or the server refused the token. */
export type SessionEnd = 'logout' | 'refused';

const accountListeners = new Set<() => void>();
const endListeners = new Set<(why: SessionEnd) => void>();

/** Runs when another account logs in or the session ends: what was fetched for the one before must be forgotten. */
export function onAccountChange(listener: () => void): void {
  accountListeners.add(listener);
}

/** Runs when a session ends, before the guards lead away. */
export function onSessionEnd(listener: (why: SessionEnd) => void): void {
  endListeners.add(listener);
}

/** Keeps the token; everything fetched for the account before is forgotten. */
export function beginSession(token: string): void {
  for (const listener of accountListeners) listener();
  store.set(tokenAtom, token);
}

/** Forgets the session in this browser. Guards see it and lead to `/login`. */
export function endSession(why: SessionEnd): void {
  for (const listener of endListeners) listener(why);
  store.set(tokenAtom, null);
  for (const listener of accountListeners) listener();
}

/** Signs out: the server revokes the token, the browser forgets everything but language and theme. */
export async function signOut(): Promise<void> {
  try {
    await client.remove('/authenticate');
  } catch (error) {
    // Without an answer the token ends by itself; the person asked to leave this browser, so it forgets regardless.
    if (!(error instanceof Failure)) throw error;
  } finally {
    endSession('logout');
  }
}

/** Whether someone is signed in. */
export function useSignedIn(): boolean {
  return useAtomValue(tokenAtom) !== null;
}
