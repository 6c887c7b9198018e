import type { ChapterRow } from '../history/history-chapter.ts';

/** What the books say in the journal of the farm. */
export const financeHistory: readonly ChapterRow[] = [
  {
    resources: ['producer_input', 'producer_output'],
    texts: ['finance', 'records'],
    load: async () => (await import('./lines/line-chapter.tsx')).LineChapter,
  },
  {
    resources: ['recurring_line'],
    texts: ['finance', 'recurring-lines', 'records'],
    load: async () => (await import('./recurring/recurring-chapter.tsx')).RecurringChapter,
  },
];
