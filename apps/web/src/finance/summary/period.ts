import { addDays, addYears, isCalendarDate } from '@terroir/finance';

/** Calendar dates, both inclusive; null where that side is open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}
/** A period with both ends. */
export interface BoundedPeriod extends Period {
  readonly from: string;
  readonly to: string;
}

export const allTime: Period = { from: null, to: null };

/** A period that is offered by name; the name holds its year, and that of its end where it is another one. */
export interface NamedPeriod {
  readonly key: 'year' | 'lastYear' | 'season' | 'winter';
  readonly year: string;
  readonly endYear: string;
  readonly period: BoundedPeriod;
}

/** This year and the last one, the newest growing season (April to October) and the newest winter that have begun by a day. */
export function namedPeriods(today: string): readonly NamedPeriod[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const season = month >= 4 ? year : year - 1;
  const winter = month >= 11 ? year : year - 1;
  const named = (key: NamedPeriod['key'], from: string, to: string): NamedPeriod => ({
    key,
    year: from.slice(0, 4),
    endYear: to.slice(0, 4),
    period: { from, to },
  });
  return [
    named('year', `${year}-01-01`, `${year}-12-31`),
    named('lastYear', `${year - 1}-01-01`, `${year - 1}-12-31`),
    named('season', `${season}-04-01`, `${season}-10-31`),
    named('winter', `${winter}-11-01`, addDays(`${winter + 1}-04-01`, -1)),
  ];
}

const dateIn = (search: URLSearchParams, name: string): string | null => {
  const date = search.get(name);
  return date !== null && isCalendarDate(date) ? date : null;
};

/** The period of an address; what cannot be read of it is left open, also a last day before the first one. */
export function periodFrom(search: URLSearchParams): Period {
  const [from, to] = [dateIn(search, 'from'), dateIn(search, 'to')];
  return { from, to: from !== null && to !== null && to < from ? null : to };
}

/** The query string that leads to a period, other parameters kept. */
export function searchFor({ from, to }: Period, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  for (const [name, date] of Object.entries({ from, to }))
    if (date === null) next.delete(name);
    else next.set(name, date);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** The days of a period that have begun; null where it has no first day, or lies ahead. */
export function begunDays({ from, to }: Period, today: string): BoundedPeriod | null {
  if (from === null || from > today) return null;
  return { from, to: to === null || to > today ? today : to };
}

/** The same days a year earlier. */
export const yearBefore = ({ from, to }: BoundedPeriod): BoundedPeriod => ({
  from: addYears(from, -1),
  to: addYears(to, -1),
});
