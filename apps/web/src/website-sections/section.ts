import type { WebsiteContentAttributes, WebsiteSectionAttributes } from '@terroir/market';

/** A section of a website as it is drawn. */
export type Section = WebsiteSectionAttributes;
export type SectionName = Section['identifier'];
/** What the sections show of the company. */
export type WebsiteContent = WebsiteContentAttributes;

/** Whether a section has something to show: an empty one leaves no empty band. */
export function isFilled({ identifier, content, style }: Section, shown: WebsiteContent): boolean {
  if (identifier === 'products') return shown.products.length > 0;
  if (identifier === 'items') return shown.items.length > 0;
  if (identifier === 'socialMedia') return shown.producer.links.length > 0;
  if (identifier === 'aboutUs') return content !== '' || shown.producer.details !== '';
  if (identifier === 'header' || identifier === 'contact' || identifier === 'footer') return true;
  return content !== '' || style.backgroundImage !== null;
}
