import type { LandMomentAttributes } from '@terroir/land';

/** What the map was like after some changes that were made together. */
export interface Moment {
  /** The last of them. */
  readonly at: string;
  readonly changes: readonly LandMomentAttributes['event'][];
}

/** Changes no further apart than this belong together: an import draws a hundred plots in a few seconds. */
const TOGETHER_MS = 60_000;

/** The moments of the map from the first to the last, of changes in any order. */
export function momentsOf(changes: readonly Pick<LandMomentAttributes, 'at' | 'event'>[]): readonly Moment[] {
  const moments: { at: string; changes: string[] }[] = [];
  for (const { at, event } of changes.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    const last = moments.at(-1);
    if (last && Date.parse(at) - Date.parse(last.at) <= TOGETHER_MS) {
      last.at = at;
      last.changes.push(event);
    } else moments.push({ at, changes: [event] });
  }
  return moments;
}

/** Which moment an instant shows: the last one that had been by then; the last of all where it is now (`null`), -1 before the first. */
export const momentAt = (moments: readonly Moment[], instant: string | null): number =>
  instant === null ? moments.length - 1 : moments.findLastIndex(({ at }) => at <= instant);
