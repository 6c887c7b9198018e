import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

export interface StatGridProps {
  /** Three `StatCard`s; where only two fit side by side the first stands above the others. */
  children: ReactNode;
  /** The figures are being fetched. */
  loading?: boolean | undefined;
  /** Width in rem of its place from which two fit. Default: 20; more where figures are long. */
  pairsFrom?: number | undefined;
}

const Room = styled('div')({ containerType: 'inline-size' });
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'pairsFrom' })<{ pairsFrom: number }>(
  ({ pairsFrom }) => ({
    display: 'grid',
    gap: 16,
    gridTemplateColumns: columns(1),
    [`@container (min-width: ${pairsFrom}rem)`]: {
      gridTemplateColumns: columns(2),
      '& > :first-of-type': { gridColumn: '1 / -1' },
    },
    '@container (min-width: 37.5rem)': {
      gridTemplateColumns: columns(3),
      '& > :first-of-type': { gridColumn: 'auto' },
    },
    '@media print': {
      gap: 12,
      gridTemplateColumns: columns(3),
      '& > :first-of-type': { gridColumn: 'auto' },
    },
  }),
);

/** Three figures that matter, as many side by side as fit; on paper all three. */
export function StatGrid({ children, loading = false, pairsFrom = 20 }: StatGridProps) {
  return (
    <Room>
      <Columns aria-busy={loading} pairsFrom={pairsFrom}>
        {children}
      </Columns>
    </Room>
  );
}
