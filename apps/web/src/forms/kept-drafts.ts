import { useSyncExternalStore } from 'react';
import { newKey } from '../api/client.ts';

/** Changed fields by their dotted path. */
export type Kept = Readonly<Record<string, unknown>>;

/** The record that a draft corrects: its version, and what the changed fields held in it. */
export interface DraftBase {
  readonly version: string | null;
  readonly values: Kept;
}

/** What is typed but not saved; survives a crash or a closed tab. */
export interface KeptDraft {
  readonly values: Kept;
  readonly base?: DraftBase | undefined;
}

const prefix = 'terroir-draft:';
/** All drafts under one key, as they were kept until the first release. */
const formerKey = 'terroir-drafts';

// One key for each draft: a tab that keeps one leaves those of other tabs alone.
const storedUnder = (start: string) => Object.keys(localStorage).filter((key) => key.startsWith(start));
const slotsOf = (name: string) => storedUnder(`${prefix}${name}#`);

/** The slots that forms of this tab have open. */
const open = new Set<string>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function read(slot: string): KeptDraft | null {
  const stored = jsonOf(localStorage.getItem(slot)) as Partial<KeptDraft> | null;
  return typeof stored?.values === 'object' && stored.values !== null ? { ...stored, values: stored.values } : null;
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // written by something else: as good as none
  }
}

/** A place for the draft of a form that opens: that of an unfinished visit, unless another form has it open, or a new one. */
export function openSlot(name: string): { readonly slot: string; readonly kept: KeptDraft | null } {
  const slot = slotsOf(name).find((one) => !open.has(one)) ?? `${prefix}${name}#${newKey()}`;
  open.add(slot);
  notify();
  return { slot, kept: read(slot) };
}

/** Leaves a draft to the next form of its name. */
export function closeSlot(slot: string): void {
  open.delete(slot);
  notify();
}

/** Keeps a draft; without values it ends. */
export function keepDraft(slot: string, draft: KeptDraft): void {
  if (Object.keys(draft.values).length === 0) localStorage.removeItem(slot);
  else {
    try {
      localStorage.setItem(slot, JSON.stringify(draft));
    } catch {
      // The storage is full: the form keeps what is typed for as long as it is open.
    }
  }
  notify();
}

/** Takes every draft away, as logging out does. */
export function forgetDrafts(): void {
  for (const slot of storedUnder(prefix)) localStorage.removeItem(slot);
  notify();
}

/** Gives the drafts that were kept under one key a key each. */
export function splitFormerDrafts(): void {
  const drafts = jsonOf(localStorage.getItem(formerKey));
  localStorage.removeItem(formerKey);
  if (typeof drafts !== 'object' || drafts === null) return;
  for (const [name, values] of Object.entries(drafts as Record<string, Kept>)) {
    keepDraft(`${prefix}${name}#${newKey()}`, { values });
  }
}
splitFormerDrafts();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether an unfinished visit waits under this name. */
export function useHasDraft(name: string): boolean {
  return useSyncExternalStore(subscribe, () => slotsOf(name).some((slot) => !open.has(slot)));
}
