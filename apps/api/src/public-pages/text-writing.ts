import type { Language } from '@terroir/events';
import { dateIn, writtenDate, writtenPeriod } from '@terroir/kernel';
import { symbolFor } from '@terroir/reference';
import { escaped, type Installation } from './page-head.ts';

export const list = <Row>(rows: readonly Row[], write: (row: Row) => string): string =>
  rows.length === 0 ? '' : `<ul>${rows.map((row) => `<li>${write(row)}</li>`).join('')}</ul>`;
export const fact = (label: string, value: string): string =>
  `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`;
/** A text with values in its places: `{{day}}`. */
export const filled = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
export const thumbnail = (url: string | null): string =>
  url === null ? '' : `<img src="${escaped(url)}" alt="" loading="lazy" />`;

const formats = new Map<string, Intl.NumberFormat>();
function format(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const named = `${language} ${options.currency ?? ''}`;
  const made = formats.get(named) ?? new Intl.NumberFormat(`${language}-CA`, options);
  formats.set(named, made);
  return made;
}

/** So many dates that were written are kept: producers' claims share a few, and writing one takes longer than a whole part. */
const MOST_WRITTEN = 20_000;
const written = new Map<string, string>();
function once(key: string, write: () => string): string {
  const known = written.get(key);
  if (known !== undefined) return known;
  if (written.size >= MOST_WRITTEN) written.clear();
  const text = write();
  written.set(key, text);
  return text;
}

/** The calendar date of an instant in a time zone, which is the same for a whole minute. */
export const dayIn = (timeZone: string, at: string): string =>
  once(`${timeZone} ${at.slice(0, 16)}`, () => dateIn(timeZone, at));

/** Writes figures and days as the screens write them. */
export class Writing {
  readonly #installation: Installation;
  readonly #language: Language;
  readonly #now: string;

  /** @param now ISO 8601 UTC */
  constructor(installation: Installation, language: Language, now: string) {
    this.#installation = installation;
    this.#language = language;
    this.#now = now;
  }

  money(amount: number): string {
    const { currency } = this.#installation;
    return format(this.#language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount);
  }

  /** An amount with its unit; of things that are counted the number alone. Null where there is none. */
  amount(value: number | null, unit: { readonly symbol: string; readonly symbolPlural: string } | null): string | null {
    if (value === null) return null;
    const number = format(this.#language, { maximumFractionDigits: 3 }).format(value);
    return unit && unit.symbol !== '#' ? `${number}\u00A0${symbolFor(value, unit, this.#language)}` : number;
  }

  /** Calendar dates. */
  period(from: string, to: string): string {
    return once(`${this.#language} ${from} ${to}`, () => writtenPeriod(from, to, this.#language));
  }

  /** When something is offered, and that it is over where it is. @param over the words for that */
  offer(from: string, to: string, over: string): string {
    const isOver = to < dayIn(this.#installation.timeZone, this.#now);
    return `${this.period(from, to)}${isOver ? ` · ${over}` : ''}`;
  }

  date(date: string): string {
    return writtenDate(date, this.#language);
  }

  /** The day of an instant on the clock of the installation; a screen writes it on the reader's own. */
  day(at: string): string {
    const { timeZone } = this.#installation;
    return once(`${this.#language} ${timeZone} ${at}`, () => this.date(dateIn(timeZone, at)));
  }
}

/** The mark of the house, as the bar of every screen has it. */
const BRAND =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M16 20V11" stroke="var(--primary)" stroke-width="2.4" stroke-linecap="round"/><path d="M16 13C16 7 11.500 4.500 5.500 5c0 5.500 4 9 10.500 8z" fill="var(--leaf)"/><path d="M16 16c.5-5 4.500-7.500 10.500-7 0 5-4 8.500-10.500 7z" fill="var(--primary)"/><path d="M4 22c4-2.500 8-2.500 12 0s8 2.500 12 0M6 27c3.500-2 7-2 10 0s6.500 2 10 0" fill="none" stroke="var(--sun)" stroke-width="2.4" stroke-linecap="round"/></svg>';

/** What is shown before the app runs and without it. The app draws the same in its place; until then its root is hidden. */
export const firstScreen = (language: Language, body: string): string =>
  `<div id="first-screen" lang="${language}"><div class="bar"><a href="/">${BRAND}Terroir</a></div>${body}</div>`;
