import { daysOf, scheduleViews, shiftPeriod } from '@terroir/ui-kit/schedule';
import { daysAfter } from '../i18n/zoned-time.ts';
import type { Span } from './calendar/occurrences.ts';
import { spanOf } from './calendar/use-occurrences.ts';
import { wholeList } from './task/task.ts';

/** So many days from today on can be opened one by one. */
const singleDays = 7;

const falls = ({ from, to, perDay }: Span) =>
  `/tasks/occurrences?from=${from}&to=${to}${perDay === undefined ? '' : `&per_day=${perDay}`}`;
const workList = (days: readonly string[]) => {
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  return [falls(span), `/tasks?from=${span.from}&to=${span.to}&limit=${wholeList.pageSize}`];
};

/** What the calendar and the work list ask for of this period and the next, so that they open where there is no network. */
export function tasksKeptAhead(today: string, firstWeekday: number): readonly string[] {
  const next = (view: (typeof scheduleViews)[number]) => [today, shiftPeriod(view, today, 1)];
  const calendars = scheduleViews.flatMap((view) =>
    next(view).map((date) => falls(spanOf({ view, date }, firstWeekday))),
  );
  const weeks = next('week').flatMap((date) => workList(daysOf('week', date, firstWeekday)));
  const days = Array.from({ length: singleDays }, (_, nth) => workList([daysAfter(today, nth)]));
  return [...new Set([...calendars, ...weeks, ...days.flat()])];
}
