import { firstOf } from './wares/first-of.ts';

/** A producer, and how far away it is shown. */
export interface Nearby {
  readonly id: string;
  readonly km: number;
}

/** A page of the nearest: so many, behind one that was shown. */
export interface NearestAsked {
  readonly limit: number;
  readonly after: Nearby | null;
}

export interface NearestPage {
  readonly total: number;
  readonly shown: readonly Nearby[];
  readonly isLast: boolean;
}

const byDistance = (a: Nearby, b: Nearby): number => a.km - b.km || (a.id < b.id ? -1 : Number(a.id > b.id));

/** The nearest of those that were found, by id where they are as far. */
export function nearestOf(found: readonly Nearby[], { limit, after }: NearestAsked): NearestPage {
  const kept = firstOf(found, { compare: byDistance, most: limit + 1, after });
  return { total: found.length, shown: kept.slice(0, limit), isLast: kept.length <= limit };
}
