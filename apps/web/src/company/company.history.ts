import type { ChapterRow } from '../history/history-chapter.ts';

/** What the company says in the journal of the farm. */
export const companyHistory: readonly ChapterRow[] = [
  {
    resources: ['firm'],
    texts: ['company'],
    load: async () => (await import('./company-chapter.tsx')).CompanyChapter,
  },
];
