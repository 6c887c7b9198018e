import { percentOf, type ChartFile } from './chart-export.tsx';
import { ChartTable } from './chart-table.tsx';
import { shareOf, valueOf, type DonutPart, type DonutSlice } from './donut-slices.ts';

/** What the columns of the figures are called. */
export interface FigureLabels {
  slice: string;
  part: string;
  value: string;
  share: string;
}

export interface DonutTableProps {
  title: string;
  slices: readonly DonutSlice[];
  formatValue: (value: number) => string;
  formatShare: (share: number) => string;
  labels: FigureLabels;
}

/** The figures of the rings: each slice, and below it what it is made of. */
export function DonutTable({ title, slices, formatValue, formatShare, labels }: DonutTableProps) {
  const total = valueOf(slices);
  const line = (key: string, names: [string, string], part: DonutPart) => ({
    key,
    strong: names[0] !== '',
    cells: [...names, formatValue(part.value), formatShare(shareOf([part], total))],
  });
  return (
    <ChartTable
      caption={title}
      headers={[labels.slice, labels.part, labels.value, labels.share]}
      textColumns={2}
      rows={slices.flatMap((slice) => [
        line(slice.key, [slice.label, ''], slice),
        ...(slice.parts ?? []).map((part) => line(`${slice.key}/${part.key}`, ['', part.label], part)),
      ])}
    />
  );
}

/** The same figures as the rows of a file. */
export function donutFile(slices: readonly DonutSlice[], labels: FigureLabels, valueFormat?: 'money'): ChartFile {
  const total = valueOf(slices);
  const written = (names: [string, string], part: DonutPart) => [
    ...names,
    part.value,
    percentOf(shareOf([part], total)),
  ];
  return {
    columns: [
      { header: labels.slice },
      { header: labels.part },
      { header: labels.value, format: valueFormat },
      { header: labels.share },
    ],
    // Each row names its slice, so that it still does once a spreadsheet has sorted them.
    rows: slices.flatMap((slice) => [
      written([slice.label, ''], slice),
      ...(slice.parts ?? []).map((part) => written([slice.label, part.label], part)),
    ]),
  };
}
