import { dateFormat, numberFormat } from './intl.ts';
import { localeOf, type Language } from './language.ts';

/** A formatted number with a true minus sign, which Intl writes as a hyphen in English and in French of Canada. */
export const withMinus = (formatted: string): string => formatted.replaceAll('-', '\u2212');

/** A part of a date as Québec writes it, which Intl does not: 1er janvier, 8 h 15 on one line. */
function datePart(language: Language, { type, value }: { readonly type: string; readonly value: string }): string {
  if (language !== 'fr') return value;
  if (type === 'day' && value === '1') return '1er';
  if (type === 'hour') return String(Number(value));
  return /^ (h|min|s)\b/.test(value) ? value.replaceAll(' ', '\u00A0') : value;
}
/** A date with its parts as the language writes them. */
export const writeParts = (language: Language, format: () => Intl.DateTimeFormat, at: Date): string =>
  format()
    .formatToParts(at)
    .map((part) => datePart(language, part))
    .join('');
/** Each of both dates stays on one line; a narrow place breaks after the dash. */
const unbroken = (range: string): string => range.replaceAll(/\s/g, '\u00A0').replace('–\u00A0', '– ');
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);
const longDate = (locale: string) => dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar date, `YYYY-MM-DD`, as the language writes it: May 9, 2026. */
export const writeDate = (language: Language, day: string): string =>
  writeParts(language, longDate(localeOf(language)), startOf(day));

/** Numbers, money and calendar dates as the reader's language writes them. */
export function formatter(language: Language, currency: string) {
  const locale = localeOf(language);
  const money = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const number = numberFormat(locale, { maximumFractionDigits: 3 });
  const date = longDate(locale);
  const medium = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const short = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const full = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const metre = numberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 });
  const kilometre = numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  return {
    money: (amount: number) => withMinus(money().format(amount)),
    number: (value: number) => withMinus(number().format(value)),
    /** A calendar date, `YYYY-MM-DD`. */
    date: (day: string) => writeParts(language, date, startOf(day)),
    /** From one calendar date to another: `Apr 15–Oct 10, 2026`. */
    period: (from: string, to: string) =>
      unbroken(
        medium()
          .formatRangeToParts(startOf(from), startOf(to))
          .map((part) => datePart(language, part))
          .join(''),
      ),
    /** A calendar date for a column: `Nov 12, 2026`. */
    day: (day: string) => writeParts(language, medium, startOf(day)),
    /** The same without its year, for narrow places. */
    dayAndMonth: (day: string) => writeParts(language, short, startOf(day)),
    /** A calendar date with its weekday. */
    dayOfWeek: (day: string) => writeParts(language, full, startOf(day)),
    /** Of metres: `500 m`, `2 km`. */
    distance: (metres: number) => (metres < 1000 ? metre().format(metres) : kilometre().format(metres / 1000)),
    /** Degrees with the letters of the reader's language, e.g. 45.40° N. */
    degrees: ({ lat, lng }: { lat: number; lng: number }) => {
      const degree = (value: number) => `${number().format(Math.round(Math.abs(value) * 1e4) / 1e4)}°`;
      const west = language === 'fr' ? 'O' : 'W';
      return `${degree(lat)} ${lat >= 0 ? 'N' : 'S'}, ${degree(lng)} ${lng >= 0 ? 'E' : west}`;
    },
  };
}
export type Formatter = ReturnType<typeof formatter>;
