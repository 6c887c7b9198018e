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
