import { hrefAt } from '../../as-of/as-of.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { tasksHref } from '../tabs.ts';
import type { TaskRow } from '../task/task.ts';
import { useTaskHistoryWords } from './use-task-history-words.tsx';

export interface TaskHistoryProps {
  /** One task, all of them, or closed. */
  of: TaskRow | 'all' | null;
  onClose: () => void;
}

/** Who changed what in a task, or in all of them. */
export function TaskHistory({ of, onClose }: TaskHistoryProps) {
  const t = useTexts('tasks');
  const one = of === 'all' ? null : of;
  const words = useTaskHistoryWords();
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={one === null ? t('history.all') : t('history.one', { what: one.name })}
      words={words}
      filter={one === null ? { resourceType: 'task' } : { resourceType: 'task', resourceId: one.id }}
      asOfHref={(instant) => hrefAt(tasksHref, instant)}
    />
  );
}
