import { atom } from 'jotai';
import { queries } from '../api/query-client.ts';
import { store } from '../session/store.ts';

/** What of the line and of what is kept a person must know. */
export interface LineState {
  /** The last call got no answer. */
  readonly isDown: boolean;
  /** Of what is shown the oldest answer that was kept; `null` where all of it came over the line. */
  readonly shownAsOf: string | null;
  /** When no answer came last, as an instant. */
  readonly downAt: string | null;
  /** The device has no room left to keep what is read. */
  readonly isFull: boolean;
}

export const lineAtom = atom<LineState>({ isDown: false, shownAsOf: null, downAt: null, isFull: false });

/** Where one call fails and another does not, what is shown is asked for anew once in so long (ms), not again and again. */
const pause = 10_000;
let lastRestored = Number.NEGATIVE_INFINITY;

const restored = new Set<() => void>();

/** Runs when calls are answered again. */
export function onLineRestored(listener: () => void): void {
  restored.add(listener);
}

/** An answer came. What is shown is asked for anew if it was of a time when none did. */
export function lineIsUp(): void {
  const { isDown, shownAsOf, isFull } = store.get(lineAtom);
  if (!isDown && shownAsOf === null) return;
  store.set(lineAtom, { isDown: false, shownAsOf: null, downAt: null, isFull });
  if (performance.now() - lastRestored < pause) return;
  lastRestored = performance.now();
  if (shownAsOf !== null) void queries.invalidateQueries();
  for (const listener of restored) listener();
}

/** No answer came; `kept` is when that which is shown instead did. */
export function lineIsDown(kept: string | null): void {
  const { shownAsOf, isFull } = store.get(lineAtom);
  const oldest = kept !== null && (shownAsOf === null || kept < shownAsOf) ? kept : shownAsOf;
  store.set(lineAtom, { isDown: true, shownAsOf: oldest, downAt: new Date().toISOString(), isFull });
}

/** Says whether there is room for what is read. */
export function storageIsFull(isFull: boolean): void {
  const now = store.get(lineAtom);
  if (now.isFull !== isFull) store.set(lineAtom, { ...now, isFull });
}
