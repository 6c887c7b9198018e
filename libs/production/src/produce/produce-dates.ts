import { addDays, addYear, isCalendarDate } from '@terroir/kernel';

// The date windows of a produce (S1 §5), one code for form and server: pure, without the clock and without time zones.

/** The four dates of a produce. */
export interface ProduceDates {
  readonly productionFrom: string;
  readonly productionTo: string;
  readonly availabilityFrom: string;
  readonly availabilityTo: string;
}
export type ProduceDate = keyof ProduceDates;
/** In the order of the form. */
export const produceDates = [
  'productionFrom',
  'productionTo',
  'availabilityFrom',
  'availabilityTo',
] as const satisfies readonly ProduceDate[];

/** First and last date that may be chosen, both inclusive. With `from` after `to` there is none. */
export interface DateWindow {
  readonly from: string;
  readonly to: string;
}

/** A date outside its window. */
export interface DateFault {
  readonly field: ProduceDate;
  readonly window: DateWindow;
}

/** In days: how far from today the year of a production start may begin or end, and the longest production. */
export const dateLimits = { startDays: 180, productionDays: 365 } as const;

/** From 1 January of the year that it was 180 days ago to 31 December of the year that it will be in 180 days. */
export const startWindow = (today: string): DateWindow => ({
  from: `${addDays(today, -dateLimits.startDays).slice(0, 4)}-01-01`,
  to: `${addDays(today, dateLimits.startDays).slice(0, 4)}-12-31`,
});

/** The dates that the window of each date is counted from. */
export const countedFrom: Readonly<Record<ProduceDate, readonly ProduceDate[]>> = {
  productionFrom: [],
  productionTo: ['productionFrom'],
  availabilityFrom: ['productionFrom', 'productionTo'],
  availabilityTo: ['productionTo'],
};

/** The window of each date, or null while a date that it is counted from is missing. */
export function dateWindows(
  { productionFrom, productionTo }: Partial<ProduceDates>,
  today: string,
): Readonly<Record<ProduceDate, DateWindow | null>> {
  const start = productionFrom !== undefined && isCalendarDate(productionFrom) ? productionFrom : null;
  const end = productionTo !== undefined && isCalendarDate(productionTo) ? productionTo : null;
  return {
    productionFrom: startWindow(today),
    productionTo: start === null ? null : { from: addDays(start, 1), to: addDays(start, dateLimits.productionDays) },
    availabilityFrom: start === null || end === null ? null : { from: addDays(start, 1), to: addDays(end, -1) },
    availabilityTo: end === null ? null : { from: addDays(end, 1), to: addYear(end) },
  };
}

/** Every date outside its window, in the order of the form; a missing date is no fault here. */
export function dateFaults(dates: Partial<ProduceDates>, today: string): readonly DateFault[] {
  const windows = dateWindows(dates, today);
  return produceDates.flatMap((field) => {
    const [date, window] = [dates[field], windows[field]];
    if (date === undefined || window === null || (date >= window.from && date <= window.to)) return [];
    return [{ field, window }];
  });
}

/**
 * The faults of the dates as a correction brings them: dates that it leaves as they were `before` are not checked again, and
 * the window of the production start, which moves with today, only when the start changes. `before` is null for a new produce.
 */
export function newDateFaults(
  dates: Partial<ProduceDates>,
  before: ProduceDates | null,
  today: string,
): readonly DateFault[] {
  const isNew = (field: ProduceDate): boolean => before?.[field] !== dates[field];
  if (!produceDates.some(isNew)) return [];
  return dateFaults(dates, today).filter(({ field }) => field !== 'productionFrom' || isNew(field));
}
