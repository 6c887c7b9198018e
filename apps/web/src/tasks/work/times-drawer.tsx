import { Button, Drawer, StatusMark, styled } from '@terroir/ui-kit';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import type { TaskRow } from '../task/task.ts';
import { useTaskDays } from '../task/use-task-days.ts';
import { useTaskWords } from '../task/use-task-words.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { firstShown, timesOf, type TaskTime } from './times.ts';
import type { TaskWork } from './use-task-work.ts';

const Times = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Time = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: 0, display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' },
  '& strong': { fontWeight: 600 },
  '& [data-deeds]': { display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: -8 },
}));

export interface TimesDrawerProps {
  /** A task that repeats; `null` is closed. */
  task: TaskRow | null;
  work: TaskWork;
  onClose: () => void;
}

type Doing = { readonly deed: 'complete' | 'move'; readonly time: TaskTime };

/** The times of a task that repeats: each can be done, moved or skipped, and that taken back. */
export function TimesDrawer({ task, work, onClose }: TimesDrawerProps) {
  const t = useTexts('tasks');
  const [doing, setDoing] = useState<Doing | null>(null);
  const ended = () => setDoing(null);
  return (
    <>
      <Drawer
        open={task !== null}
        title={task ? t('work.times', { what: task.name }) : ''}
        closeLabel={t('shell:close')}
        onClose={onClose}
        width={520}
      >
        {task ? <TimesList key={task.id} task={task} work={work} onDo={setDoing} /> : null}
      </Drawer>
      {task && doing?.deed === 'complete' ? (
        <CompletionDialog task={task} date={doing.time.date} work={work} onClose={ended} />
      ) : null}
      {task && doing?.deed === 'move' ? <MoveDialog task={task} time={doing.time} work={work} onClose={ended} /> : null}
    </>
  );
}

interface TimesListProps {
  task: TaskRow;
  work: TaskWork;
  onDo: (doing: Doing) => void;
}

function TimesList({ task, work, onDo }: TimesListProps) {
  const t = useTexts('tasks');
  const times = timesOf(task);
  const [{ from, to }, setShown] = useState(() => firstShown(times));
  return (
    <>
      {from > 0 ? (
        <Button size="small" variant="text" onClick={() => setShown({ from: 0, to })}>
          {t('work.earlier', { count: from })}
        </Button>
      ) : null}
      <Times>
        {times.slice(from, to).map((time) => (
          <TimeItem key={time.date} task={task} time={time} work={work} onDo={onDo} />
        ))}
      </Times>
      {to < times.length ? (
        <Button size="small" variant="text" onClick={() => setShown({ from, to: times.length })}>
          {t('work.later', { count: times.length - to })}
        </Button>
      ) : null}
    </>
  );
}

function TimeItem({ task, time, work, onDo }: TimesListProps & { time: TaskTime }) {
  const t = useTexts('tasks');
  const format = useFormat();
  const words = useTaskWords();
  const { today } = useTaskDays();
  const { date, on, at, skipped, isMoved, completed } = time;
  const day = format.day(date);
  const item = useRef<HTMLLIElement>(null);
  const deed = (name: 'complete' | 'amend' | 'reopen' | 'move' | 'skip' | 'takeBack', run: () => void) => (
    <Button
      size="small"
      variant="text"
      aria-label={`${t(`work.deeds.${name}`)}, ${day}`}
      onClick={() => {
        item.current?.focus(); // what was pressed gives way to its opposite
        run();
      }}
    >
      {t(`work.deeds.${name}`)}
    </Button>
  );
  const isOpen = !skipped && completed === null;
  // A task that is done as a whole is reopened as a whole.
  const isOwn = task.completed === null;
  return (
    <Time ref={item} tabIndex={-1}>
      <p>
        <strong>
          {at === null ? format.dayOfWeek(on) : t('moment', { day: format.dayOfWeek(on), time: words.time(at) })}
        </strong>
        {completed ? (
          <StatusMark severity="success">{t('state.doneOn', { day: format.day(completed.on) })}</StatusMark>
        ) : null}
        {skipped ? <StatusMark severity="info">{t('work.isSkipped')}</StatusMark> : null}
        {isOpen && on < today ? <StatusMark severity="error">{t('state.overdue')}</StatusMark> : null}
        {isMoved && !skipped ? <span>{t('work.isMoved', { day })}</span> : null}
      </p>
      {isOwn ? (
        <div data-deeds>
          {isOpen ? (
            <>
              {deed('complete', () => onDo({ deed: 'complete', time }))}
              {deed('move', () => onDo({ deed: 'move', time }))}
              {deed('skip', () => void work.skip(task, date))}
            </>
          ) : null}
          {completed ? (
            <>
              {deed('amend', () => onDo({ deed: 'complete', time }))}
              {deed('reopen', () => void work.reopen(task, date))}
            </>
          ) : null}
          {skipped || (isMoved && completed === null) ? deed('takeBack', () => void work.reinstate(task, date)) : null}
        </div>
      ) : null}
    </Time>
  );
}
