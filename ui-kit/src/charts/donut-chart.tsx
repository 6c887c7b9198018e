import type { ReactNode } from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { styled } from '@mui/material/styles';
import type { SeriesToken } from '../theme/palette.ts';
import { seriesColour } from '../theme/theme.ts';
import { ChartFrame, RingSkeleton, type ChartLabels } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import type { LegendEntry } from './legend.tsx';
import { useWidth } from './use-width.ts';

export interface DonutPart {
  key: string;
  label: string;
  value: number;
}
export interface DonutSlice extends DonutPart {
  series: SeriesToken;
  /** Slices of one kind share a series; the legend then names the kinds instead of the slices. */
  kind?: { key: string; label: string } | undefined;
  /** What the slice is made of: the outer ring, in shades of the slice. Without parts the slice itself stands there. */
  parts?: readonly DonutPart[] | undefined;
}
export interface DonutChartProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  slices: readonly DonutSlice[];
  /** In the reader's language, e.g. money or kilograms. */
  formatValue: (value: number) => string;
  /** A share from 0 to 1 in the reader's language. */
  formatShare: (share: number) => string;
  /** In the middle of the rings. */
  centre?: { label: string; value: string } | undefined;
  fileName: string;
  empty: ReactNode;
  loading?: boolean | undefined;
  labels: ChartLabels & { slice: string; part: string; value: string; share: string };
}

/** 320 × 320 with radii 90 (inner ring) and 100 to 120 (outer ring), as S0 §5 gives them; smaller where there is less room. */
const full = 320;
const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: full,
  aspectRatio: '1',
  marginInline: 'auto',
});
const Centre = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
  fontSize: '0.875rem',
  lineHeight: 1.25,
  color: theme.vars.palette.text.secondary,
  '& > *': { maxWidth: 104, overflowWrap: 'anywhere' },
  '& strong': {
    fontSize: '1.125rem',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

/** The shade of a part: the slice's colour, nearer to the paper from part to part. */
function shade(series: SeriesToken, place: number, count: number): string {
  const strength = count < 2 ? 82 : 92 - (place * 44) / (count - 1);
  return `color-mix(in srgb, ${seriesColour(series)} ${Math.round(strength)}%, var(--t-palette-background-paper))`;
}

/** One entry a kind, or a slice where none is given, each with its share of the total. */
function legendOf(slices: readonly DonutSlice[], formatShare: (share: number) => string): LegendEntry[] {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  const kinds = new Map<string, { label: string; series: SeriesToken; value: number }>();
  for (const { key, label, kind, series, value } of slices) {
    const before = kinds.get(kind?.key ?? key)?.value ?? 0;
    kinds.set(kind?.key ?? key, { label: kind?.label ?? label, series, value: before + value });
  }
  return [...kinds].map(([key, { label, series, value }]) => ({
    key,
    label,
    colour: seriesColour(series),
    mark: 'block',
    value: formatShare(value / total),
  }));
}

/** How a whole divides: slices inside, what they are made of outside. */
export function DonutChart(props: DonutChartProps) {
  const { title, headingLevel, slices, formatValue, formatShare, centre, fileName, empty, loading, labels } = props;
  const [measure, width] = useWidth();
  const shown = slices.filter((slice) => slice.value > 0);
  const total = shown.reduce((sum, slice) => sum + slice.value, 0);
  const size = Math.min(full, width);
  const at = (radius: number) => (radius * size) / full;
  const told = (value: number) => `${formatValue(value)} (${formatShare(total === 0 ? 0 : value / total)})`;
  const outer = shown.flatMap((slice) => {
    const parts = slice.parts?.filter((part) => part.value > 0) ?? [];
    return parts.length === 0
      ? [{ id: slice.key, label: slice.label, value: slice.value, color: shade(slice.series, 0, 1) }]
      : parts.map((part, place) => ({
          id: `${slice.key}/${part.key}`,
          label: part.label,
          value: part.value,
          color: shade(slice.series, place, parts.length),
        }));
  });
  const line = (key: string, names: [string, string], value: number) => ({
    key,
    strong: names[0] !== '',
    cells: [...names, formatValue(value), formatShare(value / total)],
  });
  const figures = (slice: DonutSlice) => {
    const parts = slice.parts ?? [];
    return [
      line(slice.key, [slice.label, ''], slice.value),
      ...parts.map((part) => line(`${slice.key}/${part.key}`, ['', part.label], part.value)),
    ];
  };
  const ring = {
    valueFormatter: ({ value }: { value: number }) => told(value),
    highlightScope: { fade: 'global', highlight: 'item' } as const,
    cornerRadius: 3,
    paddingAngle: shown.length > 1 ? 1 : 0,
  };

  return (
    <ChartFrame
      title={title}
      headingLevel={headingLevel}
      fileName={fileName}
      labels={labels}
      loading={loading}
      empty={empty}
      isEmpty={total === 0}
      legendPlace="beside"
      skeleton={<RingSkeleton size={240} />}
      legend={legendOf(shown, formatShare)}
      chart={
        <Place ref={measure}>
          {width === 0 ? null : (
            <PieChart
              width={size}
              height={size}
              margin={0}
              hideLegend
              disableKeyboardNavigation
              series={[
                {
                  ...ring,
                  id: 'inner',
                  innerRadius: at(58),
                  outerRadius: at(90),
                  data: shown.map((slice) => ({
                    id: slice.key,
                    label: slice.label,
                    value: slice.value,
                    color: seriesColour(slice.series),
                  })),
                },
                { ...ring, id: 'outer', innerRadius: at(100), outerRadius: at(120), data: outer },
              ]}
            />
          )}
          {centre ? (
            <Centre>
              <strong>{centre.value}</strong>
              <span>{centre.label}</span>
            </Centre>
          ) : null}
        </Place>
      }
      table={
        <ChartTable
          caption={title}
          headers={[labels.slice, labels.part, labels.value, labels.share]}
          textColumns={2}
          rows={shown.flatMap((slice) => figures(slice))}
        />
      }
    />
  );
}
