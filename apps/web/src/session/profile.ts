import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Role } from './roles.ts';
import { client, useSignedIn } from './session.ts';

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

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => client.get<Profile>('/profile', { signal }),
  staleTime: 60_000,
});

/** The signed-in person's profile; disabled while nobody is signed in. */
export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useSignedIn() });
}
