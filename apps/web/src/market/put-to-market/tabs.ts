import { cardTabs } from '../../records/cards/card-tabs.ts';

/** The tabs of S1 §2; the second holds the form, also to correct. */
export const itemTabs = cardTabs('/put-to-market', 'addItem');

/** The page of an item that everybody can read. */
export const pageHref = (slug: string): string => `/items/${encodeURIComponent(slug)}`;
