import type { Language } from '../i18n/language.ts';
import { isBlank, type Cell } from './sheet.ts';

export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
/** In which order day, month and year are written. */
export type DateOrder = (typeof dateOrders)[number];

/** In which order people of a language mostly write a date that could be read in two ways. */
export const habitualOrder: Readonly<Record<Language, DateOrder>> = { en: 'mdy', fr: 'dmy' };

/** An order, and whether the values leave no doubt of it. */
export interface OrderFound {
  readonly order: DateOrder;
  readonly certain: boolean;
  /** Whether any value would be another day, or none, in another order: `2026-03-02` and `2 mars 2026` would not. */
  readonly matters: boolean;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim();

/** Beginnings of month names in both languages, accents aside; the longest that fits wins, so `mar` is March and `mai` May. */
const months: readonly (readonly string[])[] = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
];

/** 1 to 12 for a name or its beginning of three letters or more; null where none or several months begin so (`jui`). */
function monthOf(word: string): number | null {
  if (word.length < 3) return null;
  const found = months.flatMap((names, at) => (names.some((name) => name.startsWith(word)) ? [at + 1] : []));
  // `sept`, `juil` and `juill` are unique beginnings as well.
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What people write around the parts of a date. */
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-z]*$/;
const time = /(?:[t\s]+)\d{1,2}(?::|\s?h\s?)\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:z|[+-]\d{2}:?\d{2})?$/;
const ordinals = /^(\d{1,2})(?:st|nd|rd|th|er|e)$/;

type Parts = readonly (number | { readonly month: number })[];

/** The parts of a date: numbers, and a month that is written as a word. Null where it is no date. */
function partsOf(text: string): { parts: Parts; digits: readonly number[] } | null {
  const words = plain(text)
    .replace(time, '')
    .split(/[\s./,\-–_]+/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'of' && word !== 'le' && word !== 'the');
  if (words.length === 1 && /^\d{8}$/.test(words[0] ?? '')) {
    const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(words[0] ?? '') ?? [];
    return { parts: [Number(year), Number(month), Number(day)], digits: [4, 2, 2] };
  }
  if (words.length === 4 && weekday.test(words[0] ?? '')) words.shift();
  if (words.length !== 3) return null;
  const digits: number[] = [];
  const parts: (number | { month: number })[] = [];
  for (const word of words) {
    const number = ordinals.exec(word)?.[1] ?? word;
    if (/^\d{1,4}$/.test(number)) {
      parts.push(Number(number));
      digits.push(number.length);
      continue;
    }
    const month = monthOf(word);
    if (month === null) return null;
    parts.push({ month });
    digits.push(0);
  }
  return { parts, digits };
}

/** Two digits below 50 are of this century, the others of the last. */
const fullYear = (year: number, digits: number): number | null => {
  if (digits === 4) return year;
  if (digits !== 2) return null;
  return year < 50 ? 2000 + year : 1900 + year;
};

function dayFrom(year: number | null, month: number, day: number): string | null {
  if (year === null || year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

const places: Readonly<Record<DateOrder, readonly [year: number, month: number, day: number]>> = {
  ymd: [0, 1, 2],
  dmy: [2, 1, 0],
  mdy: [2, 0, 1],
};

/** The first day of a workbook's count that is the same in every program, and days as numbers that are likely dates. */
const SERIAL = { from: 20_000, to: 80_000, zero: Date.UTC(1899, 11, 30) } as const;

/**
 * A day, `YYYY-MM-DD`, as people write it, read in that order: `12/05/26`, `5 mai 2026`, `2026-05-12 08:30`. A number is a day
 * as spreadsheets count them. Null where it is none.
 */
export function dateOf(cell: Cell, order: DateOrder): string | null {
  if (typeof cell === 'number')
    return Number.isInteger(cell) && cell >= SERIAL.from && cell <= SERIAL.to
      ? new Date(SERIAL.zero + cell * 86_400_000).toISOString().slice(0, 10)
      : null;
  const found = partsOf(cell);
  if (found === null) return null;
  const { parts, digits } = found;
  const named = parts.findIndex((part) => typeof part === 'object');
  if (named >= 0) return namedDate(parts, digits, named);
  // Four digits are a year wherever they are, so only what is around them can be in doubt.
  const fits: DateOrder = digits[0] === 4 ? 'ymd' : order;
  const [year, month, day] = places[fits].map((place) => ({ value: Number(parts[place]), digits: digits[place] ?? 0 }));
  if (year === undefined || month === undefined || day === undefined || month.digits > 2 || day.digits > 2) return null;
  return dayFrom(fullYear(year.value, year.digits), month.value, day.value);
}

/** A date whose month is a word: the year is the part with four digits, else the last. */
function namedDate(parts: Parts, digits: readonly number[], named: number): string | null {
  const part = parts[named];
  if (typeof part !== 'object') return null;
  const rest = [0, 1, 2].filter((at) => at !== named);
  const year = rest.find((at) => digits[at] === 4) ?? rest.at(-1) ?? 0;
  const day = rest.find((at) => at !== year) ?? 0;
  const [yearPart, dayPart] = [parts[year], parts[day]];
  if (typeof yearPart !== 'number' || typeof dayPart !== 'number') return null;
  return dayFrom(fullYear(yearPart, digits[year] ?? 0), part.month, dayPart);
}

/** The order of a column of dates: the one that reads the most of them, `preferred` among equals. */
export function orderOf(cells: readonly Cell[], preferred: DateOrder): OrderFound {
  const texts = cells.filter((cell): cell is string => typeof cell === 'string' && !isBlank(cell));
  const read = (order: DateOrder) => texts.map((text) => dateOf(text, order));
  const candidates = [preferred, ...dateOrders.filter((order) => order !== preferred)].map((order) => {
    const days = read(order);
    return { order, days, count: days.filter((day) => day !== null).length };
  });
  const [best, ...others] = candidates.toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count === 0) return { order: preferred, certain: true, matters: false };
  const rivals = others.filter(({ count }) => count === best.count);
  const isSame = (days: readonly (string | null)[]) => days.every((day, at) => day === best.days[at]);
  return {
    order: best.order,
    certain: rivals.every(({ days }) => isSame(days)),
    matters: !others.every(({ days }) => isSame(days)),
  };
}

/** The share of values that are dates in some order, from 0 to 1; what is empty counts for nothing. */
export function dateShare(cells: readonly Cell[]): number {
  const filled = cells.filter((cell) => !isBlank(cell));
  const dates = filled.filter(
    (cell) => typeof cell === 'string' && dateOrders.some((order) => dateOf(cell, order) !== null),
  );
  return filled.length === 0 ? 0 : dates.length / filled.length;
}
