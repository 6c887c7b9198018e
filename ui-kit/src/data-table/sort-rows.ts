export type SortValue = string | number | Date | boolean | null | undefined;
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

const missing = (value: SortValue) => value === null || value === undefined || value === '';

/** Rows in order of a value: text as the language orders it ("é" beside "e", 2 before 10), nothing always last, ties as they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: Sort['direction'],
  language: string,
): readonly Row[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [a, b] = [value(left), value(right)];
    if (missing(a) || missing(b)) return Number(missing(a)) - Number(missing(b));
    if (typeof a === 'string' || typeof b === 'string') return turn * collator.compare(String(a), String(b));
    return turn * (Number(a) - Number(b));
  });
}
