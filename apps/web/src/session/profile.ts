import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ProfileAttributes } from '@terroir/accounts';
import { takeEarlyProfile } from './early-profile.ts';
import { client, useSignedIn } from './session.ts';

export type Profile = ProfileAttributes;

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => takeEarlyProfile() ?? client.get<Profile>('/profile', { signal }),
  staleTime: 60_000,
});

/** The signed-in person's profile; disabled while nobody is signed in. */
export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useSignedIn() });
}
