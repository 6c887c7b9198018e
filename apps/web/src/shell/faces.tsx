import { DelayedSkeleton, FailedState, Skeleton, SkeletonLines } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { asFailure } from './failure.ts';
import { useTexts, type Texts } from './texts.ts';

/** What went wrong, in the reader's words: the server's own sentence where it gave one. */
export function wordsOf(error: unknown, t: Texts): string {
  const failure = asFailure(error);
  if (failure.kind === 'network') return t('shell:failed.network');
  return failure.faults[0]?.message ?? t('shell:failed.unknown');
}

export interface FailedProps {
  error: unknown;
  onRetry: () => void;
  pending?: boolean;
  title?: string;
  compact?: boolean;
}

/** Something could not be fetched: what happened, a retry, and the number of the request. */
export function Failed({ error, onRetry, pending = false, title, compact = false }: FailedProps) {
  const t = useTexts('shell');
  const { requestId } = asFailure(error);
  return (
    <FailedState
      title={title ?? t('failed.title')}
      retryLabel={t('failed.retry')}
      onRetry={onRetry}
      pending={pending}
      compact={compact}
      requestId={requestId ? { label: t('failed.request'), value: requestId } : undefined}
    >
      {wordsOf(error, t)}
    </FailedState>
  );
}

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  const t = useTexts('shell');
  return (
    <DelayedSkeleton label={t('loading')}>
      <div style={{ display: 'grid', gap: 24, minHeight: '60vh', alignContent: 'start' }}>
        <Skeleton width="min(320px, 60%)" height={40} />
        <SkeletonLines count={3} />
        <Skeleton height={220} />
      </div>
    </DelayedSkeleton>
  );
}

export interface FacesProps<T> {
  query: UseQueryResult<T>;
  /** In the shape of what comes. */
  skeleton?: ReactNode;
  /** Shown instead of `children` when `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** The four faces of everything that is fetched: loading, failed with a retry, empty, filled. */
export function Faces<T>({ query, skeleton = <PageSkeleton />, empty, isEmpty, children }: FacesProps<T>) {
  if (query.data !== undefined) return empty !== undefined && isEmpty?.(query.data) ? empty : children(query.data);
  if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} pending={query.isFetching} />;
  return skeleton;
}
