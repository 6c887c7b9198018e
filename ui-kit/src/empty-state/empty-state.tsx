import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { handOverFocus } from '../focus/focus-handover.ts';
import { useEntering, useInsideLiveRegion } from '../live-region/live-region.tsx';
import { drawings, type DrawingName } from './drawings.tsx';

export interface EmptyStateProps {
  drawing: DrawingName;
  title: string;
  /** What could stand here and how to make it so. */
  children?: ReactNode;
  /** The way out. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Smaller, for inside a card. */
  compact?: boolean | undefined;
  /** Its action takes it away at once: the focus then goes to the heading that it was under. */
  handsOver?: boolean | undefined;
}

const column = { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 8 } as const;
const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'compact' })<{ compact: boolean }>(
  ({ theme, compact }) => ({
    ...column,
    textAlign: 'center',
    padding: compact ? '16px 16px 24px' : '40px 24px 56px',
    color: theme.vars.palette.text.secondary,
    '& > svg, & > div > svg': { width: compact ? 156 : 216, height: 'auto' },
    '& > p, & > div > p': { margin: 0, maxWidth: '46ch', textWrap: 'pretty' },
  }),
);
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.vars.palette.text.primary,
  margin: '8px 0 0',
  maxWidth: '32ch',
  textWrap: 'balance',
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 12 });

/** Nothing here yet: a drawing, what belongs here, and the way out. */
export function EmptyState({
  drawing,
  title,
  children,
  action,
  headingLevel = 2,
  compact = false,
  handsOver = false,
}: EmptyStateProps) {
  const Drawing = drawings[drawing];
  return (
    <Root compact={compact} ref={handsOver ? handOverFocus : undefined}>
      <Drawing />
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children ? <p>{children}</p> : null}
      {action ? <Actions>{action}</Actions> : null}
    </Root>
  );
}

export interface FailedStateProps {
  title: string;
  children?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  loading?: boolean | undefined;
  /** Shown small, for the operator. */
  requestId?: { label: string; value: string } | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  compact?: boolean | undefined;
}

const Content = styled('div')({ ...column, width: '100%' });
const RequestId = styled('p')({
  fontSize: '0.875rem',
  '& code': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', userSelect: 'all' },
});

/** It could not be fetched: what happened, what to do, and the number of the request. */
export function FailedState({
  title,
  children,
  retryLabel,
  onRetry,
  loading,
  requestId,
  headingLevel = 2,
  compact = false,
}: FailedStateProps) {
  const Drawing = drawings.storm;
  const role = useInsideLiveRegion() ? undefined : 'alert';
  const entering = useEntering(role !== undefined);
  return (
    <Root compact={compact} role={role} ref={handOverFocus}>
      <Content {...entering}>
        <Drawing />
        <Title as={`h${headingLevel}`}>{title}</Title>
        {children ? <p>{children}</p> : null}
        {retryLabel && onRetry ? (
          <Actions>
            <Button variant="contained" onClick={onRetry} loading={loading}>
              {retryLabel}
            </Button>
          </Actions>
        ) : null}
        {requestId ? (
          <RequestId>
            {requestId.label} <code>{requestId.value}</code>
          </RequestId>
        ) : null}
      </Content>
    </Root>
  );
}
