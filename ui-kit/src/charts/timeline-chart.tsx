import type { ReactNode } from 'react';
import { BarPlot, type BarSeries as BarOptions } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot, type LineSeries as LineOptions } from '@mui/x-charts/LineChart';
import { styled } from '@mui/material/styles';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { SeriesToken } from '../theme/palette.ts';
import { seriesColour } from '../theme/theme.ts';
import { ChartFrame, type ChartLabels } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import { useWidth } from './use-width.ts';

type BarSeries = BarOptions & { type: 'bar' };
type LineSeries = LineOptions & { type: 'line' };

export interface TimelineSeries {
  key: string;
  label: string;
  series: SeriesToken;
  /** Bars with the same `stack` stand on each other; lines may be `dashes` to differ by more than colour. */
  drawn: 'bar' | 'line' | 'dashes';
  stack?: string | undefined;
  /** A bar that hangs from zero, e.g. money that goes out; its values stay positive wherever they are read. */
  below?: boolean | undefined;
  /** One per period; `null` where there is none. */
  values: readonly (number | null)[];
}
export interface TimelineChartProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** E.g. months in the reader's language, short; the full name stands in the table and in the tooltip, the key in files. */
  periods: readonly { key: string; short: string; full: string }[];
  series: readonly TimelineSeries[];
  formatValue: (value: number) => string;
  /** For the axis, where there is little room, e.g. "12 k". Default: `formatValue`. */
  formatAxis?: ((value: number) => string) | undefined;
  fileName: string;
  /** How a workbook writes the values. Default: as numbers. */
  valueFormat?: 'money' | undefined;
  pictureCaption?: string | undefined;
  empty: ReactNode;
  loading?: boolean | undefined;
  labels: ChartLabels & { period: string };
}

/** Drawn for 900 × 400 (S0 §5): as wide as its place, lower on narrow screens. */
const heights = { wide: 400, narrow: 300 };
const Place = styled('div')(({ theme }) => ({
  minHeight: 300,
  '& line.MuiChartsAxis-line, & line.MuiChartsAxis-tick, & .MuiChartsAxis-root line': {
    stroke: theme.vars.palette.outline,
  },
  '& path[data-series]': { strokeWidth: 3 },
  '& .MuiChartsGrid-line': { stroke: theme.vars.palette.divider },
}));

/** Paper is narrower than the screen that the drawing was made for, and nothing measures again there. */
const onPaper = (width: number, height: number) => ({
  '@media print': {
    '& div:has(> svg)': { maxWidth: '100%', height: 'auto', aspectRatio: `${width} / ${height}` },
  },
});

/** What happened period by period: bars, up and down from zero, and lines over one axis of value. */
export function TimelineChart(props: TimelineChartProps) {
  const {
    title,
    headingLevel,
    periods,
    series,
    formatValue,
    formatAxis = formatValue,
    fileName,
    valueFormat,
    pictureCaption,
    empty,
    loading,
    labels,
  } = props;
  const [measure, measured] = useWidth();
  const width = measured;
  const height = width < 600 ? heights.narrow : heights.wide;
  // Marks that touch each other hide the line that they stand on.
  const roomForMarks = width >= periods.length * 20;
  const every = labelStep(periods, width);
  const isEmpty = !series.some((one) => one.values.some((value) => value !== null && value !== 0));
  const told = (value: number | null) => (value === null ? '–' : formatValue(value));
  const dashes = Object.fromEntries(
    series
      .filter((one) => one.drawn === 'dashes')
      .map((one) => [`& path[data-series="${one.key}"]`, { strokeDasharray: '1 9', strokeLinecap: 'round' }]),
  );
  const drawn: (BarSeries | LineSeries)[] = series.map((one) => {
    const side = one.below ? -1 : 1;
    const shared = {
      id: one.key,
      label: one.label,
      data: one.values.map((value) => (value === null ? null : side * value)),
      color: seriesColour(one.series),
      valueFormatter: (value: number | null) => told(value === null ? null : side * value),
    };
    return one.drawn === 'bar'
      ? { ...shared, type: 'bar' as const, ...(one.stack ? { stack: one.stack } : {}) }
      : {
          ...shared,
          type: 'line' as const,
          curve: 'monotoneX' as const,
          showMark: one.drawn === 'line' && roomForMarks,
        };
  });

  return (
    <ChartFrame
      title={title}
      headingLevel={headingLevel}
      fileName={fileName}
      pictureCaption={pictureCaption}
      labels={labels}
      loading={loading}
      empty={empty}
      isEmpty={isEmpty}
      skeleton={<Skeleton height={300} />}
      legend={series.map((one) => ({
        key: one.key,
        label: one.label,
        colour: seriesColour(one.series),
        mark: one.drawn === 'bar' ? 'block' : one.drawn,
      }))}
      chart={
        <Place ref={measure} sx={{ ...dashes, ...onPaper(width, height) }}>
          {width === 0 ? null : (
            <ChartsContainer
              width={width}
              height={height}
              disableKeyboardNavigation
              margin={{ left: 0, right: 16, top: 12, bottom: 0 }} // half of the last month's name
              series={drawn}
              xAxis={[
                {
                  id: 'period',
                  scaleType: 'band',
                  data: periods.map((period) => period.key),
                  valueFormatter: (key: string, { location }) => name(periods, key, location === 'tick'),
                  height: 32,
                  categoryGapRatio: 0.35,
                  // Every second, third, … label, so that they stand evenly and apart.
                  tickLabelInterval: (_key: string, place: number) => place % every === 0,
                },
              ]}
              yAxis={[{ id: 'value', width: 64, valueFormatter: (value: number) => formatAxis(value) }]}
            >
              <ChartsGrid horizontal />
              {/* Nothing is animated: paper and pictures must never catch a bar or a mark beside its line. */}
              <BarPlot borderRadius={5} skipAnimation />
              <ChartsReferenceLine y={0} lineStyle={{ stroke: 'var(--t-palette-outline)' }} />
              <LinePlot skipAnimation />
              <MarkPlot skipAnimation />
              <ChartsAxisHighlight x="band" />
              <ChartsXAxis axisId="period" />
              <ChartsYAxis axisId="value" disableLine disableTicks />
              <ChartsTooltip trigger="axis" />
            </ChartsContainer>
          )}
        </Place>
      }
      file={{
        columns: [{ header: labels.period }, ...series.map((one) => ({ header: one.label, format: valueFormat }))],
        rows: periods.map(({ key }, place) => [key, ...series.map((one) => one.values[place])]),
      }}
      table={
        <ChartTable
          caption={title}
          headers={[labels.period, ...series.map((one) => one.label)]}
          series={[undefined, ...series.map((one) => one.series)]}
          textColumns={1}
          rows={periods.map((period, place) => ({
            key: period.key,
            cells: [period.full, ...series.map((one) => told(one.values[place] ?? null))],
          }))}
        />
      }
    />
  );
}

const [axisWidth, letter, gap] = [64, 5.2, 8];

/** How many periods one label stands for, so that labels of about this length do not meet. */
function labelStep(periods: TimelineChartProps['periods'], width: number): number {
  const longest = Math.max(...periods.map(({ short }) => short.length));
  const band = Math.max(width - axisWidth, 1) / periods.length;
  return Math.max(1, Math.ceil((longest * letter + gap) / band));
}

function name(periods: TimelineChartProps['periods'], key: string, short: boolean): string {
  const period = periods.find((one) => one.key === key);
  return (short ? period?.short : period?.full) ?? '';
}
