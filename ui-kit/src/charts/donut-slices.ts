import type { ReactNode } from 'react';
import type { SeriesToken } from '../theme/palette.ts';
import { seriesColour, seriesShade } from '../theme/theme.ts';
import { shadeLevels } from './shade-levels.ts';

export interface DonutPart {
  key: string;
  label: string;
  value: number;
  /** Of the whole, from 0 to 1, as other tables round it. Default: its value by the total. */
  share?: number | undefined;
}
export interface DonutSlice extends DonutPart {
  /** Slices of one series differ by its shades. */
  series: SeriesToken;
  icon?: ReactNode;
  /** Slices of one kind share a series; the legend names the kinds. */
  kind?: { key: string; label: string } | undefined;
  /** What the slice is made of: the outer ring, in shades of the slice. Without parts the slice itself stands there. */
  parts?: readonly DonutPart[] | undefined;
}

/** The share of slices or parts together. Rounded to nothing is not nothing. */
export const shareOf = (parts: readonly DonutPart[], total: number): number =>
  parts.reduce((sum, { value, share }) => sum + (share ?? value / total), 0) || valueOf(parts) / total;
/** The value of slices or parts together. */
export const valueOf = (parts: readonly DonutPart[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** The colours of the slices by key: the largest first, as their bars and the legend of a saved picture name them. */
export function coloursOf(slices: readonly DonutSlice[]): (slice: DonutSlice) => string {
  const levels = shadeLevels(slices.toSorted((one, other) => other.value - one.value));
  return ({ key, series }) => {
    const level = levels.get(key) ?? null;
    return level === null ? seriesColour(series) : seriesShade(series, level);
  };
}
