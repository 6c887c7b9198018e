import type { TimelineEntry } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import type { HistoryEntry } from './history-entries.ts';

/** How a module speaks of its own changes. */
export interface HistoryWords {
  /** A sentence in the past tense, e.g. "Input corrected: Compost". */
  event: (entry: HistoryEntry) => string;
  /** The same of several records at once, e.g. "12 inputs deleted". Default: as of one. */
  many?: ((entry: HistoryEntry, count: number) => string) | undefined;
  field: (field: string, entry: HistoryEntry) => string;
  /** A value for people; `null` where there is nothing. Return `undefined` to leave the field out. */
  value: (field: string, value: unknown, entry: HistoryEntry) => ReactNode | null | undefined;
  /** What changed, where it is not said field by field: of a list, what was added and what was taken away. */
  changes?: ((entry: HistoryEntry) => NonNullable<TimelineEntry['changes']>) | undefined;
  /** Whether the version of an entry is one to bring back. Default: every one is. */
  isVersion?: ((entry: HistoryEntry) => boolean) | undefined;
  /** Where the calls of the record are. Default: `/RESOURCEs/ID`. */
  callsAt?: ((entry: Pick<HistoryEntry, 'resourceType' | 'resourceId'>) => string) | undefined;
}

/** For how many records an entry stands that one call changed at once, its own among them; null for any other entry. */
export const manyOf = ({ standsFor, resourceType }: HistoryEntry): number | null =>
  standsFor?.resourceType === resourceType ? standsFor.changes + 1 : null;

/** What an entry says in one sentence, for itself or for those it stands for. */
export function sentenceOf(entry: HistoryEntry, words: HistoryWords): string {
  const count = manyOf(entry);
  return (count === null ? undefined : words.many?.(entry, count)) ?? words.event(entry);
}

/** Everything in it was empty before: that need not be said of each field. */
const begins = ({ changes }: HistoryEntry) =>
  changes.every(({ from }) => from === null || from === undefined || from === '');

/** Nothing of it is left: that need not be said of each field either. */
const ends = ({ event, changes }: HistoryEntry) =>
  event.endsWith('Removed') && changes.every(({ to }) => to === null || to === undefined);

/** The changes of an entry as people read them. */
export function changesOf(entry: HistoryEntry, words: HistoryWords): NonNullable<TimelineEntry['changes']> {
  if (words.changes) return words.changes(entry);
  return entry.changes.flatMap((change): NonNullable<TimelineEntry['changes']> => {
    const [before, after] = [
      words.value(change.field, change.from, entry),
      words.value(change.field, change.to, entry),
    ];
    const silent = before === undefined || after === undefined || (before === null && after === null);
    const said = { key: change.field, field: words.field(change.field, entry) };
    if (silent) return [];
    if (ends(entry)) return [{ ...said, before }];
    return [begins(entry) ? { ...said, after } : { ...said, before, after }];
  });
}
