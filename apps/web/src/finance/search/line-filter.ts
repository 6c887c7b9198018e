import { isCalendarDate } from '@terroir/finance';
import type { Realm } from '@terroir/reference';
import type { Query } from '../../api/client.ts';
import { realms } from '../../records/realm-icon.tsx';
import { keptWords } from '../../records/search/kept-words.ts';
import type { Side } from '../lines/side.ts';

/** What a table of the books is narrowed to; null is everything. */
export interface LineFilter {
  /** Words in any order. */
  readonly q: string | null;
  readonly realm: Realm | null;
  /** The id of a category. */
  readonly category: string | null;
  /** Calendar dates, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Amounts in currency units, both inclusive. */
  readonly min: number | null;
  readonly max: number | null;
}

export const everyLine: LineFilter = {
  q: null,
  realm: null,
  category: null,
  from: null,
  to: null,
  min: null,
  max: null,
};
const names = Object.keys(everyLine) as readonly (keyof LineFilter)[];
const LARGEST = 10_000_000;

/** How the address calls what a side is narrowed to: `inputs_q`. */
const parameter = (side: Side, name: keyof LineFilter): string => `${side}_${name}`;

/** Reads an address; what cannot be read is left out. */
export function filterFrom(search: URLSearchParams, side: Side): LineFilter {
  const text = (name: keyof LineFilter) => keptWords(search.get(parameter(side, name)) ?? '') || null;
  const date = (name: 'from' | 'to') => {
    const found = text(name);
    return found !== null && isCalendarDate(found) ? found : null;
  };
  const amount = (name: 'min' | 'max') => {
    const found = text(name);
    const value = found !== null && /^\d{1,8}(\.\d{1,2})?$/.test(found) ? Number(found) : null;
    return value !== null && value <= LARGEST ? value : null;
  };
  return {
    q: text('q'),
    realm: realms.find((realm) => realm === text('realm')) ?? null,
    category: text('category')?.slice(0, 100) ?? null,
    from: date('from'),
    to: date('to'),
    min: amount('min'),
    max: amount('max'),
  };
}

/** The query string that leads to a filter of a side; other parameters are kept. */
export function searchFor(side: Side, filter: LineFilter, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  for (const name of names) {
    const value = filter[name];
    if (value === null || value === '') next.delete(parameter(side, name));
    else next.set(parameter(side, name), String(value));
  }
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** How many of its fields, the words aside, narrow a table. */
export const narrowings = (filter: LineFilter): number =>
  names.filter((name) => name !== 'q' && filter[name] !== null).length;

/** Whether anything narrows a table. */
export const isNarrowed = (filter: LineFilter): boolean => filter.q !== null || narrowings(filter) > 0;

/** Whether the last day comes before the first one, which the field says. */
export const isOutOfOrder = ({ from, to }: Pick<LineFilter, 'from' | 'to'>): boolean =>
  from !== null && to !== null && to < from;

/** Whether the largest amount is below the least, which the field says. */
export const isAmountOutOfOrder = ({ min, max }: Pick<LineFilter, 'min' | 'max'>): boolean =>
  min !== null && max !== null && max < min;

/** The filter as the server takes it, without an upper bound that it would refuse; undefined where it asks for everything. */
export const queryOf = (filter: LineFilter): Query | undefined =>
  isNarrowed(filter)
    ? { ...filter, ...(isOutOfOrder(filter) && { to: null }), ...(isAmountOutOfOrder(filter) && { max: null }) }
    : undefined;
