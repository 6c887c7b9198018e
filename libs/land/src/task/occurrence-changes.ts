// Pure: what became of single occurrences of a task.
import { fallsOn, type OccurrenceChange, type Schedule } from './recurrence.ts';

type Change = Partial<Omit<OccurrenceChange, 'date'>>;

const untouched = { skipped: false, moved: null, completed: null };
const isTouched = ({ skipped, moved, completed }: OccurrenceChange): boolean =>
  skipped || moved !== null || completed !== null;

/** What became of the occurrence of a date. */
export const changeOf = (changes: readonly OccurrenceChange[], date: string): OccurrenceChange =>
  changes.find((each) => each.date === date) ?? { date, ...untouched };

/** The changes with that of one date put in its place, in the order of their dates. */
export function withChange(
  changes: readonly OccurrenceChange[],
  date: string,
  change: Change,
): readonly OccurrenceChange[] {
  const next = { ...changeOf(changes, date), ...change };
  const others = changes.filter((each) => each.date !== date);
  return isTouched(next) ? [...others, next].toSorted((a, b) => (a.date < b.date ? -1 : 1)) : others;
}

/** What is kept when a task falls otherwise: work that was done, and what was said of dates that it still has. */
export const changesAfter = (
  changes: readonly OccurrenceChange[],
  schedule: Schedule | null,
): readonly OccurrenceChange[] =>
  changes.filter(({ date, completed }) => completed !== null || (schedule !== null && fallsOn(schedule, date)));
