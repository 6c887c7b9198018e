import { atom, useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { createClient, type AnswerKeeper } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import { currentLanguage } from '../i18n/language.ts';
import { store } from './store.ts';
import { lastWritePosition } from '../api/last-write-position.ts';

const tokenKey = 'terroir-token';
const storage = createJSONStorage<string | null>(() => localStorage);

/** The session: the browser keeps the token and nothing else of it (readings §4). Other tabs follow by themselves. */
export const tokenAtom = atomWithStorage<string | null>(tokenKey, null, storage, { getOnInit: true });

/** The room that keeps answers (offline/) gives itself here: it comes with the pages of members. */
export const answerKeeper = Promise.withResolvers<AnswerKeeper>();

export const client = createClient({
  keeper: answerKeeper.promise,
  fetch: (...request) => fetch(...request),
  token: () => store.get(tokenAtom),
  language: currentLanguage,
  lastWrite: lastWritePosition,
  onUnauthenticated: () => endSession('refused'),
});

/** Why a session ends: the person logged out, the server refused the token, or another tab ended or replaced it. */
export type SessionEnd = 'logout' | 'refused' | 'elsewhere';

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

/** The token whose data this tab shows. */
let shown = store.get(tokenAtom);

function show(token: string | null): void {
  shown = token;
  store.set(tokenAtom, token);
}

const forgetAccount = () => {
  for (const listener of accountListeners) listener();
};

/** Keeps the token; everything fetched for the account before is forgotten. */
export function beginSession(token: string): void {
  forgetAccount();
  show(token);
}

/** Forgets the session in this browser. Guards see it and lead to `/login`. */
export function endSession(why: SessionEnd): void {
  for (const listener of endListeners) listener(why);
  show(null);
  forgetAccount();
}

/** Counts the sessions of this tab that another tab ended or replaced. What is on the page belongs to the one before. */
export const sessionsLostAtom = atom(0);

// Runs before the screens are drawn anew, as this is the first subscription of the token.
store.sub(tokenAtom, () => {
  const token = store.get(tokenAtom);
  if (token === shown) return;
  const wasSignedIn = shown !== null;
  shown = token;
  if (wasSignedIn) {
    for (const listener of endListeners) listener('elsewhere');
    store.set(sessionsLostAtom, (count) => count + 1);
  }
  forgetAccount();
});

// A page that comes back from the browser's cache has missed what other tabs stored.
window.addEventListener('pageshow', ({ persisted }) => {
  const token = storage.getItem(tokenKey, null);
  if (persisted && token !== store.get(tokenAtom)) store.set(tokenAtom, token);
});

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
