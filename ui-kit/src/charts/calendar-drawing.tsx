import { styled } from '@mui/material/styles';
import { forcedColours } from '../theme/forced-colours.ts';
import { seriesColour } from '../theme/theme.ts';
import type { CalendarKind, CalendarMark, CalendarRow } from './calendar-rows.ts';
import { markX, monthNaming, sizes, type CalendarMonth, type PlacedRow } from './calendar-layout.ts';

export interface CalendarDrawingProps {
  width: number;
  height: number;
  months: readonly CalendarMonth[];
  monthName: (key: string, length: 'short' | 'narrow') => string;
  kinds: readonly CalendarKind[];
  rows: readonly PlacedRow<CalendarRow>[];
  mark: CalendarMark | undefined;
  /** Where the head with the months begins: below the name of the mark. */
  head: number;
  /** The row that is pointed at. */
  pointed: string | null;
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  '& text': { fontFamily: theme.typography.fontFamily, fontSize: 13, fill: theme.vars.palette.text.secondary },
  '& [data-label]': { fontSize: 14, fontWeight: 600, fill: theme.vars.palette.text.primary },
  '& [data-year]': { fontWeight: 600, fill: theme.vars.palette.text.primary },
  '& [data-grid]': { stroke: theme.vars.palette.divider, strokeWidth: 1 },
  '& [data-grid="year"]': { stroke: theme.vars.palette.outline },
  '& [data-mark]': { stroke: theme.vars.palette.secondary.main, strokeWidth: 2, strokeDasharray: '5 4' },
  '& text[data-mark]': { stroke: 'none', fontWeight: 600, fill: theme.vars.palette.secondary.main },
  '& [data-pointed]': { fill: theme.vars.palette.background.sunken },
  // Over the lines of the months.
  '& text:not([data-mark])': { paintOrder: 'stroke', stroke: theme.vars.palette.background.paper, strokeWidth: 4 },
  [forcedColours]: { '& text:not([data-mark])': { stroke: 'Canvas' } },
  '& rect': { forcedColorAdjust: 'none', printColorAdjust: 'exact' },
}));

/** Rows of bars over months, drawn for this width. */
export function CalendarDrawing(props: CalendarDrawingProps) {
  const { width, height, months, monthName, kinds, rows, mark, head, pointed } = props;
  const left = width < sizes.narrowBelow ? 0 : sizes.labels;
  const days = months.at(-1)?.endDay ?? 1;
  const x = (day: number) => left + (day / days) * (width - left - 1) + 0.5;
  const naming = monthNaming((width - left) / months.length);
  const centred = naming.every === 1;
  const top = head + sizes.top;
  const years = months.filter(({ key }, place) => place === 0 || key.endsWith('-01'));
  // A year of a few weeks at the edge has no room for its name.
  const named = years.filter(({ firstDay }, place) => x(years[place + 1]?.firstDay ?? days) - x(firstDay) > 36);
  return (
    <Drawing width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      {rows.map(({ row, top: at, height: high }) => (
        <g key={row.key}>
          {row.key === pointed ? <rect data-pointed x={0} y={at} width={width} height={high} rx={8} /> : null}
          <line data-grid x1={0} x2={width} y1={at} y2={at} />
        </g>
      ))}
      {months.map(({ key, firstDay }, place) => (
        <line
          key={key}
          data-grid={key.endsWith('-01') ? 'year' : 'month'}
          x1={x(firstDay)}
          x2={x(firstDay)}
          y1={key.endsWith('-01') || place === 0 ? head + 4 : top - 6}
          y2={height}
        />
      ))}
      {mark ? <line data-mark x1={x(mark.day)} x2={x(mark.day)} y1={head - 2} y2={height} /> : null}
      {months
        .filter((_, place) => place % naming.every === 0)
        .map(({ key, firstDay, endDay }) => (
          <text
            key={key}
            x={centred ? (x(firstDay) + x(endDay)) / 2 : x(firstDay) + 3}
            y={top - 12}
            textAnchor={centred ? 'middle' : 'start'}
          >
            {monthName(key, naming.name)}
          </text>
        ))}
      {named.map(({ key, year, firstDay }) => (
        <text key={key} data-year x={x(firstDay) + 6} y={head + 14}>
          {year}
        </text>
      ))}
      {rows.map((placed) => (
        <Row key={placed.row.key} placed={placed} narrow={left === 0} kinds={kinds} x={x} />
      ))}
      {mark ? (
        <text data-mark x={markX(x(mark.day), mark.label, left, width)} y={head - 8} textAnchor="middle">
          {mark.label}
        </text>
      ) : null}
    </Drawing>
  );
}

interface RowProps {
  placed: PlacedRow<CalendarRow>;
  narrow: boolean;
  kinds: readonly CalendarKind[];
  x: (day: number) => number;
}

function Row({ placed: { row, top, height, label, detail, bars }, narrow, kinds, x }: RowProps) {
  const count = label.length + detail.length;
  const first = top + (narrow ? sizes.pad : (height - count * sizes.line) / 2) + 13;
  const lines = [...label, ...detail].map((text, place) => ({ text, place, y: first + place * sizes.line }));
  return (
    <>
      {lines.map(({ text, place, y }) => (
        <text key={y} data-label={place < label.length ? '' : undefined} x={narrow ? 0 : 4} y={y}>
          {text}
        </text>
      ))}
      {row.spans.map(({ kind, from, to }, place) => {
        const { series = 'stone', drawn = 'solid' } = kinds.find(({ key }) => key === kind) ?? {};
        const colour = seriesColour(series);
        const inset = drawn === 'outline' ? 1 : 0;
        const wide = Math.max(x(to + 1) - x(from), 4);
        return (
          <rect
            key={`${kind} ${from}`}
            x={x(from) + inset}
            y={top + bars + place * (sizes.bar + sizes.gap) + inset}
            width={wide - inset * 2}
            height={sizes.bar - inset * 2}
            rx={(sizes.bar - inset * 2) / 2}
            style={
              drawn === 'outline'
                ? {
                    fill: `color-mix(in srgb, ${colour} 24%, var(--t-palette-background-paper))`,
                    stroke: colour,
                    strokeWidth: 2,
                  }
                : { fill: colour }
            }
          />
        );
      })}
    </>
  );
}
