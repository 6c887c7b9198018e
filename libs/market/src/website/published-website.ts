import { websiteSections, type Language } from '@terroir/events';
import type { ReadModels } from '@terroir/store';
import { KeptPages } from '../page/kept-pages.ts';
import type { PublicWebsiteAttributes } from './public-website.wire.ts';
import { sectionAttributes } from './website.attributes.ts';
import { contentAttributes, websiteParts, type PageAsked } from './website-content.ts';
import { websiteTitle } from './website-title.ts';
import { websiteView, type WebsiteRow } from './website.view.ts';

export interface PublishedWebsite {
  readonly companyId: string;
  readonly attributes: PublicWebsiteAttributes;
}

/** Whose website is at an address, and which of its sections show; null where none is published. */
export async function websiteAt(documents: Pick<ReadModels, 'find'>, slug: string) {
  if (slug === '') return null;
  const { documents: found } = await documents.find<WebsiteRow>(websiteView, {
    index: 'slug',
    equals: { slug },
    limit: 1,
    total: 0,
  });
  const [document] = found;
  if (!document?.row.published) return null;
  const { companyId, published } = document.row;
  const shown = websiteSections.filter((name) => published[name].enabled);
  return { companyId, document, published, shown };
}

/** So many websites are kept, each with at most 120 produces and items. */
const MOST_KEPT = 200;
/** Websites with as much as their page asks for and with what is sent within it. */
const [whole, firstScreens] = [
  new KeptPages<PublicWebsiteAttributes>(MOST_KEPT),
  new KeptPages<PublicWebsiteAttributes>(MOST_KEPT),
];

/**
 * What everybody sees at the address of a website: the sections that show, and its company as of now; null where none is published.
 * The same object is answered for as long as the store hands out the same documents.
 * @param page how many produces and items of a page that is sent readable
 */
export async function publishedWebsite(
  documents: ReadModels,
  slug: string,
  language: Language,
  page?: PageAsked,
): Promise<PublishedWebsite | null> {
  const found = await websiteAt(documents, slug);
  if (found === null) return null;
  const { companyId, document, published, shown } = found;
  const parts = await websiteParts(documents, companyId, shown, page);
  const { producer, products, items } = parts;
  // The next page too: it may come behind the same documents.
  const ofPages = [products, items].flatMap(({ documents: each, total, nextCursor }) => [total, nextCursor, ...each]);
  const of = [producer, ...ofPages];
  const attributes = (page === undefined ? whole : firstScreens).of(document, of, language, () => ({
    slug: document.row.slug,
    sections: sectionAttributes(published, shown),
    publishedAt: document.row.publishedAt ?? '',
    ...contentAttributes(companyId, parts, language),
  }));
  return { companyId, attributes };
}

/** What search engines and messages show of a website. Texts but the title are as they were typed. */
export interface WebsitePreview {
  /** One short line: how the header begins, else the name of the company. */
  readonly title: string;
  /** The first text of the page, or ''. */
  readonly description: string;
  /** The address of a picture on this server, or null. */
  readonly image: string | null;
}

/** The preview of a website, made of the sections that show alone. */
export function websitePreview({ sections, producer }: PublicWebsiteAttributes): WebsitePreview {
  const section = (name: string) => sections.find(({ identifier }) => identifier === name);
  const said = (name: string) => section(name)?.content ?? '';
  return {
    title: websiteTitle(said('header'), producer.name),
    description: said('home') || said('aboutUs') || said('banner') || producer.details,
    image: section('banner')?.style.backgroundImage?.image ?? producer.imageUrls.image,
  };
}
