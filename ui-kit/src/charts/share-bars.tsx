import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

export interface ShareBar {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A CSS colour of the theme. */
  colour: string;
  /** Of the whole, from 0 to 1. */
  share: number;
  /** Formatted. */
  shareText: string;
  value: string;
}

const inOneLine = {
  '& [data-bar]': { gridColumn: 3, gridRow: 1 },
  '& [data-value]': { gridColumn: 4, gridRow: 1 },
  '& [data-share]': { gridColumn: 5, gridRow: 1 },
} as const;

const Place = styled('div')({ containerType: 'inline-size', minWidth: 0 });
const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) max-content',
  gap: '10px 10px',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '& li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    rowGap: 2,
    breakInside: 'avoid',
    overflowWrap: 'break-word',
  },
  '& [data-icon]': {
    gridColumn: 1,
    gridRow: 1,
    display: 'flex',
    fontSize: '1.25rem',
    color: theme.vars.palette.text.secondary,
  },
  '& [data-name]': { gridColumn: 2, gridRow: 1 },
  '& [data-bar]': { gridColumn: 2, gridRow: 2 },
  '& [data-value], & [data-share]': {
    whiteSpace: 'nowrap',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& [data-share]': { gridColumn: 3, gridRow: 1, fontWeight: 650 },
  '& [data-value]': { gridColumn: 3, gridRow: 2, color: theme.vars.palette.text.secondary },
  // Where there is room each share takes one line, and the bars stand under each other.
  '@container (min-width: 27.5rem)': {
    gridTemplateColumns: 'auto fit-content(42%) minmax(64px, 1fr) max-content max-content',
    columnGap: 12,
    ...inOneLine,
  },
  '@media print': {
    gridTemplateColumns: 'auto fit-content(44%) minmax(40px, 1fr) max-content max-content',
    gap: '4px 8px',
    fontSize: '0.8125rem',
    ...inOneLine,
  },
}));
const Bar = styled('span')(({ theme }) => ({
  height: 10,
  borderRadius: 5,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > span': { display: 'block', height: '100%', minWidth: 3, borderRadius: 5 },
  '&, & > span': { printColorAdjust: 'exact', forcedColorAdjust: 'none' },
}));

/** What a whole is made of, by name: a bar for each part, as long as its share of the largest. */
export function ShareBars({ bars }: { bars: readonly ShareBar[] }) {
  const largest = Math.max(...bars.map(({ share }) => share));
  return (
    <Place>
      <List>
        {bars.map(({ key, label, icon, colour, share, shareText, value }) => (
          <li key={key}>
            <span data-icon>{icon}</span>
            <span data-name>{label}</span>
            <Bar data-bar aria-hidden>
              <span style={{ width: `${(share / largest) * 100}%`, backgroundColor: colour }} />
            </Bar>
            <span data-value>{value}</span>
            <span data-share>{shareText}</span>
          </li>
        ))}
      </List>
    </Place>
  );
}
