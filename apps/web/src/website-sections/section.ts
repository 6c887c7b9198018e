import type { WebsiteContentAttributes, WebsiteSectionAttributes } from '@terroir/market';
import type { CardsPage } from './cards.tsx';

/** A section of a website as it is drawn. */
export type Section = WebsiteSectionAttributes;
export type SectionName = Section['identifier'];
/** What the sections show of the company. */
export type WebsiteContent = WebsiteContentAttributes;

/** Fetches a page of what did not come with the website. */
export interface FetchMore {
  readonly products: (cursor: string) => Promise<CardsPage<WebsiteContent['products'][number]>>;
  readonly items: (cursor: string) => Promise<CardsPage<WebsiteContent['items'][number]>>;
}
