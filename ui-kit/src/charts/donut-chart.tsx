import type { ReactNode } from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { styled } from '@mui/material/styles';
import type { SeriesToken } from '../theme/palette.ts';
import { seriesColour, seriesShade } from '../theme/theme.ts';
import { ChartFrame, RingSkeleton, type ChartLabels } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import { shadeLevels } from './shade-levels.ts';
import { ShareBars, type ShareBar } from './share-bars.tsx';
import type { LegendEntry } from './legend.tsx';
import { useWidth } from './use-width.ts';

export interface DonutPart {
  key: string;
  label: string;
  value: number;
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
  pictureCaption?: string | undefined;
  empty: ReactNode;
  loading?: boolean | undefined;
  labels: ChartLabels & {
    slice: string;
    part: string;
    value: string;
    share: string;
    /** Names the smallest slices together. */
    others: (count: number) => string;
  };
}

/** 320 × 320 with radii 90 (inner ring) and 100 to 120 (outer ring), as S0 §5 gives them; smaller where there is less room. */
const full = 320;
const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  maxWidth: full,
  aspectRatio: '1',
  // The drawing has room around its rings (S0 §5), which the page does not need twice.
  margin: '-16px auto',
  // Paper is narrower than the screen that the drawing was made for, and nothing measures again there.
  '@media print': {
    '& > div:first-of-type': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& div:has(> svg)': { maxWidth: '100%', height: 'auto', aspectRatio: '1' },
  },
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

/** The colours of the slices by key: the largest first, as their bars and the legend of a saved picture name them. */
function coloursOf(slices: readonly DonutSlice[]): (slice: DonutSlice) => string {
  const levels = shadeLevels(slices.toSorted((one, other) => other.value - one.value));
  return ({ key, series }) => {
    const level = levels.get(key) ?? null;
    return level === null ? seriesColour(series) : seriesShade(series, level);
  };
}

/** The shade of a part: the slice's colour, nearer to the paper from part to part. */
function partShade(colour: string, place: number, count: number): string {
  const strength = count < 2 ? 82 : 92 - (place * 44) / (count - 1);
  return `color-mix(in srgb, ${colour} ${Math.round(strength)}%, var(--t-palette-background-paper))`;
}

/** One entry a kind, each with its share of the total; none where slices have no kind. */
function legendOf(slices: readonly DonutSlice[], formatShare: (share: number) => string): LegendEntry[] {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  const kinds = new Map<string, { label: string; series: SeriesToken; value: number }>();
  for (const { kind, series, value } of slices)
    if (kind) kinds.set(kind.key, { label: kind.label, series, value: (kinds.get(kind.key)?.value ?? 0) + value });
  return [...kinds].map(([key, { label, series, value }]) => ({
    key,
    label,
    colour: seriesColour(series),
    mark: 'block',
    value: formatShare(value / total),
  }));
}

/** So many bars at most stand beside the rings; the table has them all. */
const mostBars = 8;

/** The largest slices first, and the smallest together where they are many. */
function barsOf(slices: readonly DonutSlice[], total: number, props: DonutChartProps): ShareBar[] {
  const { formatShare, formatValue, labels } = props;
  const sorted = slices.toSorted((one, other) => other.value - one.value);
  const named = sorted.length > mostBars ? sorted.slice(0, mostBars - 1) : sorted;
  const bar = (key: string, label: string, colour: string, value: number): ShareBar => ({
    key,
    label,
    colour,
    share: value / total,
    shareText: formatShare(value / total),
    value: formatValue(value),
  });
  const colourOf = coloursOf(slices);
  const bars = named.map((slice) => ({
    ...bar(slice.key, slice.label, colourOf(slice), slice.value),
    icon: slice.icon,
  }));
  const rest = sorted.slice(named.length);
  if (rest.length === 0) return bars;
  const others = rest.reduce((sum, { value }) => sum + value, 0);
  return [...bars, bar('others', labels.others(rest.length), 'var(--t-palette-outline)', others)];
}

/** How a whole divides: slices inside, what they are made of outside. */
export function DonutChart(props: DonutChartProps) {
  const { title, headingLevel, slices, formatValue, formatShare, centre, fileName, pictureCaption } = props;
  const { empty, loading, labels } = props;
  const [measure, width] = useWidth();
  const shown = slices.filter((slice) => slice.value > 0);
  const total = shown.reduce((sum, slice) => sum + slice.value, 0);
  const size = Math.min(full, width);
  const at = (radius: number) => (radius * size) / full;
  const told = (value: number) => `${formatValue(value)} (${formatShare(total === 0 ? 0 : value / total)})`;
  const colourOf = coloursOf(shown);
  const outer = shown.flatMap((slice) => {
    const parts = slice.parts?.filter((part) => part.value > 0) ?? [];
    const colour = colourOf(slice);
    return parts.length === 0
      ? [{ id: slice.key, label: slice.label, value: slice.value, color: partShade(colour, 0, 1) }]
      : parts.map((part, place) => ({
          id: `${slice.key}/${part.key}`,
          label: part.label,
          value: part.value,
          color: partShade(colour, place, parts.length),
        }));
  });
  const bars = barsOf(shown, total, props);
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
      pictureCaption={pictureCaption}
      labels={labels}
      loading={loading}
      empty={empty}
      isEmpty={total === 0}
      beside={<ShareBars bars={bars} />}
      pictureLegend={bars.map(({ key, label, colour, shareText }) => ({
        key,
        label,
        colour,
        mark: 'block',
        value: shareText,
      }))}
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
                    color: colourOf(slice),
                  })),
                },
                { ...ring, id: 'outer', innerRadius: at(100), outerRadius: at(120), data: outer },
              ]}
            />
          )}
          {centre ? (
            <Centre data-written>
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
