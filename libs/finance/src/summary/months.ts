/** Says which calendar month (`YYYY-MM`) an instant falls in at a place. `timeZone` is an IANA zone. */
export function monthsOf(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return (instant) => {
    const parts = format.formatToParts(new Date(instant));
    const part = (type: 'year' | 'month') => parts.find((found) => found.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month')}`;
  };
}

/** The month after `YYYY-MM`. */
export function monthAfter(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const next = of === 12 ? { year: year + 1, of: 1 } : { year, of: of + 1 };
  return `${String(next.year).padStart(4, '0')}-${String(next.of).padStart(2, '0')}`;
}

/** Every month from the first to the last one, both included; empty when there is none. */
export function everyMonth(months: Iterable<string>): string[] {
  const sorted = [...months].toSorted();
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const all = [first];
  for (let month = first; month < last;) all.push((month = monthAfter(month)));
  return all;
}
