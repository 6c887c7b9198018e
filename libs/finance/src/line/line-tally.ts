import type { Tallied } from '@terroir/kernel';
import type { Tally } from '@terroir/store';
import type { Booked } from '../summary/summary.ts';

const SEPARATOR = ' ';

/** How a line counts in the tally of its company: by the day on which it happened and its subcategory. */
export const tallyLine = ({ occurredOn, subcategoryId, costCents }: Booked): Tallied => ({
  group: `${occurredOn}${SEPARATOR}${subcategoryId}`,
  value: costCents,
});

/** A tally that has not changed is the same object, so what was taken apart once is not taken apart again. */
const known = new WeakMap<Tally, readonly Booked[]>();

/** What a tally says was booked: one line for each day and subcategory. */
export function bookedIn(tally: Tally): readonly Booked[] {
  const booked =
    known.get(tally) ??
    Array.from(tally.groups, ([group, { value }]) => {
      const end = group.indexOf(SEPARATOR);
      return { occurredOn: group.slice(0, end), subcategoryId: group.slice(end + 1), costCents: value };
    });
  known.set(tally, booked);
  return booked;
}
