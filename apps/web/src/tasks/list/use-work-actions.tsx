import type { RowAction } from '@terroir/ui-kit';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import { useCallback } from 'react';
import { LineIcon } from '../../icons/line-icon.tsx';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { TaskRow } from '../task/task.ts';

export interface WorkActionsOptions {
  readonly onComplete: (task: TaskRow) => void;
  readonly onReopen: (task: TaskRow) => void;
  readonly onTimes: (task: TaskRow) => void;
}

/** What can be done to a task of the list besides: mark it as done, reopen it, see its single times. */
export function useWorkActions({
  onComplete,
  onReopen,
  onTimes,
}: WorkActionsOptions): (task: TaskRow) => readonly RowAction[] {
  const t = useTexts('tasks');
  return useCallback(
    (task) => {
      const what = task.name;
      const times: RowAction = {
        key: 'times',
        label: t('work.times', { what }),
        menuLabel: t('work.timesShort'),
        icon: <LineIcon icon={CalendarClock} />,
        onSelect: () => onTimes(task),
      };
      const whole: readonly RowAction[] = task.completed
        ? [
            {
              key: 'amend',
              label: t('work.amend', { what }),
              menuLabel: t('work.amendShort'),
              icon: <LineIcon icon={Check} />,
              onSelect: () => onComplete(task),
            },
            {
              key: 'reopen',
              label: t('work.reopen', { what }),
              menuLabel: t('work.reopenShort'),
              icon: <RecordIcon name="undo" />,
              onSelect: () => onReopen(task),
            },
          ]
        : task.done
          ? []
          : [
              {
                key: 'complete',
                label: t('work.complete', { what }),
                icon: <LineIcon icon={Check} />,
                onSelect: () => onComplete(task),
              },
            ];
      return task.repeat ? [...whole, times] : whole;
    },
    [t, onComplete, onReopen, onTimes],
  );
}
