/** The tabs of S1 §2; the second holds the form, also to correct. */
export const cardsHref = '/put-to-market';
export const addHref = '/put-to-market/addItem';

/** The form over an item. */
export const editHref = (id: string): string => `${addHref}?id=${encodeURIComponent(id)}`;

/** The page of an item that everybody can read. */
export const pageHref = (slug: string): string => `/items/${encodeURIComponent(slug)}`;
