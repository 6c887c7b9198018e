import { styled } from '@terroir/ui-kit';
import { websiteTitle, type PublicWebsiteAttributes } from '@terroir/market';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { useTexts } from '../i18n/texts.ts';
import type { Gone } from '../routing/gone.ts';
import { NotFetched } from '../public-pages/not-fetched.tsx';
import { useFirstScreenGone } from '../public-pages/use-first-screen-gone.ts';
import { usePublicPage } from '../public-pages/use-public-page.ts';
import { usePageName } from '../routing/page-name.ts';
import type { Saved } from '../api/client.ts';
import { client, useSignedIn } from '../session/session.ts';
import { ContactPlace } from './contact-place.tsx';
import type { FetchMore } from '../website-sections/section.ts';
import { WebsiteSections } from '../website-sections/website-sections.tsx';
import { ExpiredNote } from './expired-note.tsx';

type Product = Omit<PublicWebsiteAttributes['products'][number], 'id'>;
type Item = Omit<PublicWebsiteAttributes['items'][number], 'id'>;

const Margin = styled('div')({ padding: 24 });

/** The website of a producer as it was last published, in the producer's colours (S1 §2). */
export default function WebsitePageScreen() {
  const t = useTexts('website');
  const { slug = '' } = useParams();
  const { page, failure, isLoading, retry } = usePublicPage<PublicWebsiteAttributes>('/websites', { slug });
  if (page) return <Shown page={page} />;
  // An address that cannot be one is refused as malformed: no website is there either.
  if (failure?.status === 404 || failure?.status === 400)
    return <Navigate to="/" replace state={{ gone: 'website' } satisfies Gone} />;
  return (
    <Margin>
      {failure ? (
        <NotFetched title={t('failed')} failure={failure} onRetry={retry} loading={isLoading} />
      ) : (
        <PageSkeleton />
      )}
    </Margin>
  );
}

/** The pages of what a website shows, by their cursors. */
const moreOf = (slug: string): FetchMore => ({
  products: (cursor) => client.list<Product>('/websites/products', { query: { slug, cursor } }),
  items: (cursor) => client.list<Item>('/websites/items', { query: { slug, cursor } }),
});

function Shown({ page }: { page: Saved<PublicWebsiteAttributes> }) {
  const header = page.sections.find(({ identifier }) => identifier === 'header');
  usePageName(websiteTitle(header?.content ?? '', page.producer.name), { isAlone: true });
  useFirstScreenGone();
  const signedIn = useSignedIn();
  const fetchMore = useMemo(() => moreOf(page.slug), [page.slug]);
  return (
    <>
      {signedIn ? <ExpiredNote companyId={page.id} /> : null}
      <WebsiteSections
        sections={page.sections}
        content={page}
        top={1}
        contact={<ContactPlace slug={page.slug} />}
        fetchMore={fetchMore}
      />
    </>
  );
}
