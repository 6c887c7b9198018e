import { Button, Card, IconButton, PageHeader, PrintArea, Stack, styled } from '@terroir/ui-kit';
import { daysOf, firstWeekdayOf, shiftPeriod } from '@terroir/ui-kit/schedule';
import { useAtomValue } from 'jotai';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { Failed } from '../../api/query-state.tsx';
import { localeOf } from '../../i18n/language.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { LineIcon } from '../../icons/line-icon.tsx';
import { lineAtom } from '../../offline/line.ts';
import { useRecords } from '../../records/use-records.ts';
import { store } from '../../session/store.ts';
import { useFormat } from '../../session/use-format.ts';
import { placeOf, searchOf, type CalendarPlace } from '../calendar/calendar-address.ts';
import { useSpan } from '../calendar/use-occurrences.ts';
import { tabHrefs } from '../tabs.ts';
import { useTaskPlaces } from '../task/task-places.ts';
import { taskSource, wholeList } from '../task/task.ts';
import { useTaskDays } from '../task/use-task-days.ts';
import { useTaskWords } from '../task/use-task-words.ts';
import { workList, type WorkDay } from './work-list.ts';

const Day = styled('section')(({ theme }) => ({
  '& + &': { marginTop: 28 },
  '& h2': { ...theme.typography.h3, margin: '0 0 4px', '&::first-letter': { textTransform: 'uppercase' } },
  '& h3': { ...theme.typography.h5, margin: '12px 0 2px', overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.25rem 5.5rem minmax(0, 1fr)',
    gap: 10,
    padding: '7px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
  },
  '& li small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& time': { fontVariantNumeric: 'tabular-nums' },
  '@media print': {
    fontSize: '11pt',
    '& + &': { marginTop: 18 },
    '& h2': { fontSize: '14pt', breakAfter: 'avoid' },
    '& h3': { fontSize: '11pt', breakAfter: 'avoid' },
    '& p, & li small': { color: 'inherit', fontSize: '10pt' },
    '& li': { padding: '4pt 0', borderBottom: '0.5pt solid' },
  },
}));
/** A box to tick by hand. */
const Box = styled('span')({
  width: '1.05rem',
  height: '1.05rem',
  marginTop: 4,
  border: '1.5px solid',
  borderRadius: 3,
  '@media print': { width: '11pt', height: '11pt', marginTop: 2, border: '1pt solid' },
});

/** What is to be done on a day or in a week, by day and place, for a clipboard. */
export default function WorkListScreen() {
  const t = useTexts('tasks');
  const ofTasks = useTexts('tasks');
  const language = useLanguage();
  const format = useFormat();
  const words = useTaskWords();
  const { today } = useTaskDays();
  const [search, setSearch] = useSearchParams();
  const asked = placeOf(search, today, 'week');
  // A month is no list to take along.
  const place: CalendarPlace = asked.view === 'month' ? { ...asked, view: 'week' } : asked;
  const { view, date } = place;
  const days = daysOf(view, date, firstWeekdayOf(localeOf(language)));
  const span = { from: days[0] ?? date, to: days.at(-1) ?? date };
  const { shown, error, isFetching, retry } = useSpan(span);
  const { isDown } = useAtomValue(lineAtom, { store });
  // Without a network those of the first tab, whose list the device keeps.
  const tasks = useRecords(taskSource, { query: isDown ? { done: false } : span, ...wholeList });
  const places = useTaskPlaces();
  const failed = error ?? tasks.error ?? places.error;
  const isReady = shown && tasks.rows && places.areas;
  const list = isReady
    ? workList(shown.rows, {
        days,
        tasks: new Map(tasks.rows?.map((task) => [task.id, task])),
        placeOf: (id) => places.nameOf(id) ?? ofTasks('removedPlace'),
        language,
      })
    : null;
  const period = view === 'day' ? format.dayOfWeek(date) : format.period(span.from, span.to);
  const go = (to: CalendarPlace) => setSearch(searchOf(to, search));
  const step = (by: number) => go({ view, date: shiftPeriod(view, date, by) });
  return (
    <>
      <PageHeader
        title={t('paper.title')}
        description={period}
        actions={
          <PrintArea only="screen">
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Button href={`${tabHrefs.calendar}${searchOf(place)}`} startIcon={<LineIcon icon={ArrowLeft} />}>
                {t('paper.back')}
              </Button>
              <Button
                variant="contained"
                startIcon={<LineIcon icon={Printer} />}
                disabled={!list}
                onClick={() => print()}
              >
                {t('paper.print')}
              </Button>
            </Stack>
          </PrintArea>
        }
      />
      <PrintArea only="screen">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 2 }}>
          <IconButton label={t(`previous.${view}`)} icon={<LineIcon icon={ChevronLeft} />} onClick={() => step(-1)} />
          <IconButton label={t(`next.${view}`)} icon={<LineIcon icon={ChevronRight} />} onClick={() => step(1)} />
          {(['week', 'day'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === view ? 'contained' : 'outlined'}
              aria-pressed={each === view}
              onClick={() => go({ view: each, date })}
            >
              {t(`view.${each}`)}
            </Button>
          ))}
        </Stack>
      </PrintArea>
      {failed && !isReady ? <Failed error={failed} onRetry={retry} loading={isFetching} /> : null}
      {list ? (
        <Card>
          <WorkDays list={list} words={words} />
        </Card>
      ) : failed ? null : (
        <PageSkeleton />
      )}
    </>
  );
}

/** The days with something to do, or that there is nothing. */
function WorkDays({ list, words }: { list: readonly WorkDay[]; words: ReturnType<typeof useTaskWords> }) {
  const t = useTexts('tasks');
  const format = useFormat();
  const filled = list.filter(({ places }) => places.length > 0);
  if (filled.length === 0) return <p style={{ margin: 0 }}>{t('paper.empty')}</p>;
  return filled.map(({ day, places }) => (
    <Day key={day}>
      <h2>{format.dayOfWeek(day)}</h2>
      {places.map(({ place, items }) => (
        <div key={place ?? ''}>
          <h3>{place ?? t('paper.noPlace')}</h3>
          <ul>
            {items.map(({ id, name, at, duration, details }) => (
              <li key={id}>
                <Box aria-hidden />
                <time>{at === null ? t('allDay') : words.time(at)}</time>
                <span>
                  {name}
                  {duration === null || duration === 60 ? null : ` · ${words.duration(duration)}`}
                  {details === '' ? null : <small>{details}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Day>
  ));
}
