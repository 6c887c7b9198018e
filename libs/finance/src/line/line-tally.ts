import type { Tallied } from '@terroir/kernel';
import type { Tally } from '@terroir/store';
import type { Booked } from '../summary/summary.ts';

const SEPARATOR = ' ';

/** How a line counts in the tally of its company: by the day on which it happened and its subcategory. */
export const tallyLine = ({ occurredOn, subcategoryId, costCents }: Booked): Tallied => ({
  group: `${occurredOn}${SEPARATOR}${subcategoryId}`,
  value: costCents,
});

/** What a tally says was booked: one line for each day and subcategory. */
export const bookedIn = ({ groups }: Tally): Booked[] =>
  Array.from(groups, ([group, { value }]) => {
    const end = group.indexOf(SEPARATOR);
    return { occurredOn: group.slice(0, end), subcategoryId: group.slice(end + 1), costCents: value };
  });
