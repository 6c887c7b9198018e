import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { bannerAtom, nextSerial } from './banner-state.ts';
import { createClient } from './client.ts';
import { Failure } from './failure.ts';
import { forgetDrafts } from './drafts.ts';
import { currentLanguage } from './language.ts';
import { store } from './store.ts';
import { releaseUnsaved } from './unsaved.ts';

export type Role = 'producer_level_one' | 'producer_level_two' | 'producer_level_three' | 'business_level_one' | 'analyst';

export interface Profile {
  name: string;
  email: string;
  language: 'en' | 'fr';
  newsletterSubscribed: boolean;
  role: Role;
  location: { lat: number; lng: number } | null;
  subscription: Subscription | null;
}

export interface Subscription {
  plan: string;
  status: 'trial' | 'active' | 'expired' | 'none' | null;
  trialEndsAt: string | null;
}

/** The session: the browser keeps the token and nothing else of it (readings §4). Other tabs follow by themselves. */
export const tokenAtom = atomWithStorage<string | null>('terroir-token', null, createJSONStorage<string | null>(() => localStorage), {
  getOnInit: true,
});

/** A read that failed for want of an answer is tried twice more; a refusal would only be repeated. */
const worthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof Failure && (error.kind === 'network' || error.status === 503);

export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 10_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export const client = createClient({
  fetch: (...request) => fetch(...request),
  token: () => store.get(tokenAtom),
  language: currentLanguage,
  onUnauthenticated: () => {
    endSession();
    store.set(bannerAtom, { area: 'account', tone: 'info', text: 'done.sessionEnded', ms: 10_000, serial: nextSerial() });
  },
});

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => client.get<Profile>('/profile', { signal }),
  staleTime: 60_000,
});

/** Keeps the token; everything known about whoever was here before is forgotten. */
export function beginSession(token: string): void {
  queries.clear();
  store.set(tokenAtom, token);
}

/** Forgets the session in this browser. Guards see it and lead to `/login`. */
export function endSession(): void {
  releaseUnsaved();
  store.set(tokenAtom, null);
  queries.clear();
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

/** The signed-in person's profile; disabled while nobody is signed in. */
export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useSignedIn() });
}

export const isProducer = (role: Role): boolean => role.startsWith('producer');
export const isBusiness = (role: Role): boolean => role.startsWith('business');

/** The plan level that a role stands for (readings §1): 0 before an address is known. */
export function planLevel(role: Role): 0 | 1 | 2 {
  return role === 'producer_level_three' ? 2 : role === 'producer_level_two' ? 1 : 0;
}
