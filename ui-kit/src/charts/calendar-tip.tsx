import { styled } from '@mui/material/styles';
import { SeriesMark } from '../card/series-mark.tsx';
import type { CalendarKind, CalendarRow } from './calendar-rows.ts';

const Tip = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  maxWidth: 288,
  padding: '8px 12px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[4],
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& strong': { fontWeight: 650 },
  '& dl': { margin: '4px 0 0' },
  '& dl > div': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 8 },
  '& dt': { display: 'flex', alignItems: 'baseline', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '@media print': { display: 'none' },
}));

/** Says what a row holds, above the place that is pointed at. */
export function CalendarTip({
  row,
  kinds,
  x,
  y,
  width,
}: {
  row: CalendarRow;
  kinds: readonly CalendarKind[];
  x: number;
  y: number;
  width: number;
}) {
  const left = Math.min(Math.max(x - 144, 0), Math.max(width - 288, 0));
  return (
    <Tip style={{ left, top: y - 4, transform: 'translateY(-100%)' }}>
      <strong>{row.label}</strong> {row.detail}
      <dl>
        {row.spans.map(({ kind, text }) => {
          const of = kinds.find(({ key }) => key === kind);
          return (
            <div key={kind}>
              <dt>
                {of ? <SeriesMark series={of.series} /> : null}
                {of?.label}
              </dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </Tip>
  );
}
