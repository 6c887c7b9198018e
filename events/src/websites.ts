import { z } from 'zod';
import { Id, personal, Picture, type MessageOf } from './values.ts';

/** The sections of a website, in the order in which it shows them (S1 §2). */
export const websiteSections = [
  'header',
  'banner',
  'home',
  'products',
  'items',
  'aboutUs',
  'socialMedia',
  'contact',
  'footer',
] as const;
export type WebsiteSectionName = (typeof websiteSections)[number];

/** A colour as six hexadecimal digits, `#3a6628`. */
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** What a section says of itself; an edit carries what changed. A colour that is null is that of the theme. */
const section = {
  content: personal(z.string()),
  color: Colour.nullable(),
  backgroundColor: Colour.nullable(),
  /** Of the background image: 0 is unseen, 1 is all of it. */
  opacity: z.number().min(0).max(1),
  backgroundImage: Picture.nullable(),
  enabled: z.boolean(),
};

/** Stream `website-COMPANY_ID`: the draft of a company's website, section by section, and when it was published. */
export const websiteEvents = {
  WebsiteSectionEdited: z.object({ section: z.enum(websiteSections), ...z.object(section).partial().shape }),
  /** What the draft says now is what everybody sees, at this address. */
  WebsitePublished: z.object({ slug: personal(z.string()) }),
} as const;
export type WebsiteEvent = MessageOf<typeof websiteEvents>;

/** Stream `website_slug-KEYED_HASH`: one company per address of a website, for ever; the address itself never stands here. */
export const websiteSlugEvents = {
  WebsiteSlugReserved: z.object({ companyId: Id }),
} as const;
export type WebsiteSlugEvent = MessageOf<typeof websiteSlugEvents>;
