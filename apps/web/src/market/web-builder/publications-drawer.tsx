import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer, EmptyState, styled } from '@terroir/ui-kit';
import { useRef } from 'react';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useMoreFocus } from '../../records/cards/use-more-focus.ts';
import { useInstants } from '../../session/use-instants.ts';
import { fetchPublications, publicationsKey } from './use-website-draft.ts';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '14px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));
const Quiet = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

export interface PublicationsDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Brings the draft back to a version. */
  onRestore: (version: number, when: string) => void;
  /** The version that is being brought back. */
  restoring: number | null;
}

/** When the website was published; the draft is brought back to each of them. */
export function PublicationsDrawer({ open, onClose, onRestore, restoring }: PublicationsDrawerProps) {
  const t = useTexts('web-builder');
  return (
    <Drawer open={open} onClose={onClose} title={t('publications.title')} closeLabel={t('shell:close')} width={440}>
      {open ? <Publications onRestore={onRestore} restoring={restoring} /> : null}
    </Drawer>
  );
}

function Publications({ onRestore, restoring }: Pick<PublicationsDrawerProps, 'onRestore' | 'restoring'>) {
  const t = useTexts('web-builder');
  const instants = useInstants();
  const pages = useInfiniteQuery({
    queryKey: publicationsKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => fetchPublications(pageParam, signal),
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
  const list = useRef<HTMLOListElement>(null);
  const rows = pages.data?.pages.flatMap((page) => page.rows);
  const beginMore = useMoreFocus(rows?.length ?? 0, list, 'li');
  if (!rows)
    return pages.error ? (
      <Failed error={pages.error} onRetry={() => void pages.refetch()} loading={pages.isFetching} compact />
    ) : (
      <PageSkeleton />
    );
  if (rows.length === 0)
    return (
      <EmptyState drawing="clock" title={t('publications.empty.title')} compact headingLevel={3}>
        {t('publications.empty.text')}
      </EmptyState>
    );
  const times = instants.instantsApart(rows.map(({ publishedAt }) => publishedAt));
  return (
    <>
      <p style={{ marginTop: 0 }}>{t('publications.lead')}</p>
      <List ref={list}>
        {rows.map(({ websiteVersion: version, publishedAt }, place) => {
          const when = times[place] ?? '';
          return (
            <li key={version}>
              <div>
                <time dateTime={publishedAt}>{when}</time>
                {place === 0 ? <Quiet>{t('publications.now')}</Quiet> : null}
              </div>
              <Button
                size="small"
                startIcon={<RecordIcon name="undo" />}
                loading={restoring === version}
                aria-label={t('publications.restoreOf', { when })}
                onClick={() => onRestore(version, when)}
              >
                {t('publications.restore')}
              </Button>
            </li>
          );
        })}
      </List>
      {pages.hasNextPage ? (
        <div style={{ marginTop: 16 }}>
          <Button
            onClick={() => {
              beginMore();
              void pages.fetchNextPage();
            }}
            loading={pages.isFetchingNextPage}
          >
            {t('publications.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
