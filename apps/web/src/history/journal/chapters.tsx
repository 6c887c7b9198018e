import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../../api/lazy-part.tsx';
import type { ChapterProps, ChapterRow, Chapters } from '../history-chapter.ts';

/** The files of chapters, fetched when they are first shown; they suspend until then. */
export const chapterParts = (rows: readonly ChapterRow[]): readonly ComponentType<ChapterProps>[] =>
  rows.map(({ load }) => lazyPart(load));

const none: Chapters = {};

export interface AllChaptersProps {
  parts: readonly ComponentType<ChapterProps>[];
  known?: Chapters;
  children: (chapters: Chapters) => ReactNode;
}

/** What every module says of its records, together. Each is a component, because its words need hooks of its own. */
export function AllChapters({ parts: [Part, ...rest], known = none, children }: AllChaptersProps): ReactNode {
  if (!Part) return children(known);
  return (
    <Part>
      {(chapters) => (
        <AllChapters parts={rest} known={{ ...known, ...chapters }}>
          {children}
        </AllChapters>
      )}
    </Part>
  );
}
