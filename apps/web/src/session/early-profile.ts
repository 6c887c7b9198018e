import type { ProfileAttributes } from '@terroir/accounts';
import type { Saved } from '../api/client.ts';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { client, onAccountChange, tokenAtom } from './session.ts';
import { store } from './store.ts';

let early: Promise<Saved<ProfileAttributes>> | null = null;
onAccountChange(() => (early = null));

/**
 * Asks for the profile while the scripts of the first screen, which needs it, are still on their way.
 * @returns what is asked; `null` where nobody is signed in
 */
export function askProfileEarly(): Promise<Saved<ProfileAttributes>> | null {
  if (store.get(tokenAtom) === null) return null;
  early = client.get<ProfileAttributes>('/profile');
  fetchAhead(early);
  return early;
}

/** What was asked early, once. */
export function takeEarlyProfile(): Promise<Saved<ProfileAttributes>> | null {
  const asked = early;
  early = null;
  return asked;
}
