import type { ChapterRow } from '../history/history-chapter.ts';

/** What the land says in the journal of the farm. */
export const landHistory: readonly ChapterRow[] = [
  {
    resources: ['plot', 'zone'],
    texts: ['land'],
    load: async () => (await import('./history/area-chapter.tsx')).AreaChapter,
  },
];
