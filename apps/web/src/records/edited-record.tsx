import { Button, EmptyState } from '@terroir/ui-kit';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { asFailure } from '../api/failure.ts';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { Failed } from '../api/query-state.tsx';
import { useTexts } from '../i18n/texts.ts';
import type { RecordPage } from './record-changes.ts';
import { fetchRecord, type RecordRow, type RecordSource } from './record.ts';
import type { RecordWrites } from './use-record-writes.ts';
import { nowKey } from './use-records.ts';

export interface EditedRecordProps<Wire, Row extends RecordRow> {
  source: RecordSource<Wire, Row>;
  id: string;
  writes: RecordWrites<NoInfer<Row>>;
  /** The list that it belongs to. */
  listHref: string;
  children: (row: NoInfer<Row>) => ReactNode;
}

/** The record that an address names, for its form: from the list where that was fetched. One that was deleted can be restored. */
export function EditedRecord<Wire, Row extends RecordRow>(props: EditedRecordProps<Wire, Row>) {
  const { source, id, children } = props;
  const queries = useQueryClient();
  const record = useQuery({
    queryKey: [...source.key, 'edited', id],
    queryFn: ({ signal }) => fetchRecord(source, id, signal),
    initialData: () =>
      queries
        .getQueriesData<InfiniteData<RecordPage<Row>>>({ queryKey: nowKey(source) })
        .flatMap(([, list]) => list?.pages.flatMap(({ rows }) => rows) ?? [])
        .find((row) => row.id === id),
    // The form itself compares with the newest version; what it began with stays.
    staleTime: Infinity,
    gcTime: 0,
    retry: (count, error) => asFailure(error).status !== 404 && count < 1,
  });
  // A restore fetches this again, which forgets the error: what was asked here stays meanwhile.
  const [goneId, setGoneId] = useState<string>();
  const newGoneId = record.error ? (asFailure(record.error).status === 404 ? id : undefined) : goneId;
  if (newGoneId !== goneId) setGoneId(newGoneId);
  if (record.data) return children(record.data);
  if (newGoneId === id) return <Gone key={id} {...props} />;
  if (record.error)
    return <Failed error={record.error} onRetry={() => void record.refetch()} loading={record.isFetching} />;
  return <PageSkeleton />;
}

function Gone<Wire, Row extends RecordRow>({ id, writes, listHref }: EditedRecordProps<Wire, Row>) {
  const t = useTexts('records');
  const [state, setState] = useState<'asked' | 'restoring' | Error>('asked');
  const place = useRef<HTMLDivElement>(null);
  const never = state instanceof Error && asFailure(state).status === 404;
  // The button that was pressed goes away.
  useLayoutEffect(() => {
    if (never) place.current?.focus();
  }, [never]);
  const restore = async () => {
    setState('restoring');
    try {
      // The lists and this record are fetched again after every write.
      await writes.bringBack({ id, version: null } as Row);
    } catch (thrown) {
      setState(asFailure(thrown));
    }
  };
  if (state instanceof Error && !never)
    return <Failed error={state} onRetry={() => void restore()} title={t('gone.title')} />;
  const title = t(never ? 'gone.never' : 'gone.title');
  return (
    <div ref={place} role="group" aria-label={title} tabIndex={-1} style={{ outline: 'none' }}>
      <EmptyState
        drawing="search"
        title={title}
        action={
          <>
            {never ? null : (
              <Button variant="contained" loading={state === 'restoring'} onClick={() => void restore()}>
                {t('gone.restore')}
              </Button>
            )}
            <Button href={listHref}>{t('gone.list')}</Button>
          </>
        }
      >
        {never ? null : t('gone.text')}
      </EmptyState>
    </div>
  );
}
