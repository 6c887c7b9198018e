import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { store } from '../session/store.ts';

/** Changed fields by their dotted path. */
export type Kept = Readonly<Record<string, unknown>>;

/** What is typed but not saved, by form; survives a crash or a closed tab. */
export const draftsAtom = atomWithStorage<Readonly<Record<string, Kept>>>(
  'terroir-drafts',
  {},
  createJSONStorage(() => localStorage),
  { getOnInit: true },
);

/** Takes every draft away, as signing out does. */
export function forgetDrafts(): void {
  store.set(draftsAtom, {});
}

/** Keeps the values of a draft; none of them ends it. */
export function keepDraft(name: string, values: Kept): void {
  const { [name]: before, ...others } = store.get(draftsAtom);
  const some = Object.keys(values).length > 0;
  if (some || before) store.set(draftsAtom, some ? { ...others, [name]: values } : others);
}
