import type { PublicWebsiteAttributes } from '@terroir/market';
import { websitePreview } from '@terroir/market/server';
import type { Installation, PageHead } from './page-head.ts';

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url);

/** What the website of a company says of itself: an organization of schema.org, as far as it shows how to reach it. */
export function websiteHead(website: PublicWebsiteAttributes, { publicUrl }: Installation): PageHead {
  const { title, description, image } = websitePreview(website);
  const path = `/websites/${website.slug}`;
  const { name, city, state, country, phone, email, address } = website.producer;
  const links = website.producer.links.map(({ url }) => url).filter(isWeb);
  return {
    title,
    description,
    path,
    image,
    type: 'website',
    data: {
      '@type': 'Organization',
      name: name || title,
      ...(description !== '' && { description }),
      url: `${publicUrl}${path}`,
      ...(image !== null && { image: `${publicUrl}${image}` }),
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
