import { dayIn, daysAfter, endOfDay, instantIn, timeIn } from '../i18n/zoned-time.ts';

/** The query parameter that holds the instant. */
export const asOfParam = 'as_of';

export interface AsOf {
  /** The instant to look at, ISO 8601 UTC; `null` is now. */
  readonly instant: string | null;
  /** The address names a moment that cannot be read. */
  readonly unreadable: boolean;
}

// A time without its zone is refused: the clock of this browser may not be that of the company, nor of who wrote it.
const shape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/;

/** Reads the moment of an address. A future instant means now: nothing is recorded there yet. */
export function asOfFrom(search: URLSearchParams, now: Date): AsOf {
  // A plus sign that was not escaped arrives as a space.
  const text = search.get(asOfParam)?.trim().replace(' ', '+') ?? '';
  if (text === '') return { instant: null, unreadable: false };
  const at = shape.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime())) return { instant: null, unreadable: true };
  return { instant: at < now ? at.toISOString() : null, unreadable: false };
}

/** The query string for an instant (`null` is now), with the other parameters of `search`: `?as_of=…`; may be empty. */
export function searchAt(instant: string | null, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  if (instant === null) next.delete(asOfParam);
  else next.set(asOfParam, instant);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** An address of this app, perhaps with a query of its own, at a moment; `null` is now. */
export function hrefAt(href: string, instant: string | null): string {
  const [path = '', query = ''] = href.split('?');
  return `${path}${searchAt(instant, new URLSearchParams(query))}`;
}

export const presets = ['lastWeek', 'lastMonth'] as const;
export type Preset = (typeof presets)[number];

const dayOfLastMonth = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10);
  return date < Number(lastOfMonth.slice(8)) ? `${lastOfMonth.slice(0, 8)}${day.slice(8)}` : lastOfMonth;
};

/** The moment of a preset, at the same time of day in a zone; the 31st of a month looks back to the last day of a shorter one. */
export function presetInstant(preset: Preset, now: Date, timeZone: string): string {
  const at = now.toISOString();
  const day = dayIn(timeZone, at);
  return instantIn(timeZone, preset === 'lastWeek' ? daysAfter(day, -7) : dayOfLastMonth(day), timeIn(timeZone, at));
}

/** The time by this device. */
export const clock = (): Date => new Date();

/** The instant of a day and a time on the clock of a zone; a day without a time means its end. */
export const instantOf = (day: string, time: string | null, timeZone: string): Date =>
  new Date(time === null ? endOfDay(day, timeZone) : instantIn(timeZone, day, time));

/** The day and the time of an instant on the clock of a zone; the end of a day needs no time. */
export function dayAndTime(instant: Date, timeZone: string): { day: string; time: string | null } {
  const at = instant.toISOString();
  const day = dayIn(timeZone, at);
  return { day, time: at === endOfDay(day, timeZone) ? null : timeIn(timeZone, at) };
}
