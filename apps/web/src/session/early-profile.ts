import type { ProfileAttributes } from '@terroir/accounts';
import type { Answer, Fetch, Saved } from '../api/client.ts';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { client, onAccountChange, tokenAtom } from './session.ts';
import { store } from './store.ts';

declare global {
  /** Sent before the app ran (first-question.js); null when the app has asked. */
  var terroirProfile:
    | {
        readonly headers: Readonly<Record<string, string>>;
        readonly answer: Promise<Answer>;
        readonly stop: AbortController;
      }
    | null
    | undefined;
}

/** The browser's `fetch`, but for what was sent already: the same question from the same person. */
const fetchOrTake: Fetch = (url, init) => {
  const sent = globalThis.terroirProfile;
  globalThis.terroirProfile = null;
  const headers = new Headers(sent?.headers);
  if (sent && [...init.headers].every(([name, value]) => headers.get(name) === value)) {
    init.signal.addEventListener('abort', () => sent.stop.abort());
    return sent.answer;
  }
  sent?.stop.abort(); // nobody will read it
  return fetch(url, init);
};

let early: Promise<Saved<ProfileAttributes>> | null = null;
onAccountChange(() => (early = null));

/**
 * Asks for the profile while the scripts of the first screen, which needs it, are still on their way.
 * @returns what is asked; `null` where nobody is signed in
 */
export function askProfileEarly(): Promise<Saved<ProfileAttributes>> | null {
  if (store.get(tokenAtom) === null) return null;
  early = client.get<ProfileAttributes>('/profile', { fetch: fetchOrTake });
  fetchAhead(early);
  return early;
}

/** What was asked early, once. */
export function takeEarlyProfile(): Promise<Saved<ProfileAttributes>> | null {
  const asked = early;
  early = null;
  return asked;
}
