import { styled } from '@terroir/ui-kit';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { NotFetched } from '../public-pages/not-fetched.tsx';
import type { Gone } from '../routing/gone.ts';
import { useFirstScreenGone } from '../public-pages/use-first-screen-gone.ts';
import { useTexts } from '../i18n/texts.ts';
import { usePageName } from '../routing/page-name.ts';
import { ItemCertifications } from './item-certifications.tsx';
import { ItemChanges } from './item-changes.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPlace } from './item-place.tsx';
import { ItemPractices } from './item-practices.tsx';
import { ItemProducer } from './item-producer.tsx';
import { ItemProduces } from './item-produces.tsx';
import { printedAt, useItemPage, type ItemPage } from './use-item-page.ts';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.down('sm')]: { gap: 16 },
  '@media print': { gap: 12 },
}));
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Column = styled('div')({ display: 'grid', gap: 'inherit', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Where an item comes from: what it is made of, by whom, where and how, and since when each claim stands. */
export default function ItemPageScreen() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const at = printedAt(search);
  const t = useTexts('item-page');
  const { page, failure, isLoading, retry } = useItemPage(slug, at);
  if (page) return <Shown page={page} asked={slug} at={at} />;
  if (failure?.status === 404) return <Navigate to="/" replace state={{ gone: 'item' } satisfies Gone} />;
  if (!failure) return <PageSkeleton />;
  return <NotFetched title={t('failed')} failure={failure} onRetry={retry} loading={isLoading} />;
}

function Shown({ page, asked, at }: { page: ItemPage; asked: string; at: string | undefined }) {
  usePageName([page.name, page.producer.name].filter(Boolean).join(' · '), { isAlone: true });
  useFirstScreenGone();
  const navigate = useNavigate();
  const { search } = useLocation();
  // An address that the item had before leads here: the bar shows the present one.
  useEffect(() => {
    if (page.slug !== asked) void navigate(`/items/${page.slug}${search}`, { replace: true });
  }, [page.slug, asked, search, navigate]);
  // Beside the other parts, where no practices fill the column.
  const hasPractices = page.followedPractices.length > 0;
  const place = <ItemPlace producer={page.producer} />;
  return (
    <Parts>
      <ItemHead page={page} />
      {at && page.changes !== undefined ? <ItemChanges changes={page.changes} at={at} /> : null}
      <ItemProduces produces={page.produces} />
      <Halves>
        <Column>
          <ItemPractices groups={page.followedPractices} />
          {hasPractices ? null : place}
        </Column>
        <Column>
          <ItemCertifications certifications={page.certifications} />
          {hasPractices ? place : null}
          <ItemProducer page={page} />
        </Column>
      </Halves>
    </Parts>
  );
}
