import type { Language } from '@terroir/events';
import { itemPreview, type ItemPreview } from '@terroir/market/server';
import type { ReadModels } from '@terroir/store';

/** What is sent within the page at a screen's address: what its head says, or the address to which it moved. */
export type ScreenHead = { readonly status: 200 | 404; readonly head: string } | { readonly location: string };

interface Installation {
  readonly publicUrl: string;
  readonly currency: string;
}

const locales: Readonly<Record<Language, string>> = { en: 'en_CA', fr: 'fr_CA' };
const LONGEST_DESCRIPTION = 200;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** JSON that ends no element and begins no comment, wherever it stands in a page. */
const embedded = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** The text on one line, cut at a word. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const cut = line.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION / 2)).trimEnd()}…`;
}

/** Title, description, Open Graph and JSON-LD (schema.org) of an item, as HTML. */
export function itemHead(item: ItemPreview, { publicUrl, currency }: Installation, language: Language): string {
  const url = `${publicUrl}/items/${item.slug}`;
  const title = [item.name, item.producer].filter(Boolean).join(' · ');
  const description = shortened(item.details);
  const image = item.image === null ? null : `${publicUrl}${item.image}`;
  const price = item.costCents === null ? null : (item.costCents / 100).toFixed(2);
  const meta = (attribute: 'name' | 'property', name: string, content: string | null): string =>
    content === null ? '' : `<meta ${attribute}="${name}" content="${escaped(content)}" />`;
  const place = { '@type': 'PostalAddress', addressLocality: item.city, addressRegion: item.state };
  const seller = { '@type': 'Organization', name: item.producer, address: place };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.details,
    url,
    ...(image !== null && { image }),
    brand: { '@type': 'Brand', name: item.producer },
    ...(item.produces.length > 0 && { material: item.produces }),
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        seller,
      },
    }),
  };
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(url)}" />`,
    meta('property', 'og:type', 'product'),
    meta('property', 'og:site_name', 'Terroir'),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'product:price:amount', price),
    meta('property', 'product:price:currency', price === null ? null : currency),
    `<script type="application/ld+json">${embedded(data)}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

const NOT_THERE: ScreenHead = {
  status: 404,
  head: '<title>Terroir</title>\n    <meta name="robots" content="noindex" />',
};
const ITEM = /^\/items\/([^/?]+)\/?(?:\?(.*))?$/;

/** What the head of the screen at an address says, with its query; null where it is that of every screen. */
export async function screenHead(
  documents: ReadModels,
  installation: Installation,
  address: string,
  language: Language,
): Promise<ScreenHead | null> {
  const [, slug, query] = ITEM.exec(address) ?? [];
  if (slug === undefined) return null;
  const item = await itemPreview(documents, slug, language);
  if (item === null) return NOT_THERE;
  if (item.slug !== slug) return { location: `/items/${item.slug}${query === undefined ? '' : `?${query}`}` };
  return { status: 200, head: itemHead(item, installation, language) };
}
