import type { ReactNode } from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { styled } from '@mui/material/styles';
import type { SeriesToken } from '../theme/palette.ts';
import { seriesColour, seriesShade } from '../theme/theme.ts';
import { percentOf } from './chart-export.tsx';
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
  /** How a workbook writes the values. Default: as numbers. */
  valueFormat?: 'money' | undefined;
  pictureCaption?: string | undefined;
  empty: ReactNode;
  loading?: boolean | undefined;
  labels: ChartLabels & {
    /** Names the kinds of slices in the file of the figures, which else leaves them out. */
    kind?: string | undefined;
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
/** What of the hole's 116 a line of text may take, and what a digit takes of the size of its letters. */
const hole = 104;
const digit = 0.56;
const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  maxWidth: full,
  aspectRatio: '1',
  containerType: 'inline-size',
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
  '& > span': { maxWidth: hole, overflowWrap: 'anywhere' },
  '& strong': {
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

/** A size of letters by which a figure stays whole in the hole of the rings, whatever their size and that of the reader's letters. */
const fitting = (text: string): string =>
  `min(1.125rem, ${((100 * hole) / full / (digit * Math.max(1, text.length))).toFixed(3)}cqw)`;

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

/** The share of slices or parts together. Rounded to nothing is not nothing. */
const shareOf = (parts: readonly DonutPart[], total: number): number =>
  parts.reduce((sum, { value, share }) => sum + (share ?? value / total), 0) || valueOf(parts) / total;
const valueOf = (parts: readonly DonutPart[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** One entry a kind, each with its share of the total; none where slices have no kind. */
function legendOf(slices: readonly DonutSlice[], formatShare: (share: number) => string): LegendEntry[] {
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

/** The largest slices first, and the smallest together where they are many. */
function barsOf(slices: readonly DonutSlice[], total: number, props: DonutChartProps): ShareBar[] {
  const { formatShare, formatValue, labels } = props;
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
  return [...bars, bar('others', labels.others(rest.length), 'var(--t-palette-outline)', rest)];
}

/** How a whole divides: slices inside, what they are made of outside. */
export function DonutChart(props: DonutChartProps) {
  const { title, headingLevel, slices, formatValue, formatShare, centre, fileName, pictureCaption } = props;
  const { valueFormat } = props;
  const { empty, loading, labels } = props;
  const [measure, width] = useWidth();
  const shown = slices.filter((slice) => slice.value > 0);
  const total = valueOf(shown);
  const size = Math.min(full, width);
  const at = (radius: number) => (radius * size) / full;
  const colourOf = coloursOf(shown);
  const arc = (id: string, part: DonutPart) => ({
    id,
    label: part.label,
    value: part.value,
    share: shareOf([part], total),
  });
  const outer = shown.flatMap((slice) => {
    const parts = slice.parts?.filter((part) => part.value > 0) ?? [];
    const colour = colourOf(slice);
    return parts.length === 0
      ? [{ ...arc(slice.key, slice), color: partShade(colour, 0, 1) }]
      : parts.map((part, place) => ({
          ...arc(`${slice.key}/${part.key}`, part),
          color: partShade(colour, place, parts.length),
        }));
  });
  const bars = barsOf(shown, total, props);
  const line = (key: string, names: [string, string], part: DonutPart) => ({
    key,
    strong: names[0] !== '',
    cells: [...names, formatValue(part.value), formatShare(shareOf([part], total))],
  });
  const figures = (slice: DonutSlice) => {
    const parts = slice.parts ?? [];
    return [
      line(slice.key, [slice.label, ''], slice),
      ...parts.map((part) => line(`${slice.key}/${part.key}`, ['', part.label], part)),
    ];
  };
  const kindOf = ({ kind }: DonutSlice) => (labels.kind === undefined ? [] : [kind?.label ?? '']);
  const written = (slice: DonutSlice, part: DonutPart, name = '') => [
    ...kindOf(slice),
    slice.label,
    name,
    part.value,
    percentOf(shareOf([part], total)),
  ];
  const ring = {
    valueFormatter: ({ value, share }: { value: number; share?: number }) =>
      `${formatValue(value)} (${formatShare(share ?? value / total)})`,
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
                  data: shown.map((slice) => ({ ...arc(slice.key, slice), color: colourOf(slice) })),
                },
                { ...ring, id: 'outer', innerRadius: at(100), outerRadius: at(120), data: outer },
              ]}
            />
          )}
          {centre ? (
            <Centre data-written>
              <strong style={{ fontSize: fitting(centre.value) }}>{centre.value}</strong>
              <span>{centre.label}</span>
            </Centre>
          ) : null}
        </Place>
      }
      file={{
        columns: [
          ...(labels.kind === undefined ? [] : [{ header: labels.kind }]),
          { header: labels.slice },
          { header: labels.part },
          { header: labels.value, format: valueFormat },
          { header: labels.share },
        ],
        // Each row names its slice, so that it still does once a spreadsheet has sorted them.
        rows: shown.flatMap((slice) => [
          written(slice, slice),
          ...(slice.parts ?? []).map((part) => written(slice, part, part.label)),
        ]),
      }}
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
