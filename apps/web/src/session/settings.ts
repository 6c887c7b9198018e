import { atom, useAtomValue } from 'jotai';
import type { TileSource } from '@terroir/ui-kit/map';
import { Failure } from '../api/failure.ts';
import { client } from './session.ts';
import { store } from './store.ts';

export interface DemoAccount {
  name: string;
  email: string;
  password: string;
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

/** `settled` once they were answered, or could not be: the defaults stand then. */
export const settingsAtom = atom<Settings & { settled: boolean }>({ ...defaults, settled: false });

/** Asks once, when the page starts. */
export async function loadSettings(): Promise<void> {
  try {
    const answered = await client.get<Partial<Settings>>('/settings');
    store.set(settingsAtom, { ...defaults, ...answered, settled: true });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    store.set(settingsAtom, { ...defaults, settled: true });
  }
}

/** The installation's settings; the defaults until they are answered. */
export function useSettings(): Settings & { settled: boolean } {
  return useAtomValue(settingsAtom);
}
