import { Button, EmptyState, RouterLink, styled, VisuallyHidden } from '@terroir/ui-kit';
import { useRef } from 'react';
import { Failed } from '../api/query-state.tsx';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { useTexts } from '../i18n/texts.ts';
import { useMoreFocus } from '../records/cards/use-more-focus.ts';
import { useProfile } from '../session/profile.ts';
import { planLevel } from '../session/roles.ts';
import { useFormat } from '../session/use-format.ts';
import { useInstants } from '../session/use-instants.ts';
import { otherName } from './enquiry-words.ts';
import type { InboxAddress } from './inbox-address.ts';
import { StateMark } from './state-mark.tsx';
import { useEnquiries, type EnquiryRow } from './use-inbox.ts';

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 });
const Line = styled('li')(({ theme }) => ({
  '& > a': {
    display: 'grid',
    gap: 4,
    padding: '14px 16px',
    borderRadius: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderInlineStartWidth: 4,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& > a:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& > a[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.soft.primary,
  },
  '& > a[data-unread]': { borderInlineStartColor: theme.vars.palette.secondary.main },
  '& > a[data-unread] strong': { fontWeight: 800 },
}));
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' }));
const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '4px 12px',
  '& > strong': { flex: '1 1 8rem', minWidth: 0 },
});
const Excerpt = styled('span')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

/** Where an empty box leads to. */
const ways = { received: '/put-to-market', free: '/production-food', sent: '/marketplace' } as const;

export interface EnquiryListProps extends Pick<InboxAddress, 'box' | 'state'> {
  /** The enquiry that is open. */
  open: string | null;
  hrefOf: (change: Partial<InboxAddress>) => string;
}

/** The four faces of a box. */
export function EnquiryList({ box, state, open, hrefOf }: EnquiryListProps) {
  const t = useTexts('enquiries');
  const format = useFormat();
  const role = useProfile().data?.role;
  const { rows, total, error, isFetching, refetch, hasNextPage, fetchNextPage } = useEnquiries({ box, state });
  const lines = useRef<HTMLUListElement>(null);
  const beginMore = useMoreFocus(rows?.length ?? 0, lines, 'li');
  // Items come with the paid plan; on the free one a producer is found by its produces alone.
  const way = box === 'received' && role !== undefined && planLevel(role) < 2 ? 'free' : box;
  if (rows === undefined)
    return error ? (
      <Failed error={error} onRetry={() => void refetch()} loading={isFetching} compact />
    ) : (
      <PageSkeleton />
    );
  if (rows.length === 0)
    return state === null ? (
      <EmptyState
        drawing={box === 'received' ? 'field' : 'basket'}
        title={t(`empty.${box}.title`)}
        compact
        action={
          <Button variant="contained" href={ways[way]}>
            {t(`empty.${way}.action`)}
          </Button>
        }
      >
        {t(`empty.${way}.text`)}
      </EmptyState>
    ) : (
      <EmptyState
        drawing="search"
        title={t('noneFit.title')}
        compact
        action={<Button href={hrefOf({ state: null })}>{t('noneFit.action')}</Button>}
      />
    );
  return (
    <>
      <Lines ref={lines} aria-label={t('list')}>
        {rows.map((row) => (
          <EnquiryLine key={row.id} row={row} isOpen={row.id === open} href={hrefOf({ id: row.id })} />
        ))}
      </Lines>
      {hasNextPage ? (
        <div style={{ marginTop: 16, textAlign: 'center' }}>
          <Button
            onClick={() => {
              beginMore();
              void fetchNextPage();
            }}
            loading={isFetching}
          >
            {t('more', { shown: format.number(rows.length), total: format.number(total) })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function EnquiryLine({ row, isOpen, href }: { row: EnquiryRow; isOpen: boolean; href: string }) {
  const t = useTexts('enquiries');
  const { instant } = useInstants();
  const { unread, about, excerpt, lastIsOwn, lastAt, state, box } = row;
  return (
    <Line>
      <RouterLink href={href} aria-current={isOpen ? 'true' : undefined} {...(unread ? { 'data-unread': '' } : {})}>
        <Head>
          <strong>
            {unread ? <VisuallyHidden>{t('unread')} </VisuallyHidden> : null}
            <bdi>{otherName(row, t)}</bdi>
          </strong>
          <StateMark state={state} box={box} unread={unread} />
        </Head>
        {about ? <bdi>{about}</bdi> : null}
        <Excerpt dir="auto">{lastIsOwn ? t('youWrote', { text: excerpt }) : excerpt}</Excerpt>
        <Quiet>
          <time dateTime={lastAt}>{instant(lastAt)}</time>
        </Quiet>
      </RouterLink>
    </Line>
  );
}
