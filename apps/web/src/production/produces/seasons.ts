import { addDays, daysBetween, type ProducesSummaryAttributes } from '@terroir/production';
import type { SeriesToken } from '@terroir/ui-kit';
import { clock } from '../../as-of/as-of.ts';
import { dayIn } from '../../i18n/zoned-time.ts';
import type { Produce } from './produce.ts';

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

/** The day that is looked at, `YYYY-MM-DD`: that of the instant, or today (`null`), in a time zone. */
export const lookedAt = (instant: string | null, timeZone: string): string =>
  dayIn(timeZone, instant ?? clock().toISOString());

type Harvest = Pick<Produce['harvest'], 'productionFrom' | 'productionTo' | 'availabilityFrom' | 'availabilityTo'>;

/** First and last date of a period of a produce. */
export const periodOf = (harvest: Harvest, season: Season): readonly [from: string, to: string] =>
  season === 'production'
    ? [harvest.productionFrom, harvest.productionTo]
    : [harvest.availabilityFrom, harvest.availabilityTo];

/** The first and the last day of the whole months around both periods. */
export function monthsOf(harvest: Harvest): { readonly start: string; readonly end: string } {
  const dates = seasons.flatMap((season) => periodOf(harvest, season)).toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const end = new Date(Date.UTC(Number(last.slice(0, 4)), Number(last.slice(5, 7)), 0));
  return { start: `${first.slice(0, 8)}01`, end: end.toISOString().slice(0, 10) };
}
