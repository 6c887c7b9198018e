import type { Language } from '@terroir/events';
import type { ReadModels } from '@terroir/store';
import type { PublicWebsiteAttributes } from './public-website.wire.ts';
import { sectionAttributes } from './website.attributes.ts';
import { contentOf, type PageAsked } from './website-content.ts';
import { websiteTitle } from './website-title.ts';
import { websiteView, type WebsiteRow } from './website.view.ts';

export interface PublishedWebsite {
  readonly companyId: string;
  readonly attributes: PublicWebsiteAttributes;
}

/** Whose website is at an address, and what of it shows; null where none is published. */
export async function websiteAt(documents: Pick<ReadModels, 'find'>, slug: string) {
  if (slug === '') return null;
  const { documents: found } = await documents.find<WebsiteRow>(websiteView, {
    index: 'slug',
    equals: { slug },
    limit: 1,
    total: 0,
  });
  const row = found[0]?.row;
  if (!row?.published) return null;
  const { companyId, slug: address, publishedAt, published } = row;
  const sections = sectionAttributes(published).filter(({ enabled }) => enabled);
  return { companyId, slug: address, sections, publishedAt: publishedAt ?? '' };
}

/**
 * What everybody sees at the address of a website: the sections that show, and its company as of now; null where none is published.
 * @param page how many produces and items
 */
export async function publishedWebsite(
  documents: ReadModels,
  slug: string,
  language: Language,
  page?: PageAsked,
): Promise<PublishedWebsite | null> {
  const found = await websiteAt(documents, slug);
  if (found === null) return null;
  const { companyId, ...shown } = found;
  const named = shown.sections.map(({ identifier }) => identifier);
  return { companyId, attributes: { ...shown, ...(await contentOf(documents, companyId, language, named, page)) } };
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
