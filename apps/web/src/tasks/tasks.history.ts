import type { ChapterRow } from '../history/history-chapter.ts';

/** What the tasks say in the journal of the farm. */
export const tasksHistory: readonly ChapterRow[] = [
  {
    resources: ['task'],
    texts: ['tasks'],
    load: async () => (await import('./history/task-chapter.tsx')).TaskChapter,
  },
];
