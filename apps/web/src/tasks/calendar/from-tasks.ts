import { occurrencesBetween, type TaskAttributes } from '@terroir/land';
import { dayIn } from '../../i18n/zoned-time.ts';
import { knownCompanyZone } from '../../session/company-zone.ts';
import { client } from '../../session/session.ts';
import { plannedOf, taskSource, type TaskRow } from '../task/task.ts';
import type { OccurrenceRow, Occurrences, Span } from './occurrences.ts';

/** When a task falls in a span, as this device works it out. */
export const fallsOf = (task: TaskRow, { from, to }: Pick<Span, 'from' | 'to'>): readonly OccurrenceRow[] =>
  occurrencesBetween(plannedOf(task), from, to).map(({ date, startsOn, startsAt, duration, isMoved, completed }) => ({
    id: `${task.id}_${date}`,
    taskId: task.id,
    name: task.name,
    date,
    startsOn,
    startsAt,
    duration,
    starts: null,
    ends: null,
    repeats: task.repeat,
    moved: isMoved,
    completed: completed && { on: completed.on, hours: completed.hours, cost: null },
  }));

/** The order of a calendar: by day, then by time. */
export function inOrder(a: OccurrenceRow, b: OccurrenceRow): number {
  const [one, other] = [`${a.startsOn} ${a.startsAt ?? ''}`, `${b.startsOn} ${b.startsAt ?? ''}`];
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * What falls in a span by the open tasks that this device keeps. Null for the past, whose done tasks it does not have, and
 * where it does not have every open one.
 */
export async function occurrencesOffline(span: Span, signal: AbortSignal): Promise<Occurrences | null> {
  if (span.to < dayIn(knownCompanyZone(), new Date().toISOString())) return null;
  // The list that is kept ahead (tasks.routes.tsx).
  const query = { done: false, limit: 500 };
  const { rows, nextCursor } = await client.list<TaskAttributes>(taskSource.path, { query, signal });
  if (nextCursor !== null) return null;
  const falls = rows.map(taskSource.rowOf).flatMap((task) => fallsOf(task, span));
  const totals: Record<string, number> = {};
  for (const { startsOn } of falls) totals[startsOn] = (totals[startsOn] ?? 0) + 1;
  return { rows: falls.toSorted(inOrder), totals: span.perDay === undefined ? undefined : totals };
}
