import { atom, useAtomValue } from 'jotai';
import type { SettingsAttributes } from '@terroir/http/wire';
import { Failure } from '../api/failure.ts';
import { client } from './session.ts';
import { store } from './store.ts';

/** What the operator has settled for this installation. */
export type Settings = SettingsAttributes;
export type DemoAccount = Settings['demoAccounts'][number];

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
    const answered = await client.get<Settings>('/settings');
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
