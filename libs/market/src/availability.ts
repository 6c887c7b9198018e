/** When something is available: calendar dates, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Whether something is to be had on a day, until when, from when, or since when no more. */
export type Availability =
  | { readonly state: 'now'; readonly until: string }
  | { readonly state: 'later'; readonly from: string }
  | { readonly state: 'over'; readonly since: string };

const earliest = (days: readonly string[]) => days.reduce((one, other) => (other < one ? other : one));
const latest = (days: readonly string[]) => days.reduce((one, other) => (other > one ? other : one));

/** Until when without a gap: what begins before another ends carries on. */
const lasting = (periods: readonly Period[], until: string): string =>
  periods
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .reduce((end, { from, to }) => (from <= end && to > end ? to : end), until);

/**
 * Of something that is made of these: it is there while any of them is, over when all are, else it comes with the first to come.
 * `null` where nothing is known of it.
 * @param today calendar date where the reader is
 */
export function availabilityOf(periods: readonly Period[], today: string): Availability | null {
  if (periods.length === 0) return null;
  const left = periods.filter(({ to }) => to >= today);
  if (left.length === 0) return { state: 'over', since: latest(periods.map(({ to }) => to)) };
  const from = earliest(left.map((period) => period.from));
  return from > today ? { state: 'later', from } : { state: 'now', until: lasting(left, today) };
}
