/** Kilometres around a business (S1 §9). */
export const [LEAST_KM, MOST_KM] = [10, 300] as const;
/** Wares of a page unless another number is asked for. */
export const MARKETPLACE_PAGE = 20;

export const marketplaceSorts = ['name', 'cost'] as const;
export type MarketplaceSort = (typeof marketplaceSorts)[number];

/** What the marketplace shows of what is around. */
export const faces = ['produces', 'items', 'producers'] as const;
export type Face = (typeof faces)[number];

/** The longest search, in UTF-16 code units. */
export const SEARCH_LIMIT = 200;
