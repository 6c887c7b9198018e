import type { ScheduleView } from '@terroir/ui-kit/schedule';

const views = ['month', 'week', 'day'] as const satisfies readonly ScheduleView[];

/** What a calendar shows: a view, and a date of its period. */
export interface CalendarPlace {
  readonly view: ScheduleView;
  readonly date: string;
}

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && isReal(text);
function isReal(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The view and the date of an address; today's month where it says none that can be read. */
export function placeOf(search: URLSearchParams, today: string, usual: ScheduleView = 'month'): CalendarPlace {
  const date = search.get('date');
  return {
    view: views.find((view) => view === search.get('view')) ?? usual,
    date: isDate(date) ? date : today,
  };
}

/** An address with a view and a date, and what else it says. */
export function searchOf({ view, date }: CalendarPlace, search: URLSearchParams = new URLSearchParams()): string {
  const next = new URLSearchParams(search);
  next.set('view', view);
  next.set('date', date);
  return `?${next.toString()}`;
}
