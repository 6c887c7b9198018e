import { addDays, daysBetween, type ProducesSummaryAttributes } from '@terroir/production';
import type { SeriesToken } from '@terroir/ui-kit';

export type Calendar = ProducesSummaryAttributes['calendar'];
export type CalendarProduce = Calendar['rows'][number];

/** The two periods of a produce, in the order in which charts draw them. */
export const seasons = ['production', 'availability'] as const;
export type Season = (typeof seasons)[number];

/** The colours of the two periods everywhere; charts also draw the one filled and the other with an outline. */
export const seasonSeries: Readonly<Record<Season, SeriesToken>> = { production: 'leaf', availability: 'clay' };

/** First and last day of a period, counted from the start of the calendar. */
export const daysOf = (row: CalendarProduce, season: Season): { readonly from: number; readonly to: number } =>
  season === 'production'
    ? { from: row.productionFromDays, to: row.productionToDays }
    : { from: row.availabilityFromDays, to: row.availabilityToDays };

/** The same as calendar dates. */
export function datesOf(calendar: Calendar, row: CalendarProduce, season: Season): readonly [from: string, to: string] {
  const { from, to } = daysOf(row, season);
  const start = calendar.startDate ?? '';
  return [addDays(start, from), addDays(start, to)];
}

/** How many produces are in a period on a day, first and last day included. */
export function countIn(calendar: Calendar, season: Season, day: string): number {
  if (calendar.startDate === null) return 0;
  const at = daysBetween(calendar.startDate, day);
  return calendar.rows.filter((row) => {
    const { from, to } = daysOf(row, season);
    return at >= from && at <= to;
  }).length;
}
