import type { CSSProperties, ReactNode } from 'react';
import TrendingDown from '@mui/icons-material/TrendingDownOutlined';
import TrendingFlat from '@mui/icons-material/TrendingFlatOutlined';
import TrendingUp from '@mui/icons-material/TrendingUpOutlined';
import { styled } from '@mui/material/styles';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { SeriesToken } from '../theme/palette.ts';
import { CardSurface } from './card.tsx';
import { SeriesMark } from './series-mark.tsx';

export interface StatCardProps {
  label: string;
  /** Already formatted in the reader's language. */
  value: string;
  /** The colour of the mark beside the label; the value stays in the text's colour. */
  series?: SeriesToken | undefined;
  icon?: ReactNode;
  /** A second line; while it loads it only keeps its place. */
  note?: ReactNode;
  /** The arrow is a drawing of what the label says. */
  trend?:
    | { direction: 'up' | 'down' | 'flat'; label: string; color?: 'success' | 'error' | 'neutral' | undefined }
    | undefined;
  loading?: boolean | undefined;
  /** Beside the label, e.g. an `IconButton` that shows what the figure is made of. */
  action?: ReactNode;
}

const Root = styled(CardSurface)(({ theme }) => ({
  padding: '20px 24px',
  gap: 4,
  containerType: 'inline-size',
  position: 'relative',
  '@media print': { display: 'flex' },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
const Label = styled('div', { shouldForwardProp: (prop) => prop !== 'beside' })<{ beside: boolean }>(
  ({ theme, beside }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    color: theme.vars.palette.text.secondary,
    fontWeight: 550,
    fontSize: '1rem',
    lineHeight: 1.4,
    '& > [aria-hidden]': { marginInlineEnd: 0 },
    // The place of the button in the corner, which paper does not have.
    ...(beside ? { '@media not print': { paddingInlineEnd: 36 } } : {}),
  }),
);
/** In the corner, so that the figure below keeps the whole width and its line. */
const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 12,
  insetInlineEnd: 12,
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { top: 8, insetInlineEnd: 8 },
}));
const Value = styled('div')({
  // A digit is about 0.54 of its size wide: a figure takes one line, whatever room it has.
  fontSize: 'min(2.125rem, max(0.875rem, 100cqi / (0.54 * var(--characters))))',
  fontWeight: 700,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
const Trend = styled('div', { shouldForwardProp: (prop) => prop !== 'color' })<{
  color: 'success' | 'error' | 'neutral';
}>(({ theme, color }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.9375rem',
  fontWeight: 550,
  color: color === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[color].main,
  '& svg': { fontSize: '1.25rem' },
}));
const Note = styled('div')(({ theme }) => ({ fontSize: '0.9375rem', color: theme.vars.palette.text.secondary }));
const arrows = { up: TrendingUp, down: TrendingDown, flat: TrendingFlat };

/** One figure that matters, with its name and where it is going. */
export function StatCard({ label, value, series, icon, note, trend, loading, action }: StatCardProps) {
  const Arrow = trend ? arrows[trend.direction] : null;
  return (
    <Root as="div" role="group" aria-label={label} aria-busy={loading || undefined}>
      <Label beside={Boolean(action)}>
        {icon ?? (series ? <SeriesMark series={series} /> : null)}
        {label}
      </Label>
      {loading ? (
        <Skeleton height={40} width="60%" />
      ) : (
        <Value style={{ '--characters': Math.max(value.length, 8) } as CSSProperties}>{value}</Value>
      )}
      {trend && Arrow && !loading ? (
        <Trend color={trend.color ?? 'neutral'}>
          <Arrow aria-hidden /> {trend.label}
        </Trend>
      ) : null}
      {action ? <Corner>{action}</Corner> : null}
      {note ? <Note>{loading ? <span style={{ visibility: 'hidden' }}>{note}</span> : note}</Note> : null}
    </Root>
  );
}
