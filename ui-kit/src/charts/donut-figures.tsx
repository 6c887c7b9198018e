import { percentOf, type ChartFile } from './chart-export.tsx';
import { ChartTable } from './chart-table.tsx';
import { shareOf, valueOf, type DonutPart, type DonutSlice } from './donut-slices.ts';

/** What the columns of the figures are called. */
export interface FigureLabels {
  /** Names the kinds of slices in the file of the figures, which else leaves them out. */
  kind?: string | undefined;
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

/** The parts, and slices without any, as the rows of a file: each names its slice, and their values add up to the whole. */
export function donutFile(slices: readonly DonutSlice[], labels: FigureLabels, valueFormat?: 'money'): ChartFile {
  const total = valueOf(slices);
  const written = ({ label, kind }: DonutSlice, part: DonutPart, name = '') => [
    ...(labels.kind === undefined ? [] : [kind?.label ?? '']),
    label,
    name,
    part.value,
    percentOf(shareOf([part], total)),
  ];
  return {
    columns: [
      ...(labels.kind === undefined ? [] : [{ header: labels.kind }]),
      { header: labels.slice },
      { header: labels.part },
      { header: labels.value, format: valueFormat },
      { header: labels.share },
    ],
    // Rows of slices among those of their parts would be counted twice by a spreadsheet.
    rows: slices.flatMap((slice) =>
      slice.parts?.length ? slice.parts.map((part) => written(slice, part, part.label)) : [written(slice, slice)],
    ),
  };
}
