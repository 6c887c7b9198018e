import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { Failure } from './failure.ts';
import type { Role } from './roles.ts';
import { client, onOtherPerson, useSignedIn } from './session.ts';

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
  plan: 'freemium' | 'homestead' | null;
  status: 'trial' | 'active' | 'expired' | null;
  trialEndsAt: string | null;
}

/** A read that failed for want of an answer is tried twice more; a refusal would only be repeated. */
const worthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof Failure && (error.kind === 'network' || error.status === 503);

/** Everything that was fetched. Another person or another language makes all of it old. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 10_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
onOtherPerson(() => queries.clear());
i18next.on('languageChanged', () => void queries.invalidateQueries());

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => client.get<Profile>('/profile', { signal }),
  staleTime: 60_000,
});

/** The signed-in person's profile; disabled while nobody is signed in. */
export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useSignedIn() });
}
