import type { ComponentType, ReactNode } from 'react';
import type { Screen } from '../i18n/text-keys.ts';
import type { HistoryEntry } from './history-entries.ts';
import type { HistoryWords } from './history-words.ts';

/** One kind of record in the journal of all of them. */
export interface Chapter {
  /** What records of this kind are called, e.g. "Inputs". */
  readonly name: string;
  readonly words: HistoryWords;
  /** Where the record of an entry is seen and changed. */
  readonly href: (entry: HistoryEntry) => string;
  /** Where it is seen as it was right after an entry. */
  readonly asOfHref?: ((instant: string, entry: HistoryEntry) => string) | undefined;
}
/** By the `resource_type` of the history. */
export type Chapters = Readonly<Record<string, Chapter>>;

/** What a module adds to the journal. Its file is fetched with the journal alone, and fetches what names its records. */
export interface ChapterRow {
  /** The kinds of record that it speaks of, as the history names them. */
  readonly resources: readonly string[];
  /** The text files that it reads. */
  readonly texts: readonly Screen[];
  readonly load: () => Promise<ComponentType<ChapterProps>>;
}
export interface ChapterProps {
  children: (chapters: Chapters) => ReactNode;
}
