/** The query parameter that holds the instant. */
export const asOfParam = 'as_of';

export interface AsOf {
  /** The instant to look at, ISO 8601 UTC; `null` is now. */
  readonly instant: string | null;
  /** The address names a moment that cannot be read. */
  readonly unreadable: boolean;
}

const shape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

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

/** The moment of a preset, at the same time of day; the 31st of a month looks back to the last day of a shorter one. */
export function presetInstant(preset: Preset, now: Date): string {
  const at = new Date(now);
  at.setSeconds(0, 0);
  if (preset === 'lastWeek') at.setDate(at.getDate() - 7);
  else {
    const day = at.getDate();
    at.setMonth(at.getMonth() - 1);
    if (at.getDate() !== day) at.setDate(0);
  }
  return at.toISOString();
}

/** The time by this device. */
export const clock = (): Date => new Date();

const two = (value: number) => String(value).padStart(2, '0');

/** An instant on the reader's own clock, `YYYY-MM-DDTHH:mm`, as the kit's date fields take it. */
export function onOwnClock(instant: Date): string {
  const day = `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
  return `${day}T${two(instant.getHours())}:${two(instant.getMinutes())}`;
}

/** The instant of a day and a time on the reader's own clock; a day without a time means its end. */
export const instantOf = (day: string, time: string | null): Date => new Date(`${day}T${time ?? '23:59:59.999'}`);

/** The day and the time of an instant on the reader's own clock; the end of a day needs no time. */
export function dayAndTime(instant: Date): { day: string; time: string | null } {
  const [day = '', time = null] = onOwnClock(instant).split('T');
  return { day, time: instantOf(day, null).getTime() === instant.getTime() ? null : time };
}
