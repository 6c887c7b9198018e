import { FailedState } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { asFailure } from './failure.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { useTexts } from '../i18n/texts.ts';
import { errorMessage } from './error-message.ts';

export interface FailedProps {
  error: unknown;
  onRetry: () => void;
  loading?: boolean;
  title?: string;
  compact?: boolean;
}

/** Something could not be fetched: what happened, a retry, and the number of the request. */
export function Failed({ error, onRetry, loading = false, title, compact = false }: FailedProps) {
  const t = useTexts('shell');
  const { requestId } = asFailure(error);
  return (
    <FailedState
      title={title ?? t('failed.title')}
      retryLabel={t('failed.retry')}
      onRetry={onRetry}
      loading={loading}
      compact={compact}
      requestId={requestId ? { label: t('failed.request'), value: requestId } : undefined}
    >
      {errorMessage(error, t)}
    </FailedState>
  );
}

/** A query that failed with nothing to show instead, in the place of what it would have filled; else nothing. */
export function FailedQuery({ query }: { query: UseQueryResult }) {
  const { error, data, isFetching, refetch } = query;
  return error && data === undefined ? (
    <Failed error={error} onRetry={() => void refetch()} loading={isFetching} compact />
  ) : null;
}

export interface QueryStateProps<T> {
  query: UseQueryResult<T>;
  /** In the shape of what comes. */
  skeleton?: ReactNode;
  /** Shown instead of `children` when `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** The four faces of everything that is fetched: loading, failed with a retry, empty, filled. */
export function QueryState<T>({ query, skeleton, empty, isEmpty, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return empty !== undefined && isEmpty?.(query.data) ? empty : children(query.data);
  if (query.error)
    return <Failed error={query.error} onRetry={() => void query.refetch()} loading={query.isFetching} />;
  return skeleton ?? <PageSkeleton />;
}
