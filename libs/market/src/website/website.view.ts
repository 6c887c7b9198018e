import { websiteSections, Picture, type WebsiteEvent } from '@terroir/events';
import { splitStream, view, type DataOf, type Recorded } from '@terroir/kernel';
import { z } from 'zod';
import { emptySections, withEdit } from './website.ts';

const Section = z.object({
  content: z.string(),
  color: z.string().nullable(),
  backgroundColor: z.string().nullable(),
  opacity: z.number(),
  backgroundImage: Picture.nullable(),
  enabled: z.boolean(),
});
const sections = {
  header: Section,
  banner: Section,
  home: Section,
  products: Section,
  items: Section,
  aboutUs: Section,
  socialMedia: Section,
  contact: Section,
  footer: Section,
};

/** The draft, flat so that the history names each section that changed, and what everybody sees. */
export const WebsiteRow = z.object({
  companyId: z.string(),
  ...sections,
  published: z.object(sections).nullable(),
  slug: z.string(),
  publishedAt: z.string().nullable(),
});
export type WebsiteRow = z.output<typeof WebsiteRow>;

/** The website of a company that has not begun one. */
export const emptyWebsite = (companyId: string): WebsiteRow => ({
  companyId,
  ...emptySections,
  published: null,
  slug: '',
  publishedAt: null,
});

type Happened<T extends WebsiteEvent['type']> = { readonly data: DataOf<WebsiteEvent, T> } & Recorded;
const begun = (row: WebsiteRow | null, stream: string): WebsiteRow => row ?? emptyWebsite(splitStream(stream)[1]);

/** The websites of all companies, one row each under the id of the company. */
export const websiteView = view<WebsiteRow, WebsiteEvent>({
  name: 'website',
  version: 1,
  row: WebsiteRow,
  aggregate: 'website',
  indexes: { company: ['companyId'], slug: ['slug'] },
  company: 'companyId',
  audited: { resource: 'website', fields: [...websiteSections, 'publishedAt'], label: 'slug', revertible: true },
  on: {
    WebsiteSectionEdited: (row, { stream, data }: Happened<'WebsiteSectionEdited'>) => {
      const before = begun(row, stream);
      return { ...before, ...withEdit(before, data) };
    },
    WebsitePublished: (row, { stream, data, recorded }: Happened<'WebsitePublished'>) => {
      const { header, banner, home, products, items, aboutUs, socialMedia, contact, footer, ...rest } = begun(
        row,
        stream,
      );
      const draft = { header, banner, home, products, items, aboutUs, socialMedia, contact, footer };
      return { ...rest, ...draft, published: draft, slug: data.slug, publishedAt: recorded };
    },
  },
});

export const PublicationRow = z.object({ companyId: z.string(), version: z.int(), publishedAt: z.string() });
export type PublicationRow = z.output<typeof PublicationRow>;

/** When each website was published, a row each time: its draft is brought back by the version. */
export const publicationView = view<PublicationRow, WebsiteEvent>({
  name: 'website_publication',
  version: 1,
  row: PublicationRow,
  aggregate: 'website_publication',
  indexes: { published: ['companyId', 'version'] },
  company: 'companyId',
  key: ({ type, stream, revision }: WebsiteEvent & Recorded) =>
    type === 'WebsitePublished' ? `${splitStream(stream)[1]}.${revision + 1}` : null,
  on: {
    WebsitePublished: (_, { stream, revision, recorded }: Happened<'WebsitePublished'>) => ({
      companyId: splitStream(stream)[1],
      version: revision + 1,
      publishedAt: recorded,
    }),
  },
});
