import type { ChapterRow } from '../history/history-chapter.ts';

/** What the market says in the journal of the farm. */
export const marketHistory: readonly ChapterRow[] = [
  {
    resources: ['item'],
    texts: ['put-to-market', 'records'],
    load: async () => (await import('./put-to-market/item-chapter.tsx')).ItemChapter,
  },
  {
    resources: ['website'],
    texts: ['put-to-market'],
    load: async () => (await import('./web-builder/website-chapter.tsx')).WebsiteChapter,
  },
];
