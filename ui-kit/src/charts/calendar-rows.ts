import type { SeriesToken } from '../theme/palette.ts';
import type { ChartFile } from './chart-export.tsx';

export interface CalendarKind {
  key: string;
  label: string;
  /** What the first and the last day of its periods are called, above their columns in the file. */
  from: string;
  to: string;
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
/**
 * The rows of the file: first and last day of each period as dates (`YYYY-MM-DD`) in columns of their own, which a spreadsheet
 * sorts. A row with several periods of a kind has as many lines.
 */
export const calendarFile = (
  start: string,
  kinds: readonly CalendarKind[],
  rows: readonly CalendarRow[],
  labels: { readonly row: string; readonly detail: string },
): ChartFile => ({
  columns: [labels.row, labels.detail, ...kinds.flatMap(({ from, to }) => [from, to])].map((header) => ({ header })),
  rows: rows.flatMap(({ label, detail = '', spans }) => {
    const byKind = kinds.map(({ key }) => spans.filter(({ kind }) => kind === key));
    const lines = Math.max(1, ...byKind.map(({ length }) => length));
    return Array.from({ length: lines }, (_, line) => [
      label,
      detail,
      ...byKind.flatMap((ofKind) => {
        const span = ofKind[line];
        return span ? [dayAfter(start, span.from), dayAfter(start, span.to)] : ['', ''];
      }),
    ]);
  }),
});
const dayAfter = (start: string, days: number): string =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A day that is marked over all rows, e.g. today. */
export interface CalendarMark {
  day: number;
  label: string;
}
