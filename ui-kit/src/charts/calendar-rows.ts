import type { SeriesToken } from '../theme/palette.ts';

export interface CalendarKind {
  key: string;
  label: string;
  series: SeriesToken;
  /** Kinds differ by more than colour: filled, or with an outline. */
  drawn: 'solid' | 'outline';
}
export interface CalendarSpan {
  /** The key of a kind. */
  kind: string;
  /** First and last day, counted from the start of the calendar. */
  from: number;
  to: number;
  /** The same in words, for the table and for whoever points at it. */
  text: string;
}
export interface CalendarRow {
  key: string;
  label: string;
  /** A second, quiet line. */
  detail?: string | undefined;
  spans: readonly CalendarSpan[];
}
/** A day that is marked over all rows, e.g. today. */
export interface CalendarMark {
  day: number;
  label: string;
}
