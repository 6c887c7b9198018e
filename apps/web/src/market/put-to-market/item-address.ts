import { pageHref } from './tabs.ts';

/** The whole address of an item's page, as a QR code holds it; a label's carries the moment of its printing (ISO 8601). */
export const addressOf = (slug: string, printedAt?: string): string => {
  const address = new URL(pageHref(slug), location.origin);
  if (printedAt !== undefined) address.searchParams.set('at', printedAt);
  return address.href;
};
