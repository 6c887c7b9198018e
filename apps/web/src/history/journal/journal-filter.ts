import type { HistoryFilter } from '../history-entries.ts';
import { endOfDay, startOfDay } from '../../i18n/zoned-time.ts';

/** What of the journal is shown, as the address says it; null is everything. */
export interface JournalFilter {
  /** A kind of record, as the history names it. */
  readonly kind: string | null;
  /** Who acted, by the id that the filter of the history takes. */
  readonly person: string | null;
  /** The one record whose changes are shown. */
  readonly record: string | null;
  /** Calendar dates, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
}
const names = ['kind', 'person', 'record', 'from', 'to'] as const satisfies readonly (keyof JournalFilter)[];

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Reads an address; what cannot be read is left out. */
export function filterFrom(search: URLSearchParams): JournalFilter {
  const text = (name: keyof JournalFilter) => search.get(name)?.trim().slice(0, 100) || null;
  const date = (name: keyof JournalFilter) => {
    const found = text(name);
    return found !== null && isDate(found) ? found : null;
  };
  return { kind: text('kind'), person: text('person'), record: text('record'), from: date('from'), to: date('to') };
}

/** The query string of a filter: `?kind=…&from=…`, or nothing for everything. */
export function searchOf(filter: Partial<JournalFilter>): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = filter[name];
    if (value) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

export const isNarrowed = (filter: JournalFilter): boolean => names.some((name) => filter[name] !== null);

/** Whether the last day comes before the first one, which the field says. */
export const isBackward = ({ from, to }: Pick<JournalFilter, 'from' | 'to'>): boolean =>
  from !== null && to !== null && to < from;

/** The filter as the server takes it, without a last day that it would refuse: days begin and end in the zone of the company. */
export const historyFilterOf = (
  { kind, person, record, from, to }: JournalFilter,
  timeZone: string,
): HistoryFilter => ({
  resourceType: kind ?? undefined,
  resourceId: record ?? undefined,
  actor: person ?? undefined,
  from: from === null ? undefined : startOfDay(from, timeZone),
  to: to === null || isBackward({ from, to }) ? undefined : endOfDay(to, timeZone),
});
