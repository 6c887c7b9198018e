import { useState, type PointerEvent, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { usePrinting } from '../print-area/use-printing.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { seriesColour } from '../theme/theme.ts';
import { CalendarDrawing } from './calendar-drawing.tsx';
import { monthsBetween, placeRows, sizes } from './calendar-layout.ts';
import { calendarFile, type CalendarKind, type CalendarMark, type CalendarRow } from './calendar-rows.ts';
import { CalendarTip } from './calendar-tip.tsx';
import { ChartFrame, type ChartLabels } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import { useWidth } from './use-width.ts';

export interface CalendarChartProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The first day of the first month and the last of the last, `YYYY-MM-DD`. */
  start: string;
  end: string;
  /** The name of a month (`YYYY-MM`) in the reader's language: `Apr`, or a letter where there is little room. */
  monthName: (month: string, length: 'short' | 'narrow') => string;
  kinds: readonly CalendarKind[];
  rows: readonly CalendarRow[];
  mark?: CalendarMark | undefined;
  fileName: string;
  pictureCaption?: string | undefined;
  empty: ReactNode;
  loading?: boolean | undefined;
  labels: ChartLabels & { row: string; detail: string; showAll: (count: number) => string };
}

/** So many rows a long calendar starts with; paper has them all. */
const firstRows = 12;
/** A button for fewer rows than these is not worth pressing. */
const slack = 3;

const Place = styled('div')({ position: 'relative', touchAction: 'pan-y' });
const More = styled('div')({ display: 'flex', justifyContent: 'center', '@media print': { display: 'none' } });
const SkeletonRows = styled('div')({ display: 'grid', gap: 18 });

/** When things happen in the course of months: a row for each, with a bar for each of its periods. */
export function CalendarChart(props: CalendarChartProps) {
  const { title, headingLevel, start, end, monthName, kinds, rows, mark, fileName, pictureCaption } = props;
  const { empty, loading, labels } = props;
  const [measure, width] = useWidth();
  const [all, setAll] = useState(false);
  const [pointed, setPointed] = useState<{ key: string; x: number; y: number } | null>(null);
  const printing = usePrinting();
  const cut = rows.length > firstRows + slack && !all;
  const months = monthsBetween(start, end);
  const days = months.at(-1)?.endDay ?? 0;
  const marked = mark && mark.day >= 0 && mark.day < days ? mark : undefined;
  const head = marked ? sizes.markTop : 0;
  const placed = placeRows(cut && !printing ? rows.slice(0, firstRows) : rows, width, head + sizes.top);
  const last = placed.at(-1);
  const height = last ? last.top + last.height : 0;
  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const hit = placed.find(({ top, height: high }) => y >= top && y < top + high);
    setPointed(hit ? { key: hit.row.key, x, y: hit.top } : null);
  };
  const headers = [labels.row, labels.detail, ...kinds.map(({ label }) => label)];
  const cellsOf = (row: CalendarRow) => {
    const textOf = (kind: string) => row.spans.filter((span) => span.kind === kind).map(({ text }) => text);
    return [row.label, row.detail ?? '', ...kinds.map(({ key }) => textOf(key).join(', '))];
  };
  const tip = placed.find(({ row }) => row.key === pointed?.key)?.row;

  return (
    <ChartFrame
      title={title}
      headingLevel={headingLevel}
      fileName={fileName}
      pictureCaption={pictureCaption}
      labels={labels}
      loading={loading}
      empty={empty}
      isEmpty={rows.length === 0}
      skeleton={
        <SkeletonRows>
          {[70, 46, 84, 58, 64].map((part) => (
            <Skeleton key={part} height={26} width={`${part}%`} />
          ))}
        </SkeletonRows>
      }
      legend={kinds.map(({ key, label, series, drawn }) => ({
        key,
        label,
        colour: seriesColour(series),
        mark: drawn === 'solid' ? 'block' : 'outline',
      }))}
      chart={
        <Place ref={measure} onPointerMove={pointAt} onPointerDown={pointAt} onPointerLeave={() => setPointed(null)}>
          {width === 0 ? null : (
            <CalendarDrawing
              width={width}
              height={height}
              months={months}
              monthName={monthName}
              kinds={kinds}
              rows={placed}
              mark={marked}
              head={head}
              pointed={pointed?.key ?? null}
            />
          )}
          {pointed && tip ? <CalendarTip row={tip} kinds={kinds} x={pointed.x} y={pointed.y} width={width} /> : null}
        </Place>
      }
      below={
        cut ? (
          <More>
            <Button onClick={() => setAll(true)}>{labels.showAll(rows.length)}</Button>
          </More>
        ) : null
      }
      file={calendarFile(start, kinds, rows, labels)}
      table={
        <ChartTable
          caption={title}
          headers={headers}
          series={[undefined, undefined, ...kinds.map(({ series }) => series)]}
          textColumns={2}
          rows={rows.map((row) => ({ key: row.key, cells: cellsOf(row) }))}
        />
      }
    />
  );
}
