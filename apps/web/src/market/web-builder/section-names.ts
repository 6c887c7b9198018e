import type { SectionName } from '../../website-sections/section.ts';

// Here and not with the sections: the words of the history would bring these along, and these the words.
/** The sections in the order of the page. */
export const sectionNames = [
  'header',
  'banner',
  'home',
  'products',
  'items',
  'aboutUs',
  'socialMedia',
  'contact',
  'footer',
] as const satisfies readonly SectionName[];
