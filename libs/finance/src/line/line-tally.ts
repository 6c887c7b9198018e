import type { Tallied } from '@terroir/kernel';
import type { Tally } from '@terroir/store';
import type { Booked } from '../summary/summary.ts';

const QUARTER = 15;
const SEPARATOR = ' ';

/**
 * An instant that falls into the same month as this one in every time zone: a company may move to another. Zones differ by
 * quarters of an hour, from 12 hours behind UTC to 14 before it, so only around a month's end many are needed.
 */
export function slotOf(instant: string): string {
  const [day, hour] = [Number(instant.slice(8, 10)), Number(instant.slice(11, 13))];
  const isFirst = day === 1 && hour < 12;
  const isLast = day >= 28 && hour >= 10 && day === lastDay(Number(instant.slice(0, 4)), Number(instant.slice(5, 7)));
  if (!isFirst && !isLast) return `${instant.slice(0, 7)}-15T00:00:00.000Z`;
  const minute = Number(instant.slice(14, 16));
  return `${instant.slice(0, 14)}${String(minute - (minute % QUARTER)).padStart(2, '0')}:00.000Z`;
}

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** How a line counts in the tally of its company. */
export const tallyLine = ({ recordedAt, subcategoryId, costCents }: Booked): Tallied => ({
  group: `${slotOf(recordedAt)}${SEPARATOR}${subcategoryId}`,
  value: costCents,
});

/** What a tally says was booked: one line for each subcategory and slot. */
export const bookedIn = ({ groups }: Tally): Booked[] =>
  Array.from(groups, ([group, { value }]) => {
    const end = group.indexOf(SEPARATOR);
    return { recordedAt: group.slice(0, end), subcategoryId: group.slice(end + 1), costCents: value };
  });
