import { Button, EmptyState, LiveRegion, styled, TimelineList } from '@terroir/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clock } from '../../as-of/as-of.ts';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { dayIn } from '../../i18n/zoned-time.ts';
import { useFormat } from '../../session/use-format.ts';
import { useInstants } from '../../session/use-instants.ts';
import type { Chapters } from '../history-chapter.ts';
import { historyQuery, type HistoryFilter } from '../history-entries.ts';
import { moreOf } from '../more-of.ts';
import { useFocusHeld } from '../use-focus-held.ts';
import { useTimeline } from '../use-timeline.tsx';
import { byDay, isDayBefore } from './journal-days.ts';
import { JournalLinks } from './journal-links.tsx';
import { LedChanges } from './led-changes.tsx';
import { useChapterOf } from './use-chapter-of.ts';

const pageSize = 20;

const Days = styled('div')({ maxWidth: 760, '&:focus': { outline: 'none' } });
const Day = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  margin: '24px 0 12px',
  padding: '8px 0',
  backgroundColor: theme.vars.palette.background.default,
  '&::first-letter': { textTransform: 'uppercase' },
  '@media print': { position: 'static' },
}));
const Count = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

export interface JournalListProps {
  filter: HistoryFilter;
  /** Something is filtered away. */
  narrowed: boolean;
  chapters: Chapters;
  timeZone: string;
}

/** The changes day by day, newest first, page by page; those of one cause are one entry that opens. */
export function JournalList({ filter, narrowed, chapters, timeZone }: JournalListProps) {
  const t = useTexts('journal');
  const history = useTexts('history');
  const format = useFormat();
  const instants = useInstants();
  const chapterOf = useChapterOf(chapters);
  const [today] = useState(() => dayIn(timeZone, clock().toISOString()));
  const query = useInfiniteQuery(historyQuery({ ...filter, fold: true }, pageSize));
  const { list, hold, readOnAt } = useFocusHeld<HTMLDivElement>();
  const labels = {
    before: history('before'),
    after: history('after'),
    nothing: history('nothing'),
    loading: history('loading'),
  };
  const entryOf = useTimeline({
    wordsOf: (entry) => chapterOf(entry).words,
    when: ({ recordedAt }) => instants.time(recordedAt),
    about: (entry) => chapterOf(entry).name,
    onPress: hold,
    renderLinks: (entry) => (
      <JournalLinks entry={entry} chapterOf={chapterOf} when={instants.instant(entry.recordedAt)} />
    ),
    renderDetails: (entry) =>
      entry.standsFor ? (
        <LedChanges entry={entry} standsFor={entry.standsFor} until={filter.to} chapterOf={chapterOf} labels={labels} />
      ) : undefined,
  });
  if (query.error && !query.data)
    return <Failed error={query.error} onRetry={() => void query.refetch()} loading={query.isFetching} />;
  if (!query.data) return <TimelineList label={t('shell:routes.journal')} entries={[]} labels={labels} loading />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  const total = query.data.pages.at(-1)?.total ?? 0;
  if (rows.length === 0)
    return narrowed ? (
      <EmptyState drawing="clock" title={t('noneFit.title')}>
        {t('noneFit.text')}
      </EmptyState>
    ) : (
      <EmptyState
        drawing="ledger"
        title={t('empty.title')}
        action={
          <Button variant="contained" href="/finances/inputs-outputs">
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  const nameOf = (day: string) => {
    const date = format.dayOfWeek(day);
    if (day === today) return t('day', { name: t('today'), date });
    return isDayBefore(day, today) ? t('day', { name: t('yesterday'), date }) : date;
  };
  const days = byDay(rows, timeZone);
  return (
    <>
      <LiveRegion>
        <Count>{t('count', { count: total, shown: format.number(total) })}</Count>
      </LiveRegion>
      <Days ref={list} tabIndex={-1}>
        {days.map(({ day, entries }, at) => (
          <section key={day} aria-label={nameOf(day)}>
            <Day>{nameOf(day)}</Day>
            <TimelineList
              label={t('list', { day: nameOf(day) })}
              entries={entries.map(entryOf)}
              labels={labels}
              more={at === days.length - 1 ? moreOf(query, t('more'), () => readOnAt(rows.length)) : undefined}
            />
          </section>
        ))}
      </Days>
    </>
  );
}
