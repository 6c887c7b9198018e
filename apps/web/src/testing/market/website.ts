import { profileOf, record, type Told } from '../answers.ts';
import { itemPage } from './item-page.ts';

const names = ['header', 'banner', 'home', 'products', 'items', 'aboutUs', 'socialMedia', 'contact', 'footer'] as const;
type Name = (typeof names)[number];
interface WireSection {
  content?: string;
  enabled?: boolean;
  style?: object;
}

/** Sections as the server answers them; what is not said of one is empty. */
export const websiteSections = (said: Partial<Record<Name, WireSection>> = {}) =>
  names.map((identifier) => ({
    identifier,
    content: said[identifier]?.content ?? '',
    style: { color: null, background_color: null, opacity: 1, background_image: null, ...said[identifier]?.style },
    enabled: said[identifier]?.enabled ?? true,
  }));

const attributesOf = (told: Told) => (told.body as { data: { attributes: Record<string, unknown> } }).data.attributes;

/** What a website shows of its company: a farm with a produce, an item and links. */
export const websiteContent = (more: object = {}) => {
  const item = attributesOf(itemPage());
  const {
    producer,
    website_slug: _____,
    produces,
    certifications: _,
    followed_practices: __,
    changed_at: ___,
    ...own
  } = item;
  return {
    producer: {
      ...(producer as object),
      links: [
        { kind: 'facebook', url: 'https://facebook.com/greenwoods' },
        { kind: 'website', url: 'javascript:alert(1)' },
      ],
    },
    products: produces,
    products_total: 1,
    products_next: null,
    items: [{ ...own, id: 'item-1' }],
    items_total: 1,
    items_next: null,
    ...more,
  };
};

/** The public website of that company. */
export const publicWebsite = (sections = websiteSections(), more: object = {}) =>
  record(
    'public_website',
    {
      slug: 'green-woods',
      sections: sections.filter(({ enabled }) => enabled),
      published_at: '2026-07-01T12:00:00.000Z',
      ...websiteContent(),
      ...more,
    },
    'farm-1',
  );

/** The draft of its website, in a version. */
export const websiteDraft = (version: number, sections = websiteSections(), more: object = {}) => ({
  ...record('website', { slug: null, sections, published: null, changed: false, ...more }, 'farm-1'),
  headers: { ETag: `"${version}"` },
});

/** What the web builder of a producer asks for: a draft at its first version. */
export const builderAnswers = (): Readonly<Record<string, Told>> => ({
  'GET /profile': profileOf('producer_level_three'),
  'GET /website': websiteDraft(1),
  'GET /website/content': record('website_content', websiteContent(), 'farm-1'),
});
