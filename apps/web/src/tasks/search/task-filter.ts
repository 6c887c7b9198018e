import type { Query } from '../../api/client.ts';
import { daysAfter } from '../../i18n/zoned-time.ts';
import { keptWords } from '../../records/search/kept-words.ts';
import type { Area } from '../../places/area.ts';
import { nextOf } from '../task/task-state.ts';
import type { TaskRow } from '../task/task.ts';

export const spans = ['overdue', 'today', 'week', 'days30', 'dates'] as const;
export type Span = (typeof spans)[number];
export const shows = ['open', 'done', 'all'] as const;
export type Shows = (typeof shows)[number];

/** What the list is narrowed to; null is everything. */
export interface TaskFilter {
  /** Words in any order, of name, details and tags. */
  readonly q: string | null;
  readonly when: Span | null;
  /** Own dates, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** The id of a plot, with its zones, or of a zone. */
  readonly place: string | null;
  readonly produce: string | null;
  readonly tag: string | null;
  /** What is to be done unless something else is said. */
  readonly show: Shows;
}
export const everyTask: TaskFilter = {
  q: null,
  when: null,
  from: null,
  to: null,
  place: null,
  produce: null,
  tag: null,
  show: 'open',
};
const names = Object.keys(everyTask) as readonly (keyof TaskFilter)[];

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00Z`).toString() !== 'Invalid Date' &&
  daysAfter(text, 0) === text;

/** Reads an address; what cannot be read is left out. */
export function filterFrom(search: URLSearchParams): TaskFilter {
  const text = (name: keyof TaskFilter) => keptWords(search.get(name) ?? '') || null;
  const when = spans.find((span) => span === text('when')) ?? null;
  const day = (name: 'from' | 'to') => {
    const found = when === 'dates' ? text(name) : null;
    return found !== null && isDay(found) ? found : null;
  };
  return {
    q: text('q'),
    when,
    from: day('from'),
    to: day('to'),
    place: text('place'),
    produce: text('produce'),
    tag: text('tag'),
    show: shows.find((one) => one === text('show')) ?? 'open',
  };
}

/** The query string that leads to a filter; other parameters are kept. */
export function searchFor(filter: TaskFilter, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  for (const name of names) {
    const value = filter[name];
    const isOwn = filter.when === 'dates' || (name !== 'from' && name !== 'to');
    if (value === null || value === '' || value === everyTask[name] || !isOwn) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** How many filters, the words and what is shown aside, narrow the list. */
export const narrowings = (filter: TaskFilter): number =>
  (['when', 'place', 'produce', 'tag'] as const).filter((name) => filter[name] !== null).length;
export const isNarrowed = (filter: TaskFilter): boolean => filter.q !== null || narrowings(filter) > 0;

/** Whether the last day comes before the first one, which the field says. */
export const isOutOfOrder = ({ from, to }: Pick<TaskFilter, 'from' | 'to'>): boolean =>
  from !== null && to !== null && to < from;

/** The days of a span on a day of the company; a week begins on Sunday. */
export function daysOf(
  { when, from, to }: Pick<TaskFilter, 'when' | 'from' | 'to'>,
  today: string,
): { readonly from: string | null; readonly to: string | null } {
  if (when === 'overdue') return { from: null, to: daysAfter(today, -1) };
  if (when === 'today') return { from: today, to: today };
  if (when === 'days30') return { from: today, to: daysAfter(today, 29) };
  if (when === 'week') {
    const first = daysAfter(today, -new Date(`${today}T00:00Z`).getUTCDay());
    return { from: first, to: daysAfter(first, 6) };
  }
  return when === 'dates' ? { from, to: isOutOfOrder({ from, to }) ? null : to } : { from: null, to: null };
}

/** The part of the filter that the server applies: words, days, state and produce. */
export function queryOf(filter: TaskFilter, today: string): Query {
  const { q, show, produce, when } = filter;
  // What is overdue is not done, whatever is shown.
  const done = when === 'overdue' ? false : show === 'all' ? null : show === 'done';
  return { q, ...daysOf(filter, today), done, produce: produce === null ? null : [produce] };
}

/** The part that the screen applies: overdue times of repeats, a plot with its zones, tags, and what was done meanwhile. */
export function isWanted(filter: TaskFilter, today: string, areas: readonly Area[] | undefined) {
  const { when, show, place, tag } = filter;
  const within = new Set([
    place,
    ...(areas ?? []).flatMap((area) => (area.kind === 'zone' && area.plotId === place ? [area.id] : [])),
  ]);
  return (task: TaskRow): boolean =>
    (show === 'all' || task.done === (show === 'done') || (when === 'overdue' && !task.done)) &&
    (when !== 'overdue' || (nextOf(task)?.on ?? today) < today) &&
    (place === null || task.locations.some(({ locatableId }) => within.has(locatableId))) &&
    (tag === null || task.tags.includes(tag));
}

/** The tags of some tasks, in the order of their letters. */
export const tagsOf = (tasks: readonly TaskRow[], language: string): readonly string[] =>
  [...new Set(tasks.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b, language));
