import { availabilityOf, produceName } from '@terroir/market';
import type { PublicItem } from '@terroir/market/server';
import type { Installation, PageHead } from './page-head.ts';

/**
 * What the page of an item says of itself: a product of schema.org with its offer.
 * @param today a calendar date, which says whether it is available
 */
export function itemHead(item: PublicItem, { publicUrl, currency }: Installation, today: string): PageHead {
  const { name, details, slug, cost, producer, produces } = item;
  const path = `/items/${slug}`;
  const url = `${publicUrl}${path}`;
  const image = item.imageUrls.image ?? producer.imageUrls.image;
  const price = cost === null ? null : cost.toFixed(2);
  const address = { '@type': 'PostalAddress', addressLocality: producer.city, addressRegion: producer.state };
  const seller = { '@type': 'Organization', name: producer.name, address };
  return {
    title: [name, producer.name].filter(Boolean).join(' · '),
    description: details,
    path,
    image,
    type: 'product',
    properties: { 'product:price:amount': price, 'product:price:currency': price === null ? null : currency },
    data: {
      '@type': 'Product',
      name,
      description: details,
      url,
      ...(image !== null && { image: `${publicUrl}${image}` }),
      brand: { '@type': 'Brand', name: producer.name },
      ...(produces.length > 0 && { material: produces.map(produceName) }),
      ...(price !== null && {
        offers: {
          '@type': 'Offer',
          url,
          price,
          priceCurrency: currency,
          ...availability(produces, today),
          seller,
        },
      }),
    },
  };
}

/** Whether it is to be had on a day; one that is to come is ordered before (schema.org, ItemAvailability). Of nothing, nothing is said. */
function availability(produces: PublicItem['produces'], today: string) {
  const periods = produces.map(({ availabilityFrom, availabilityTo }) => ({
    from: availabilityFrom,
    to: availabilityTo,
  }));
  const found = availabilityOf(periods, today);
  if (found?.state === 'later') return { availability: 'https://schema.org/PreOrder', availabilityStarts: found.from };
  if (found === null) return {};
  return { availability: `https://schema.org/${found.state === 'now' ? 'InStock' : 'OutOfStock'}` };
}
