import { EmptyState } from '@terroir/ui-kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { useDatedName } from '../../records/names/use-dated-name.ts';
import { useScreenKey } from '../../records/keys/use-screen-key.ts';
import { RecordTable } from '../../records/record-table.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useRecords } from '../../records/use-records.ts';
import { useProfile } from '../../session/profile.ts';
import { TaskHistory } from '../history/task-history.tsx';
import { isNarrowed, isWanted, queryOf, tagsOf } from '../search/task-filter.ts';
import { TaskSearch } from '../search/task-search.tsx';
import { useTaskFilter } from '../search/use-task-filter.ts';
import { TaskDialog, taskDraft } from '../task/task-dialog.tsx';
import { useTaskPlaces } from '../task/task-places.ts';
import { useProduceChoices } from '../../records/choices/produce-choices.ts';
import { inOrder } from '../task/task-state.ts';
import { nameOf, taskSource, wholeList, type TaskRow } from '../task/task.ts';
import { useTaskDays } from '../task/use-task-days.ts';
import { useTaskWords } from '../task/use-task-words.ts';
import { CompletionDialog } from '../work/completion-dialog.tsx';
import { TimesDrawer } from '../work/times-drawer.tsx';
import { useTaskWork } from '../work/use-task-work.ts';
import { taskColumns } from './task-columns.tsx';
import { useWorkActions } from './use-work-actions.tsx';

/** The tasks as a list (S1 §2), what comes next first, now or at an instant. */
export function ListTab({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('tasks');
  const { day } = useFigures();
  const words = useTaskWords();
  const { instant } = asOf;
  const past = instant !== null;
  const language = useLanguage();
  const { today } = useTaskDays();
  const search = useTaskFilter();
  const { filter } = search;
  const narrowed = isNarrowed(filter);
  const records = useRecords(taskSource, { asOf: instant, query: queryOf(filter, today), ...wholeList });
  const writes = useRecordWrites(taskSource, nameOf);
  const account = useProfile().data?.id ?? '';
  const places = useTaskPlaces(instant);
  const produces = useProduceChoices(instant);
  const { nameOf: placeOf, areas } = places;
  const field = useRef<HTMLInputElement>(null);
  useScreenKey('/', () => field.current?.focus());
  const columns = useMemo(
    () => taskColumns({ t, words, day, today, places: { nameOf: placeOf }, produces }),
    [t, words, day, today, placeOf, produces],
  );
  const { rows, outdated } = records;
  const shown = useMemo(
    () => rows?.filter(isWanted(filter, today, areas)).toSorted(inOrder),
    [rows, filter, today, areas],
  );
  const tags = useMemo(() => tagsOf(rows ?? [], language), [rows, language]);
  const work = useTaskWork();
  const [completing, setCompleting] = useState<TaskRow | null>(null);
  const [timesOf, setTimesOf] = useState<TaskRow | null>(null);
  if (past && completing !== null) setCompleting(null);
  if (past && timesOf !== null) setTimesOf(null);
  // What is done in the drawer shows there, also once it took the task out of the list.
  const listed = timesOf && rows?.find(({ id }) => id === timesOf.id);
  if (listed && listed !== timesOf) setTimesOf(listed);
  const { reopen } = work;
  const onReopen = useCallback((task: TaskRow) => void reopen(task, null), [reopen]);
  const moreActions = useWorkActions({ onComplete: setCompleting, onReopen, onTimes: setTimesOf });
  const file = useDatedName(instant)(t('file'));
  return (
    <>
      <RecordTable
        records={{ ...records, rows: shown }}
        writes={writes}
        readOnly={past}
        columns={columns}
        nameOf={nameOf}
        removalOf={({ name }) => t('removal', { what: name })}
        labels={{
          title: t('list.title'),
          description: t('list.description'),
          add: t('form.add'),
          history: t('history.all'),
          unfinished: t('unfinished'),
          unsorted: t('list.unsorted'),
        }}
        filters={
          <TaskSearch
            handle={search}
            count={outdated ? undefined : shown?.length}
            places={places}
            produces={produces}
            tags={tags}
            field={field}
          />
        }
        empty={
          <EmptyState
            drawing="clock"
            compact
            headingLevel={3}
            title={t(
              narrowed ? 'search.none' : past ? 'empty.past' : filter.show === 'done' ? 'empty.done' : 'empty.title',
            )}
          >
            {narrowed ? t('search.noneText') : past || filter.show === 'done' ? null : t('empty.text')}
          </EmptyState>
        }
        csv={`${file}.csv`}
        draft={taskDraft(account, 'new')}
        moreActions={moreActions}
        duplicates
        addKey="N"
        renderDialog={({ row, start, inFront, onDone, onAnother }) => (
          <TaskDialog
            task={row}
            copyOf={start?.as === 'copy' ? start.of : undefined}
            account={account}
            writes={writes}
            inFront={inFront}
            onDone={onDone}
            onAnother={row ? undefined : onAnother}
          />
        )}
        renderHistory={(of, onClose) => <TaskHistory of={of} onClose={onClose} />}
      />
      {completing ? (
        <CompletionDialog key={completing.id} task={completing} work={work} onClose={() => setCompleting(null)} />
      ) : null}
      <TimesDrawer task={timesOf} work={work} onClose={() => setTimesOf(null)} />
    </>
  );
}
