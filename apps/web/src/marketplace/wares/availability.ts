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

/**
 * Of something that is made of all of these: it is there while each of them is. `null` where nothing is known of it.
 * @param today calendar date of the reader's company
 */
export function availabilityOf(periods: readonly Period[], today: string): Availability | null {
  if (periods.length === 0) return null;
  const over = periods.filter(({ to }) => to < today);
  if (over.length > 0) return { state: 'over', since: earliest(over.map(({ to }) => to)) };
  const later = periods.filter(({ from }) => from > today);
  if (later.length > 0) return { state: 'later', from: latest(later.map(({ from }) => from)) };
  return { state: 'now', until: earliest(periods.map(({ to }) => to)) };
}
