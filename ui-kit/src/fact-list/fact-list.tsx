import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { DelayedSkeleton, Skeleton } from '../skeleton/skeleton.tsx';

export interface Fact {
  key: string;
  label: ReactNode;
  /** A fact without a value is left out. */
  value: ReactNode;
}

export interface FactListProps {
  /** `undefined` while they load. */
  facts: readonly Fact[] | undefined;
  /** Said while they load. */
  loadingLabel?: string | undefined;
  /** Shown when no fact has a value. */
  empty?: ReactNode;
}

const Root = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 16,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

const isNothing = (value: ReactNode) => value === '' || value === undefined || value === null;

/** What is known of one thing: names and values, those without a value left out. */
export function FactList({ facts, loadingLabel = '', empty = null }: FactListProps) {
  if (facts === undefined)
    return (
      <DelayedSkeleton label={loadingLabel}>
        <Skeleton height={96} />
      </DelayedSkeleton>
    );
  const known = facts.filter(({ value }) => !isNothing(value));
  if (known.length === 0) return <>{empty}</>;
  return (
    <Root>
      {known.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
