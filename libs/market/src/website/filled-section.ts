import type { WebsiteContentAttributes } from './public-website.wire.ts';
import type { WebsiteSectionAttributes } from './website.wire.ts';

/** Whether a section has something to show: an empty one leaves no empty band. */
export function isFilled(
  { identifier, content, style }: WebsiteSectionAttributes,
  shown: WebsiteContentAttributes,
): boolean {
  if (identifier === 'products') return shown.products.length > 0;
  if (identifier === 'items') return shown.items.length > 0;
  if (identifier === 'socialMedia') return shown.producer.links.length > 0;
  if (identifier === 'aboutUs') return content !== '' || shown.producer.details !== '';
  if (identifier === 'header' || identifier === 'contact' || identifier === 'footer') return true;
  return content !== '' || style.backgroundImage !== null;
}
