import type { ReactNode } from 'react';
import { ChartFrame, RingSkeleton, type ChartLabels } from './chart-frame.tsx';
import { barsOf, legendOf } from './donut-beside.ts';
import { donutFile, DonutTable } from './donut-figures.tsx';
import { Rings } from './donut-rings.tsx';
import { valueOf, type DonutSlice } from './donut-slices.ts';
import { ShareBars } from './share-bars.tsx';

export type { DonutPart, DonutSlice } from './donut-slices.ts';

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

/** How a whole divides: slices inside, what they are made of outside. */
export function DonutChart(props: DonutChartProps) {
  const { title, headingLevel, formatValue, formatShare, centre, fileName, pictureCaption } = props;
  const { valueFormat, empty, loading, labels } = props;
  const slices = props.slices.filter((slice) => slice.value > 0);
  const bars = barsOf(slices, { formatValue, formatShare, others: labels.others });
  const drawn = { slices, formatValue, formatShare };
  return (
    <ChartFrame
      title={title}
      headingLevel={headingLevel}
      fileName={fileName}
      pictureCaption={pictureCaption}
      labels={labels}
      loading={loading}
      empty={empty}
      isEmpty={valueOf(slices) === 0}
      beside={<ShareBars bars={bars} />}
      pictureLegend={bars.map(({ key, label, colour, shareText }) => ({
        key,
        label,
        colour,
        mark: 'block',
        value: shareText,
      }))}
      skeleton={<RingSkeleton size={240} />}
      legend={legendOf(slices, formatShare)}
      chart={<Rings {...drawn} centre={centre} />}
      file={donutFile(slices, labels, valueFormat)}
      table={<DonutTable {...drawn} title={title} labels={labels} />}
    />
  );
}
