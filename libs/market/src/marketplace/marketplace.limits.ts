/** Kilometres around a business (S1 §9). */
export const [LEAST_KM, MOST_KM] = [10, 300] as const;
/** Wares of a page unless another number is asked for. */
export const MARKETPLACE_PAGE = 20;

export const marketplaceSorts = ['name', 'cost'] as const;
export type MarketplaceSort = (typeof marketplaceSorts)[number];
