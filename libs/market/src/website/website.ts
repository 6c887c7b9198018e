import type { DataOf } from '@terroir/kernel';
import { websiteSections, type WebsiteEvent, type WebsiteSectionName } from '@terroir/events';

type Edited = DataOf<WebsiteEvent, 'WebsiteSectionEdited'>;

/** What a section says: text, colours (null is the theme's), a background image with its opacity, and whether it shows. */
export type WebsiteSection = { readonly [F in Exclude<keyof Edited, 'section'>]-?: Exclude<Edited[F], undefined> };

/** All nine sections by name. */
export type WebsiteSections = Readonly<Record<WebsiteSectionName, WebsiteSection>>;

/** A section that nobody has edited: it shows, in the theme's colours, without text and image. */
export const emptySection: WebsiteSection = {
  content: '',
  color: null,
  backgroundColor: null,
  opacity: 1,
  backgroundImage: null,
  enabled: true,
};

/** The website of a company that has not begun one. */
export const emptySections = Object.fromEntries(
  websiteSections.map((name) => [name, emptySection]),
) as unknown as WebsiteSections;

/** The sections that may be left out of a page (S1 §2); the others always show. */
export const optionalSections: readonly WebsiteSectionName[] = ['products', 'items', 'socialMedia'];

/** The sections after an edit of one. */
export const withEdit = (sections: WebsiteSections, { section, ...changed }: Edited): WebsiteSections => ({
  ...sections,
  [section]: { ...sections[section], ...changed },
});
