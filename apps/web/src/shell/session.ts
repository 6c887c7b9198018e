import { useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { bannerAtom, nextSerial } from './banner-state.ts';
import { createClient } from './client.ts';
import { Failure } from './failure.ts';
import { forgetDrafts } from './kept-drafts.ts';
import { currentLanguage } from './language.ts';
import { store } from './store.ts';
import { releaseUnsaved } from './unsaved.ts';
import { writtenInTab } from './written.ts';

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
  written: writtenInTab,
  onUnauthenticated: () => {
    endSession();
    store.set(bannerAtom, {
      area: 'account',
      tone: 'info',
      text: 'done.sessionEnded',
      ms: 10_000,
      serial: nextSerial(),
    });
  },
});

const listeners = new Set<() => void>();
/** Hears of every change of person: what was fetched for the one before must be forgotten. */
export function onOtherPerson(forget: () => void): void {
  listeners.add(forget);
}
function forgetPerson(): void {
  for (const forget of listeners) forget();
}

/** Keeps the token; everything known about whoever was here before is forgotten. */
export function beginSession(token: string): void {
  forgetPerson();
  store.set(tokenAtom, token);
}

/** Forgets the session in this browser. Guards see it and lead to `/login`. */
export function endSession(): void {
  releaseUnsaved();
  store.set(tokenAtom, null);
  forgetPerson();
}

/** Signs out: the server revokes the token, the browser forgets everything but language and theme. */
export async function signOut(): Promise<void> {
  try {
    await client.remove('/authenticate');
  } catch (error) {
    // Without an answer the token ends by itself; the person asked to leave this browser, so it forgets regardless.
    if (!(error instanceof Failure)) throw error;
  } finally {
    forgetDrafts();
    endSession();
  }
}

/** Whether someone is signed in. */
export function useSignedIn(): boolean {
  return useAtomValue(tokenAtom) !== null;
}
