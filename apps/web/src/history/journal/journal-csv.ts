import type { CsvCell } from '@terroir/ui-kit';
import type { Saved } from '../../api/client.ts';
import { fetchHistory, type HistoryEntry, type HistoryFilter } from '../history-entries.ts';
import type { Chapter } from '../history-chapter.ts';
import { changesOf } from '../history-words.ts';
import { plainText } from './plain-text.ts';

const pageSize = 500;
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Every entry of a filter, page after page; `onProgress` gets the share that is there, from 0 to 1. @throws Failure */
export async function everyEntry(
  filter: HistoryFilter,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<readonly Saved<HistoryEntry>[]> {
  const entries: Saved<HistoryEntry>[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await fetchHistory(filter, { cursor, limit: pageSize, signal });
    entries.push(...page.rows);
    cursor = page.nextCursor;
    onProgress(page.total === 0 ? 1 : entries.length / page.total);
  }
  return entries;
}

export interface CsvWords {
  readonly head: readonly [
    day: string,
    time: string,
    who: string,
    kind: string,
    what: string,
    field: string,
    before: string,
    after: string,
  ];
  readonly day: (instant: string) => string;
  readonly time: (instant: string) => string;
  readonly who: (entry: HistoryEntry) => string;
}

/** One row for each field that changed, so that a spreadsheet can sort and filter them; one for an entry without any. */
export function journalRows(
  entries: readonly HistoryEntry[],
  chapterOf: (entry: HistoryEntry) => Chapter,
  words: CsvWords,
): readonly (readonly CsvCell[])[] {
  const rows = entries.flatMap((entry): CsvCell[][] => {
    const chapter = chapterOf(entry);
    const { recordedAt } = entry;
    const said = [
      words.day(recordedAt),
      words.time(recordedAt),
      words.who(entry),
      chapter.name,
      chapter.words.event(entry),
    ];
    const recorded = new Map(entry.changes.map((change) => [change.field, change]));
    const changes = changesOf(entry, chapter.words);
    if (changes.length === 0) return [[...said, '', '', '']];
    return changes.map(({ key, field, before, after }) => {
      const change = recorded.get(key);
      // What is drawn by a part of its own has no text here: then its value stands as it is recorded.
      const text = (node: typeof before, value: unknown) => (node ? plainText(node) || textOf(value) : '');
      return [...said, field, text(before, change?.from), text(after, change?.to)];
    });
  });
  return [words.head, ...rows];
}
