import { linkKinds } from '@terroir/events';
import { z } from 'zod';
import { itemShape } from '../item/item.wire.ts';
import { itemPageShape } from '../page/item-page.wire.ts';
import { websiteShape } from './website.wire.ts';

/** As many products, and as many items, come with a website and with each page of the others. */
export const MOST_CARDS = 60;

/** A product and an item as a website shows them, without their ids. */
export const { id: _, ...websiteProductShape } = itemPageShape.produces.element.shape;
export const websiteItemShape = itemShape;

/** What the sections of a website show of the company. */
export const websiteContentShape = {
  /** What a company does not show is null (`GET /items/{slug}`). */
  producer: itemPageShape.producer.extend({
    links: z.array(z.object({ kind: z.enum(linkKinds), url: z.string() })),
  }),
  /** The first of them, how many there are, and the cursor of the next page. Empty while the section is left out. */
  products: itemPageShape.produces,
  productsTotal: z.int(),
  productsNext: z.string().nullable(),
  items: z.array(z.object({ id: z.string(), ...itemShape })),
  itemsTotal: z.int(),
  itemsNext: z.string().nullable(),
};
export type WebsiteContentAttributes = z.output<z.ZodObject<typeof websiteContentShape>>;

/** A website as everybody sees it: the sections that show, and what they show of the company. */
export const publicWebsiteShape = {
  slug: z.string(),
  sections: websiteShape.sections,
  publishedAt: z.iso.datetime(),
  ...websiteContentShape,
};
export type PublicWebsiteAttributes = z.output<z.ZodObject<typeof publicWebsiteShape>>;
