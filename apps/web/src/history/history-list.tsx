import { EmptyState, TimelineList } from '@terroir/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../api/query-state.tsx';
import { useTexts } from '../i18n/texts.ts';
import { historyQuery, type HistoryEntry, type HistoryFilter } from './history-entries.ts';
import type { HistoryWords } from './history-words.ts';
import { moreOf } from './more-of.ts';
import { useFocusHeld } from './use-focus-held.ts';
import { useTimeline } from './use-timeline.tsx';
import type texts from './history.en.json';

export type { HistoryWords } from './history-words.ts';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    history: typeof texts;
  }
}

export interface HistoryListProps {
  filter: HistoryFilter;
  words: HistoryWords;
  /** Where to see everything as it was right after an entry. */
  asOfHref?: ((instant: string) => string) | undefined;
  onFollow?: (() => void) | undefined;
  /** Said beside who acted, e.g. the kind of record where there are several. */
  about?: ((entry: HistoryEntry) => ReactNode) | undefined;
  /** Of what the list says when it is empty; one below the heading that it stands under. */
  headingLevel?: 2 | 3 | undefined;
}

/** Who changed what and when, newest first; removals are taken back and versions brought back here. */
export function HistoryList({ filter, words, asOfHref, onFollow, about, headingLevel = 2 }: HistoryListProps) {
  const t = useTexts('history');
  const history = useInfiniteQuery(historyQuery(filter));
  const { list, hold, readOnAt } = useFocusHeld<HTMLOListElement>();
  const entryOf = useTimeline({ wordsOf: () => words, asOfHref, onFollow, about, onPress: hold });
  const labels = { before: t('before'), after: t('after'), nothing: t('nothing'), loading: t('loading') };
  if (history.error && !history.data)
    return <Failed error={history.error} onRetry={() => void history.refetch()} loading={history.isFetching} compact />;
  const rows = history.data?.pages.flatMap((page) => page.rows) ?? [];
  if (history.data && rows.length === 0) {
    return (
      <EmptyState drawing="clock" title={t('empty.title')} compact headingLevel={headingLevel}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <TimelineList
      ref={list}
      label={t('title')}
      entries={rows.map(entryOf)}
      labels={labels}
      loading={history.isPending}
      more={moreOf(history, t('more'), () => readOnAt(rows.length))}
    />
  );
}
