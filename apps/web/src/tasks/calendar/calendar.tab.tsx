import { DAYS_AHEAD } from '@terroir/land';
import { Button } from '@terroir/ui-kit';
import { firstWeekdayOf, Schedule, type ScheduleEvent, type ScheduleSlot } from '@terroir/ui-kit/schedule';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Failed } from '../../api/query-state.tsx';
import { localeOf } from '../../i18n/language.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { daysAfter } from '../../i18n/zoned-time.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useProfile } from '../../session/profile.ts';
import { TaskDialog } from '../task/task-dialog.tsx';
import type { TaskStart } from '../task/task-entry.ts';
import { nameOf, taskSource, type TaskRow } from '../task/task.ts';
import { CompletionDialog } from '../work/completion-dialog.tsx';
import { useTaskWork } from '../work/use-task-work.ts';
import { placeOf, searchOf } from './calendar-address.ts';
import { MoveDialog } from './move-dialog.tsx';
import { OccurrenceFacts } from './occurrence-facts.tsx';
import type { OccurrenceRow } from './occurrences.ts';
import { useClock } from './use-clock.ts';
import { useOccurrenceMove, type OccurrencePlace } from './use-occurrence-move.ts';
import { useOccurrences, useSpan } from './use-occurrences.ts';
import { useUnsentTimes } from './unsent.ts';
import { useScheduleLabels } from './use-schedule-labels.ts';
import type { ShownOccurrence } from './with-writes.ts';

/** What is open over the calendar. */
type Opened =
  | { readonly kind: 'new'; readonly start: TaskStart }
  | { readonly kind: 'facts' | 'move'; readonly row: OccurrenceRow }
  | { readonly kind: 'edit'; readonly task: TaskRow }
  | { readonly kind: 'complete'; readonly task: TaskRow; readonly date: string };

const eventOf = (row: ShownOccurrence, today: string, unsent: boolean): ScheduleEvent => ({
  id: row.id,
  title: row.name,
  date: row.startsOn,
  time: row.startsAt,
  duration: row.duration,
  done: row.completed !== null,
  late: row.completed === null && row.startsOn < today,
  repeats: row.repeats,
  movable: row.completed === null && !row.pending,
  pending: row.pending,
  unsent,
});

const nothing: readonly ScheduleEvent[] = [];

/** When tasks fall (S1 §2): a month, a week or a day, in the days of the company. */
export function CalendarTab() {
  const t = useTexts('tasks');
  const language = useLanguage();
  const locale = localeOf(language);
  const labels = useScheduleLabels();
  const { timeZone, isKnown } = useCompanyZone();
  const now = useClock(timeZone);
  const account = useProfile().data?.id ?? '';
  const [search, setSearch] = useSearchParams();
  const place = placeOf(search, now.date);
  const { shown, error, isFetching, retry } = useOccurrences(place, firstWeekdayOf(locale), isKnown);
  const [listedDay, setListedDay] = useState<string | null>(null);
  const listed = useSpan(listedDay === null ? null : { from: listedDay, to: listedDay });
  const [opened, setOpened] = useState<Opened | null>(null);
  const tasks = useRecordWrites(taskSource, nameOf);
  const moveTo = useOccurrenceMove();
  const work = useTaskWork();

  const days = { today: now.date, last: daysAfter(now.date, DAYS_AHEAD) };
  const rows = shown?.rows;
  const isUnsent = useUnsentTimes();
  const events = useMemo(
    () => rows?.map((row) => eventOf(row, now.date, isUnsent(row))) ?? nothing,
    [rows, now.date, isUnsent],
  );
  const dayRows = listed.shown?.rows;
  const dayEvents = useMemo(
    () => dayRows?.filter(({ startsOn }) => startsOn === listedDay).map((row) => eventOf(row, now.date, isUnsent(row))),
    [dayRows, listedDay, now.date, isUnsent],
  );
  const rowOf = (id: string) => [...(rows ?? []), ...(dayRows ?? [])].find((row) => row.id === id);
  const close = () => setOpened(null);
  const wordsOf = ({ startsOn, startsAt }: OccurrencePlace) =>
    startsAt === null ? labels.day(startsOn) : `${labels.day(startsOn)}, ${labels.time(startsAt)}`;
  const move = (row: OccurrenceRow, to: OccurrencePlace) => {
    if (to.startsOn !== row.startsOn || to.startsAt !== row.startsAt) moveTo(row, to, wordsOf(to));
  };
  const select = ({ date, time }: ScheduleSlot) => setOpened({ kind: 'new', start: { on: date, at: time } });
  const row = opened && 'row' in opened ? (rowOf(opened.row.id) ?? opened.row) : null;

  if (error && !shown) return <Failed error={error} onRetry={retry} loading={isFetching} />;
  return (
    <>
      <Schedule
        label={t('label')}
        view={place.view}
        date={place.date}
        onNavigate={(view, date) => setSearch(searchOf({ view, date }, search))}
        events={events}
        totals={shown?.totals}
        locale={locale}
        now={now}
        min={days.today}
        max={days.last}
        onSelectSlot={select}
        onOpen={({ id }) => {
          const found = rowOf(id);
          if (found) setOpened({ kind: 'facts', row: found });
        }}
        onMove={({ id }, { date, time }) => {
          const found = rowOf(id);
          if (found) move(found, { startsOn: date, startsAt: time });
        }}
        onListDay={setListedDay}
        listed={dayEvents}
        loading={!shown}
        actions={
          <Button
            size="small"
            variant="contained"
            onClick={() => select({ date: newOn(place.date, days), time: null })}
          >
            {t('add')}
          </Button>
        }
        labels={labels}
      />
      {opened?.kind === 'new' || opened?.kind === 'edit' ? (
        <TaskDialog
          key={opened.kind === 'new' ? `${opened.start.on} ${opened.start.at}` : opened.task.id}
          task={opened.kind === 'edit' ? opened.task : null}
          start={opened.kind === 'new' ? opened.start : undefined}
          account={account}
          writes={tasks}
          inFront
          onDone={close}
        />
      ) : null}
      {opened?.kind === 'facts' && row ? (
        <OccurrenceFacts
          row={row}
          today={now.date}
          onClose={close}
          onComplete={(task) => setOpened({ kind: 'complete', task, date: row.date })}
          onReopen={(task) => {
            close();
            void work.reopen(task, task.completed ? null : row.date);
          }}
          onEdit={(task) => setOpened({ kind: 'edit', task })}
          onMove={() => setOpened({ kind: 'move', row })}
          onSkip={(task) => {
            close();
            void work.skip(task, row.date);
          }}
          onReinstate={(task) => {
            close();
            void work.reinstate(task, row.date);
          }}
        />
      ) : null}
      {opened?.kind === 'complete' ? (
        <CompletionDialog task={opened.task} date={opened.date} work={work} onClose={close} />
      ) : null}
      {opened?.kind === 'move' && row ? (
        <MoveDialog
          row={row}
          days={days}
          onClose={close}
          onMove={(to) => {
            close();
            move(row, to);
          }}
        />
      ) : null}
    </>
  );
}

/** The day of a new task: that of the calendar, where one can be planned. */
const newOn = (date: string, { today, last }: { today: string; last: string }): string =>
  date < today || date > last ? today : date;
