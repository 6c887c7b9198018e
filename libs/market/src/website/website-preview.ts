import { imageUrl, type Positions } from '@terroir/http';
import { every, type ReadModels } from '@terroir/store';
import { itemView, type ItemRow } from '../item/item.view.ts';
import { producerAttributes } from '../page/item-page.attributes.ts';
import { itemProducerView, type ItemProducerRow } from '../page/item-producer.view.ts';
import { websiteTitle } from './website-title.ts';
import { websiteView, type WebsiteRow } from './website.view.ts';

/** What search engines and messages show of a website. Texts but the title are as they were typed. */
export interface WebsitePreview {
  readonly slug: string;
  /** One short line: how the header begins, else the name of the company. */
  readonly title: string;
  /** The first text of the page, or ''. */
  readonly description: string;
  /** The address of a picture on this server, or null. */
  readonly image: string | null;
  readonly producer: {
    readonly name: string;
    readonly city: string;
    readonly state: string;
    readonly country: string;
    readonly phone: string | null;
    readonly email: string | null;
    readonly address: string | null;
  };
  /** Pages of the company elsewhere; none while their section is left out. */
  readonly links: readonly string[];
}

/** What everybody sees at the address of a website; null where none is published. */
export async function websitePreview(documents: ReadModels, slug: string): Promise<WebsitePreview | null> {
  if (slug === '') return null;
  const { documents: found } = await documents.find<WebsiteRow>(websiteView, {
    index: 'slug',
    equals: { slug },
    limit: 1,
    total: 0,
  });
  const row = found[0]?.row;
  if (!row?.published) return null;
  const { header, banner, home, aboutUs, socialMedia } = row.published;
  const producer = await documents.get<ItemProducerRow>(itemProducerView, row.companyId);
  const { name, city, state, country, phone, email, address, details, imageUrls } = producerAttributes(
    row.companyId,
    producer?.row ?? null,
  );
  return {
    slug: row.slug,
    title: websiteTitle(header.content, name),
    description: home.content || aboutUs.content || banner.content || details,
    image: banner.backgroundImage ? imageUrl(banner.backgroundImage.image) : imageUrls.image,
    producer: { name, city, state, country, phone, email, address },
    links: socialMedia.enabled ? (producer?.row.links ?? []).map(({ url }) => url) : [],
  };
}

/** An address that everybody can open, and since when it is as it is where that is said (ISO 8601 UTC). */
export interface PublicPage {
  readonly path: string;
  readonly changedAt: string | null;
}

/** Every published website and every item that shows. */
export async function* publicPages(documents: ReadModels): AsyncGenerator<PublicPage> {
  for await (const { row } of every<WebsiteRow>(documents, websiteView, 'slug', {}))
    if (row.published && row.slug !== '') yield { path: `/websites/${row.slug}`, changedAt: row.publishedAt };
  for await (const { row } of every<ItemRow>(documents, itemView, 'recorded', {}))
    if (row.enabled && !row.removed) yield { path: `/items/${row.slug}`, changedAt: null };
}

/** Grows whenever what `publicPages` reads may have changed: how far its views have come, added up. */
export const publicPagesReached = (positions: Pick<Positions, 'reached'>): number =>
  positions.reached(websiteView.name) + positions.reached(itemView.name);
