import type { SeriesToken } from '../theme/palette.ts';

/** What a shade is given to: entries of one series share its shades. */
export interface Shaded {
  readonly key: string;
  readonly series: SeriesToken;
}

/** The levels of so many shades, evenly spread, in a light and a deep half. */
function halvesOf(count: number): { light: number[]; deep: number[] } {
  const levels = Array.from({ length: count }, (_, place) => place / Math.max(count - 1, 1));
  const middle = Math.ceil(count / 2);
  return { light: levels.slice(0, middle), deep: levels.slice(middle) };
}

/**
 * How far from the paper the shade of each entry is, from 0 to 1, by key; `null` where an entry has its series to itself.
 * In the order given, light and deep shades take turns, so that neighbours can be told apart whatever their series.
 */
export function shadeLevels(entries: readonly Shaded[]): ReadonlyMap<string, number | null> {
  const counts = new Map<SeriesToken, number>();
  for (const { series } of entries) counts.set(series, (counts.get(series) ?? 0) + 1);
  const left = new Map([...counts].map(([series, count]) => [series, halvesOf(count)]));
  return new Map(
    entries.map(({ key, series }, place) => {
      const { light, deep } = left.get(series) ?? halvesOf(1);
      const [first, second] = place % 2 === 0 ? [light, deep] : [deep, light];
      return [key, counts.get(series) === 1 ? null : (first.shift() ?? second.shift() ?? 0)];
    }),
  );
}
