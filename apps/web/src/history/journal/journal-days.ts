import { dayIn, daysAfter } from '../../i18n/zoned-time.ts';

// Days of the journal are those of the company's zone, wherever it is read.

/** Whether a date is the one before another. */
export const isDayBefore = (day: string, other: string): boolean => daysAfter(day, 1) === other;

/** What was recorded on one day. */
export interface JournalDay<Entry> {
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** Entries by the day on which they were recorded, in the order in which they come. */
export function byDay<Entry extends { readonly recordedAt: string }>(
  entries: readonly Entry[],
  timeZone: string,
): readonly JournalDay<Entry>[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayIn(timeZone, entry.recordedAt);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
