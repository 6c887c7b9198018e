import type { ChapterRow } from '../history/history-chapter.ts';

/** What the production says in the journal of the farm. */
export const productionHistory: readonly ChapterRow[] = [
  {
    resources: ['produce'],
    texts: ['produces', 'records'],
    load: async () => (await import('./produces/history/produce-chapter.tsx')).ProduceChapter,
  },
  {
    resources: ['followed_practices'],
    texts: ['practices'],
    load: async () => (await import('./practices/practice-chapter.tsx')).PracticeChapter,
  },
  {
    resources: ['certification'],
    texts: ['certifications'],
    load: async () => (await import('./certifications/certification-chapter.tsx')).CertificationChapter,
  },
];
