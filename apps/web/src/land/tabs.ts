/** The tabs of S1 §2, by the names in their addresses; the view is the screen's own. */
export const tabNames = ['view', 'list'] as const;
export type TabName = (typeof tabNames)[number];

export const landHref = '/land';
export const tabHrefs: Readonly<Record<TabName, string>> = {
  view: landHref,
  list: `${landHref}/list`,
};
/** The view with one plot or zone in its middle. */
export const shownHref = (id: string): string => `${landHref}?id=${encodeURIComponent(id)}`;
