import { dateIn } from '@terroir/kernel';
import { availabilityOf, type ItemPreview } from '@terroir/market/server';
import type { Installation, PageHead } from './page-head.ts';

/** What the page of an item says of itself: a product of schema.org with its offer. */
export function itemHead(item: ItemPreview, { publicUrl, currency, timeZone }: Installation): PageHead {
  const path = `/items/${item.slug}`;
  const state = availabilityOf(item.periods, dateIn(timeZone, new Date().toISOString()))?.state ?? 'now';
  const url = `${publicUrl}${path}`;
  const price = item.costCents === null ? null : (item.costCents / 100).toFixed(2);
  const place = { '@type': 'PostalAddress', addressLocality: item.city, addressRegion: item.state };
  const seller = { '@type': 'Organization', name: item.producer, address: place };
  return {
    title: [item.name, item.producer].filter(Boolean).join(' · '),
    description: item.details,
    path,
    image: item.image,
    type: 'product',
    properties: { 'product:price:amount': price, 'product:price:currency': price === null ? null : currency },
    data: {
      '@type': 'Product',
      name: item.name,
      description: item.details,
      url,
      ...(item.image !== null && { image: `${publicUrl}${item.image}` }),
      brand: { '@type': 'Brand', name: item.producer },
      ...(item.produces.length > 0 && { material: item.produces }),
      ...(price !== null && {
        offers: {
          '@type': 'Offer',
          url,
          price,
          priceCurrency: currency,
          availability: `https://schema.org/${state === 'now' ? 'InStock' : 'OutOfStock'}`,
          seller,
        },
      }),
    },
  };
}
