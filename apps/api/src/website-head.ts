import type { WebsitePreview } from '@terroir/market/server';
import type { Installation, PageHead } from './page-head.ts';

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url);

/** What the website of a company says of itself: an organization of schema.org, as far as it shows how to reach it. */
export function websiteHead(website: WebsitePreview, { publicUrl }: Installation): PageHead {
  const path = `/websites/${website.slug}`;
  const { name, city, state, country, phone, email, address } = website.producer;
  const links = website.links.filter(isWeb);
  return {
    title: website.title,
    description: website.description,
    path,
    image: website.image,
    type: 'website',
    data: {
      '@type': 'Organization',
      name: name || website.title,
      ...(website.description !== '' && { description: website.description }),
      url: `${publicUrl}${path}`,
      ...(website.image !== null && { image: `${publicUrl}${website.image}` }),
      address: {
        '@type': 'PostalAddress',
        ...(address !== null && { streetAddress: address }),
        addressLocality: city,
        addressRegion: state,
        addressCountry: country,
      },
      ...(phone !== null && { telephone: phone }),
      ...(email !== null && { email }),
      ...(links.length > 0 && { sameAs: links }),
    },
  };
}
