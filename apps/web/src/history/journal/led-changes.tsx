import { Button, PrintArea, styled, TimelineList, VisuallyHidden, type TimelineListProps } from '@terroir/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Failed } from '../../api/query-state.tsx';
import type { Saved } from '../../api/client.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { useInstants } from '../../session/use-instants.ts';
import { historyQuery, type HistoryEntry } from '../history-entries.ts';
import { manyOf, sentenceOf } from '../history-words.ts';
import { moreOf } from '../more-of.ts';
import { useFocusHeld } from '../use-focus-held.ts';
import { useTimeline } from '../use-timeline.tsx';
import { JournalLinks } from './journal-links.tsx';
import type { useChapterOf } from './use-chapter-of.ts';

const List = styled('div')({ marginTop: 16 });

export interface LedChangesProps {
  /** The entry that stands for them; where one call changed several records it is the first of them. */
  entry: Saved<HistoryEntry>;
  standsFor: NonNullable<HistoryEntry['standsFor']>;
  /** The latest instant that is asked for. */
  until: string | undefined;
  chapterOf: ReturnType<typeof useChapterOf>;
  labels: TimelineListProps['labels'];
}

/** The changes that an entry stands for, behind a button; they are fetched when it is pressed, page by page. */
export function LedChanges(props: LedChangesProps) {
  const { entry, standsFor, chapterOf } = props;
  const t = useTexts('journal');
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = manyOf(entry) ?? standsFor.changes;
  return (
    <>
      <PrintArea only="screen">
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'led.hide' : 'led.show', { count, shown: format.number(count) })}
          <VisuallyHidden>: {sentenceOf(entry, chapterOf(entry).words)}</VisuallyHidden>
        </Button>
      </PrintArea>
      {isOpen ? (
        <List id={id}>
          <Changes {...props} />
        </List>
      ) : null}
    </>
  );
}

function Changes({ entry, standsFor: { cause }, until, chapterOf, labels }: LedChangesProps) {
  const t = useTexts('journal');
  const instants = useInstants();
  const query = useInfiniteQuery(historyQuery({ cause, to: until }));
  const { list, hold, readOnAt } = useFocusHeld<HTMLOListElement>();
  const entryOf = useTimeline({
    wordsOf: (each) => chapterOf(each).words,
    when: ({ recordedAt }) => instants.time(recordedAt),
    about: (each) => chapterOf(each).name,
    onPress: hold,
    renderLinks: (each) => <JournalLinks entry={each} chapterOf={chapterOf} when={instants.instant(each.recordedAt)} />,
  });
  if (query.error && !query.data)
    return <Failed error={query.error} onRetry={() => void query.refetch()} loading={query.isFetching} compact />;
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const isFirstOfThem = manyOf(entry) !== null && query.data !== undefined && !query.hasNextPage;
  const shown = isFirstOfThem ? [...rows, { ...entry, standsFor: null }] : rows;
  return (
    <TimelineList
      ref={list}
      label={sentenceOf(entry, chapterOf(entry).words)}
      entries={shown.map(entryOf)}
      labels={labels}
      loading={query.isPending}
      more={moreOf(query, t('more'), () => readOnAt(rows.length))}
    />
  );
}
