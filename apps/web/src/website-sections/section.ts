import type { WebsiteContentAttributes, WebsiteSectionAttributes } from '@terroir/market';

/** A section of a website as it is drawn. */
export type Section = WebsiteSectionAttributes;
export type SectionName = Section['identifier'];
/** What the sections show of the company. */
export type WebsiteContent = WebsiteContentAttributes;
