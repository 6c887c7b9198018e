import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TileSource } from '@terroir/ui-kit/map';
import { client } from './session.ts';

export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  role: string;
}

/** What the operator has settled for this installation. */
export interface Settings {
  currency: string;
  /** Consent boxes start unchecked where the law asks for it. */
  explicitConsent: boolean;
  timeZone: string;
  demo: boolean;
  demoAccounts: readonly DemoAccount[];
  tiles: readonly TileSource[];
  /** The blog's addresses, where there is one. */
  blog: { en: string; fr: string } | null;
}

const defaults: Settings = {
  currency: 'CAD',
  explicitConsent: false,
  timeZone: 'America/Toronto',
  demo: false,
  demoAccounts: [],
  tiles: [],
  blog: null,
};

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => ({ ...defaults, ...(await client.get<Partial<Settings>>('/settings', { signal })) }),
  staleTime: Infinity,
});

/** The installation's settings; the defaults until (or unless) they are answered. */
export function useSettings(): Settings {
  return useQuery(settingsQuery).data ?? defaults;
}
