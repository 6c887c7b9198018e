/** The tabs of S1 §2, by the names in their addresses; the view is the screen's own. */
export const tabNames = ['view', 'list', 'manage', 'style'] as const;
export type TabName = (typeof tabNames)[number];
/** Those that also show the past. */
export const pastTabs: ReadonlySet<TabName> = new Set(['view', 'list']);

export const landHref = '/land';
/** Where a file of outlines becomes plots and zones; no tab of its own. */
export const importHref = '/land/import';
export const tabHrefs: Readonly<Record<TabName, string>> = {
  view: landHref,
  list: `${landHref}/list`,
  manage: `${landHref}/manage`,
  style: `${landHref}/style`,
};
/** The view with one plot or zone in its middle. */
export const shownHref = (id: string): string => `${landHref}?id=${encodeURIComponent(id)}`;
/** The map on which a plot or zone is redrawn. */
export const editHref = (id: string): string => `${tabHrefs.manage}?id=${encodeURIComponent(id)}`;
