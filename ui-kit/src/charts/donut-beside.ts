import { seriesColour } from '../theme/theme.ts';
import { coloursOf, shareOf, valueOf, type DonutSlice } from './donut-slices.ts';
import type { LegendEntry } from './legend.tsx';
import type { ShareBar } from './share-bars.tsx';

/** One entry a kind, each with its share of the total; none where slices have no kind. */
export function legendOf(slices: readonly DonutSlice[], formatShare: (share: number) => string): LegendEntry[] {
  const kinds = Map.groupBy(slices, ({ kind }) => kind?.key);
  return [...kinds.values()].flatMap((own): LegendEntry[] => {
    const [first] = own;
    if (!first?.kind) return [];
    const { key, label } = first.kind;
    const value = formatShare(shareOf(own, valueOf(slices)));
    return [{ key, label, colour: seriesColour(first.series), mark: 'block', value }];
  });
}

/** So many bars at most stand beside the rings; the table has them all. */
const mostBars = 8;

/** How bars write what they show. */
export interface BarWords {
  formatValue: (value: number) => string;
  formatShare: (share: number) => string;
  /** Names the smallest slices together. */
  others: (count: number) => string;
}

/** The largest slices first, and the smallest together where they are many. */
export function barsOf(slices: readonly DonutSlice[], words: BarWords): ShareBar[] {
  const { formatShare, formatValue, others } = words;
  const total = valueOf(slices);
  const sorted = slices.toSorted((one, other) => other.value - one.value);
  const named = sorted.length > mostBars ? sorted.slice(0, mostBars - 1) : sorted;
  const bar = (key: string, label: string, colour: string, of: readonly DonutSlice[]): ShareBar => ({
    key,
    label,
    colour,
    share: valueOf(of) / total,
    shareText: formatShare(shareOf(of, total)),
    value: formatValue(valueOf(of)),
  });
  const colourOf = coloursOf(slices);
  const bars = named.map((slice) => ({
    ...bar(slice.key, slice.label, colourOf(slice), [slice]),
    icon: slice.icon,
  }));
  const rest = sorted.slice(named.length);
  if (rest.length === 0) return bars;
  return [...bars, bar('others', others(rest.length), 'var(--t-palette-outline)', rest)];
}
