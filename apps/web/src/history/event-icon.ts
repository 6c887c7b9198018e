import type { TimelineEntry } from '@terroir/ui-kit';
import type { RecordIconName } from '../icons/record-icon.tsx';

const icons: readonly (readonly [RegExp, RecordIconName])[] = [
  [/(Removed|Dropped|Undone|Withdrawn)$/, 'remove'],
  [/(Restored|Reopened)$/, 'undo'],
  [/(Recorded|Registered|Begun|Started|Adopted|Given)$/, 'add'],
  [/Skipped$/, 'skip'],
];

/** The icon of an event in a history: added, removed, restored, skipped, else changed. */
export const eventIcon = (event: string): RecordIconName => icons.find(([ending]) => ending.test(event))?.[1] ?? 'edit';

const colors: Partial<Record<RecordIconName, NonNullable<TimelineEntry['color']>>> = {
  remove: 'error',
  undo: 'success',
  add: 'success',
};
/** The colour of an event in a history, which goes by its icon. */
export const eventColor = (event: string): NonNullable<TimelineEntry['color']> => colors[eventIcon(event)] ?? 'neutral';
