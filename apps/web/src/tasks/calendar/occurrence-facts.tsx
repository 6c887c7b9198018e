import { useQuery } from '@tanstack/react-query';
import { Button, Chip, Drawer, FactList, Stack, StatusMark } from '@terroir/ui-kit';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { fetchRecord } from '../../records/record.ts';
import { useWaiting } from '../../records/waiting.ts';
import { useFormat } from '../../session/use-format.ts';
import { useTaskPlaces } from '../task/task-places.ts';
import { useProduceChoices } from '../../records/choices/produce-choices.ts';
import { plannedOf, tasksKey, taskSource, type TaskRow } from '../task/task.ts';
import { useTaskWords } from '../task/use-task-words.ts';
import type { OccurrenceRow } from './occurrences.ts';

interface OccurrenceFactsProps {
  row: OccurrenceRow;
  today: string;
  onClose: () => void;
  /** What is done with its task; the drawer is closed then. */
  onComplete: (task: TaskRow) => void;
  onReopen: (task: TaskRow) => void;
  onEdit: (task: TaskRow) => void;
  onMove: () => void;
  onSkip: (task: TaskRow) => void;
  onReinstate: (task: TaskRow) => void;
}

/** One time that a task falls: what is known of it, and what can be done with it. */
export function OccurrenceFacts({ row, today, onClose, ...on }: OccurrenceFactsProps) {
  const t = useTexts('tasks');
  const ofTasks = useTexts('tasks');
  const words = useTaskWords();
  const format = useFormat();
  const places = useTaskPlaces();
  const produces = useProduceChoices();
  const { changes } = useWaiting(taskSource);
  const waiting = changes.findLast((change) => change.row.id === row.taskId)?.row;
  const {
    data: stored,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [...tasksKey, 'one', row.taskId],
    queryFn: ({ signal }) => fetchRecord(taskSource, row.taskId, signal),
    enabled: waiting === undefined,
  });
  const task = waiting ?? stored;
  const { completed, startsOn, startsAt, date, moved, repeats } = row;
  const isDone = completed !== null;
  const isLate = !isDone && startsOn < today;
  const schedule = task && plannedOf(task).schedule;
  const minutes = row.duration === null ? null : words.duration(row.duration);
  const names = (ids: readonly string[], nameOf: (id: string) => string | undefined, lost: string) =>
    ids.map((id) => nameOf(id) ?? lost).join(', ');
  const facts = [
    {
      key: 'when',
      label: t('facts.when'),
      value: [format.dayOfWeek(startsOn), startsAt && words.time(startsAt), minutes].filter(Boolean).join(' · '),
    },
    { key: 'moved', label: t('facts.repeat'), value: moved ? t('repeated', { day: format.date(date) }) : null },
    {
      key: 'state',
      label: t('facts.state'),
      value: isDone ? (
        <StatusMark severity="success">{t('doneOn', { day: format.date(completed.on) })}</StatusMark>
      ) : isLate ? (
        <StatusMark severity="error">{ofTasks('state.overdue')}</StatusMark>
      ) : null,
    },
    {
      key: 'hours',
      label: t('facts.hours'),
      value: completed?.hours == null ? null : format.number(completed.hours),
    },
    { key: 'cost', label: t('facts.cost'), value: completed?.cost == null ? null : format.money(completed.cost) },
    ...(task
      ? [
          {
            key: 'repeat',
            label: t('facts.repeat'),
            value: schedule?.repeat && !moved ? words.repeats(schedule) : null,
          },
          {
            key: 'where',
            label: ofTasks('columns.where'),
            value: names(
              task.locations.map(({ locatableId }) => locatableId),
              places.nameOf,
              ofTasks('removedPlace'),
            ),
          },
          {
            key: 'produces',
            label: ofTasks('fields.produceIds'),
            value: names(task.produceIds, produces.nameOf, ofTasks('removedProduce')),
          },
          { key: 'details', label: ofTasks('fields.details'), value: task.details },
          {
            key: 'tags',
            label: ofTasks('fields.tags'),
            value:
              task.tags.length === 0 ? null : (
                <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
                  {task.tags.map((tag) => (
                    <Chip key={tag} size="small" label={tag} />
                  ))}
                </Stack>
              ),
          },
        ]
      : []),
  ];
  const act = (name: 'reopen' | 'edit' | 'skip' | 'reinstate', does: (of: TaskRow) => void) => (
    <Button disabled={!task} onClick={() => task && does(task)}>
      {t(`actions.${name}`)}
    </Button>
  );
  return (
    <Drawer
      open
      title={row.name}
      closeLabel={t('shell:close')}
      onClose={onClose}
      foot={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {isDone ? (
            act('reopen', on.onReopen)
          ) : (
            <Button variant="contained" disabled={!task} onClick={() => task && on.onComplete(task)}>
              {t('actions.done')}
            </Button>
          )}
          {act('edit', on.onEdit)}
          {isDone || waiting ? null : <Button onClick={on.onMove}>{t('actions.move')}</Button>}
          {isDone || !repeats ? null : act('skip', on.onSkip)}
          {isDone || !moved ? null : act('reinstate', on.onReinstate)}
        </Stack>
      }
    >
      {error ? <Failed error={error} onRetry={() => void refetch()} loading={isFetching} /> : null}
      <FactList facts={facts} loadingLabel={t('loading')} />
    </Drawer>
  );
}
