import type { Chapter, ChapterProps } from '../../history/history-chapter.ts';
import { useTexts } from '../../i18n/texts.ts';
import { tasksHref } from '../tabs.ts';
import { useTaskHistoryWords } from './use-task-history-words.tsx';

/** Tasks in the journal. */
export function TaskChapter({ children }: ChapterProps) {
  const t = useTexts('tasks');
  const words = useTaskHistoryWords();
  const chapter: Chapter = { name: t('title'), words, href: () => tasksHref };
  return children({ task: chapter });
}
