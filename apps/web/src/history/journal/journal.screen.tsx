import { useIsFetching } from '@tanstack/react-query';
import { Button, PageHeader, PrintArea } from '@terroir/ui-kit';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import type { ChapterRow, Chapters } from '../history-chapter.ts';
import type { HistoryFilter } from '../history-entries.ts';
import { AllChapters, chapterParts } from './chapters.tsx';
import { filterFrom, historyFilterOf, isNarrowed, searchOf, type JournalFilter } from './journal-filter.ts';
import { JournalFilters } from './journal-filters.tsx';
import { JournalList } from './journal-list.tsx';
import { useJournalCsv } from './use-journal-csv.ts';
import { useChapterOf } from './use-chapter-of.ts';

/** The journal of the farm: every change of the company, in the words of these modules. */
export function journalScreen(rows: readonly ChapterRow[]) {
  const parts = chapterParts(rows);
  return function JournalScreen() {
    const { timeZone, isKnown } = useCompanyZone();
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AllChapters parts={parts}>
          {(chapters) => (isKnown ? <Journal chapters={chapters} timeZone={timeZone} /> : <PageSkeleton />)}
        </AllChapters>
      </Suspense>
    );
  };
}

function Journal({ chapters, timeZone }: { chapters: Chapters; timeZone: string }) {
  const t = useTexts('journal');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterFrom(search);
  const asked = historyFilterOf(filter, timeZone);
  const listKey = JSON.stringify(asked);
  const place = useFocusAfterLink(listKey);
  const narrow = (next: Partial<JournalFilter>) =>
    void navigate(`/history${searchOf({ ...filter, ...next })}`, { replace: true });
  return (
    <>
      <PageHeader
        title={t('shell:routes.journal')}
        description={t('lead')}
        actions={
          <PrintArea only="screen">
            <SaveAsCsv filter={asked} chapters={chapters} timeZone={timeZone} />
          </PrintArea>
        }
      />
      <JournalFilters filter={filter} chapters={chapters} timeZone={timeZone} onChange={narrow} />
      <div ref={place} role="group" aria-label={t('shell:routes.journal')} tabIndex={-1} style={{ outline: 'none' }}>
        <JournalList
          key={listKey}
          filter={asked}
          narrowed={isNarrowed(filter)}
          chapters={chapters}
          timeZone={timeZone}
        />
      </div>
    </>
  );
}

/** A link in the list that narrows it goes away with what it listed, and with the focus: then the new list takes it. */
function useFocusAfterLink(listKey: string) {
  const place = useRef<HTMLDivElement>(null);
  const listed = useRef(listKey);
  useLayoutEffect(() => {
    if (listed.current === listKey) return;
    listed.current = listKey;
    if (document.activeElement === document.body) place.current?.focus();
  }, [listKey]);
  return place;
}

/**
 * Saves all that fits the filters, also what is not shown yet; it can be cancelled while it is fetched. It waits for the
 * catalogues of the chapters, which name the records.
 */
function SaveAsCsv(props: { filter: HistoryFilter; chapters: Chapters; timeZone: string }) {
  const t = useTexts('journal');
  const chapterOf = useChapterOf(props.chapters);
  const csv = useJournalCsv({ ...props, chapterOf });
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  return csv.share === null ? (
    <Button startIcon={<RecordIcon name="download" />} loading={isWaiting} onClick={csv.save}>
      {t('csv.save')}
    </Button>
  ) : (
    <Button onClick={csv.cancel}>{t('csv.cancel', { share: csv.share })}</Button>
  );
}
