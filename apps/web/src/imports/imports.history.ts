import type { ChapterRow } from '../history/history-chapter.ts';

/** What the imports say in the journal of the farm. */
export const importsHistory: readonly ChapterRow[] = [
  {
    resources: ['import'],
    texts: ['imports'],
    load: async () => (await import('./import-chapter.tsx')).ImportChapter,
  },
];
