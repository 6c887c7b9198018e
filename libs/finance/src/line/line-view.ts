import {
  dateIn,
  recordView,
  type Message,
  type Recorded,
  type RecordRow,
  type RecordView,
  type Tallied,
  type View,
} from '@terroir/kernel';
import { z } from 'zod';
import { companyCalendarView, type CompanyCalendarRow } from '../company/company-calendar.view.ts';
import type { Line } from './line.ts';

/** A row of the books: it always says its day. */
export type LineRow = RecordRow<Line> & {
  /** The instant of the last correction, ISO 8601 UTC. */
  readonly correctedAt: string | null;
  /** The day that it has where it does not say one; null for one that said its day from the first. */
  readonly unsaidDay: string | null;
  /** The position of its last event: what changed since a position is found by it. */
  readonly changedAt: number;
};

/** Each begins with the company, so an answer never depends on how many rows other companies have. */
export const lineIndexes = {
  date: ['companyId', 'removed', 'occurredOn', 'recordedAt'],
  changed: ['companyId', 'changedAt'],
} as const;

const asRecorded = { correctedAt: null, unsaidDay: null };

interface LineTally {
  /** How a line counts in the tally of its company. */
  readonly tally: (row: never) => Tallied;
}

type Fold<E> = (
  row: LineRow | null,
  event: E & Recorded,
  siblings: Readonly<Record<string, unknown>>,
) => LineRow | null;

/** The same folds, with the position of the event in the row that it leaves. */
const placed = <E extends Message>(on: Readonly<Record<string, Fold<E>>>): Readonly<Record<string, Fold<E>>> =>
  Object.fromEntries(
    Object.entries(on).map(([type, fold]) => [
      type,
      (row, event, siblings) => {
        const made = fold(row, event, siblings);
        return made && { ...made, changedAt: event.position };
      },
    ]),
  );

/**
 * The lines of one side of the books. One from before lines said their day happened on the calendar date of its recording in the
 * zone that its company had then (UTC while it had none), which is read from the company's calendar.
 */
export function lineView<Noun extends string, E extends Message>(
  declared: Pick<RecordView<Noun, E>, 'name' | 'version' | 'noun' | 'events'> & LineTally,
): View<LineRow, E> {
  const view = recordView<Noun, E>({
    ...declared,
    indexes: lineIndexes as unknown as RecordView<Noun, E>['indexes'],
    label: 'subcategoryId' as RecordView<Noun, E>['label'],
    past: ['date'],
    tally: declared.tally as unknown as NonNullable<RecordView<Noun, E>['tally']>,
  }) as unknown as View<LineRow, E>;
  const [recorded, corrected] = [`${declared.noun}Recorded`, `${declared.noun}Corrected`];
  const on = view.on as unknown as Readonly<Record<string, Fold<E>>>;
  const begin: Fold<E> = (row, event, siblings) => {
    const made = on[recorded]?.(row, event, siblings) ?? null;
    if (made === null) return made;
    if ((made.occurredOn as string | null) !== null) return { ...made, ...asRecorded };
    const { timeZone } = (siblings['calendar'] as CompanyCalendarRow | null | undefined) ?? { timeZone: null };
    const unsaidDay = dateIn(timeZone ?? 'UTC', made.recordedAt);
    return { ...made, ...asRecorded, occurredOn: unsaidDay, unsaidDay };
  };
  const correct: Fold<E> = (row, event, siblings) => {
    const made = on[corrected]?.(row, event, siblings) ?? null;
    const said = made?.occurredOn as string | null | undefined;
    return made && { ...made, occurredOn: said ?? made.unsaidDay ?? '', correctedAt: event.recorded };
  };
  return {
    ...view,
    row: (view.row as unknown as z.ZodObject).extend({
      occurredOn: z.string(),
      correctedAt: z.string().nullable(),
      unsaidDay: z.string().nullable(),
      changedAt: z.number(),
    }) as unknown as z.ZodType<LineRow>,
    siblings: [companyCalendarView.name],
    reads({ type, data, companyId }) {
      const isUndated = type === recorded && (data as Partial<Line>).occurredOn === undefined;
      return isUndated && companyId !== null ? { calendar: { view: companyCalendarView.name, key: companyId } } : {};
    },
    on: placed({ ...on, [recorded]: begin, [corrected]: correct }) as unknown as View<LineRow, E>['on'],
  };
}
