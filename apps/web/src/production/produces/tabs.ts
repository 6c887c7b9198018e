/** The tabs of S1 §2, by the names in their addresses; the summary is the screen's own. */
export const tabNames = ['summary', 'listedProduce', 'addProduce', 'produceDetails'] as const;
export type TabName = (typeof tabNames)[number];

export const summaryHref = '/production-food';
export const listHref = `${summaryHref}/listedProduce`;
export const addHref = `${summaryHref}/addProduce`;
export const detailsHref = `${summaryHref}/produceDetails`;
export const importHref = `${summaryHref}/import`;
export const tabHrefs: Readonly<Record<TabName, string>> = {
  summary: summaryHref,
  listedProduce: listHref,
  addProduce: addHref,
  produceDetails: detailsHref,
};

/** The form over a produce. */
export const editHref = (id: string): string => `${addHref}?id=${encodeURIComponent(id)}`;
/** Everything about one produce. */
export const oneHref = (id: string): string => `${detailsHref}?id=${encodeURIComponent(id)}`;
