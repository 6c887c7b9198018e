export type TabName = 'list' | 'calendar' | 'tasksMap';
/** Those of the tabs of S1 §2 that are there; the list is the screen's own. */
export const tabNames: readonly TabName[] = ['list', 'calendar', 'tasksMap'];
/** Those that also show the past. */
export const pastTabs: ReadonlySet<TabName> = new Set(['list']);

export const tasksHref = '/tasks';
/** What is to be done on a day or in a week, on paper: no tab, but the calendar and the list lead to it. */
export const workListHref = `${tasksHref}/work-list`;
export const tabHrefs: Readonly<Record<TabName, string>> = {
  list: tasksHref,
  calendar: `${tasksHref}/calendar`,
  tasksMap: `${tasksHref}/map`,
};

/** The tab of an address: `/tasks/:tab`; undefined where there is none. */
export const tabOf = (segment: string | undefined): TabName | undefined =>
  segment === undefined ? 'list' : tabNames.find((name) => tabHrefs[name] === `${tasksHref}/${segment}`);
