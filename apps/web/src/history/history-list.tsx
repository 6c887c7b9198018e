import { Button, EmptyState, Stack, TextLink, TimelineList, useToasts, type TimelineEntry } from '@terroir/ui-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Saved } from '../api/client.ts';
import { Failed } from '../api/query-state.tsx';
import { errorMessage } from '../api/error-message.ts';
import { useFormat } from '../session/use-format.ts';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useTexts } from '../i18n/texts.ts';
import { historyQuery, restore, type HistoryEntry, type HistoryFilter } from './history-entries.ts';
import type texts from './history.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    history: typeof texts;
  }
}

/** How a module speaks of its own changes. */
export interface HistoryWords {
  /** A sentence in the past tense, e.g. "Input corrected: Compost". */
  event: (entry: HistoryEntry) => string;
  field: (field: string, entry: HistoryEntry) => string;
  /** A value for people; `null` where there is nothing. Return `undefined` to leave the field out. */
  value: (field: string, value: unknown, entry: HistoryEntry) => ReactNode | null | undefined;
  /** What changed, where it is not said field by field: of a list, what was added and what was taken away. */
  changes?: ((entry: HistoryEntry) => NonNullable<TimelineEntry['changes']>) | undefined;
}

export interface HistoryListProps {
  filter: HistoryFilter;
  words: HistoryWords;
  /** Where to see everything as it was right after an entry. */
  asOfHref?: ((instant: string) => string) | undefined;
  onFollow?: (() => void) | undefined;
  /** Of what the list says when it is empty; one below the heading that it stands under. */
  headingLevel?: 2 | 3 | undefined;
}

const colorOf = (event: string) =>
  event.endsWith('Removed') ? 'error' : /(Recorded|Restored)$/.test(event) ? 'success' : 'neutral';
const iconOf = (event: string) => (event.endsWith('Removed') ? 'remove' : event.endsWith('Restored') ? 'undo' : 'edit');

/** Everything in it was empty before: that need not be said of each field. */
const begins = ({ changes }: HistoryEntry) =>
  changes.every(({ from }) => from === null || from === undefined || from === '');

/** Nothing of it is left: that need not be said of each field either. */
const ends = ({ event, changes }: HistoryEntry) =>
  event.endsWith('Removed') && changes.every(({ to }) => to === null || to === undefined);

/** Who changed what and when, newest first; removals can be taken back here. */
export function HistoryList({ filter, words, asOfHref, onFollow, headingLevel = 2 }: HistoryListProps) {
  const t = useTexts('history');
  const format = useFormat();
  const history = useInfiniteQuery(historyQuery(filter));
  const undo = useUndo();
  const { list, held, readOnAt } = useFocusHeld();
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
  const fieldChanges = (entry: Saved<HistoryEntry>) =>
    entry.changes.flatMap((change): NonNullable<TimelineEntry['changes']> => {
      const [before, after] = [
        words.value(change.field, change.from, entry),
        words.value(change.field, change.to, entry),
      ];
      const silent = before === undefined || after === undefined || (before === null && after === null);
      const said = { key: change.field, field: words.field(change.field, entry) };
      if (silent) return [];
      if (ends(entry)) return [{ ...said, before }];
      return [begins(entry) ? { ...said, after } : { ...said, before, after }];
    });
  const entryOf = (entry: Saved<HistoryEntry>): TimelineEntry => ({
    key: entry.id,
    title: words.event(entry),
    who: entry.actor.name ?? t('operator'), // a person outside the company runs the installation
    when: format.instant(entry.recordedAt),
    at: entry.recordedAt,
    icon: <RecordIcon name={iconOf(entry.event)} />,
    color: colorOf(entry.event),
    changes: words.changes?.(entry) ?? fieldChanges(entry),
    action:
      entry.undo || asOfHref ? (
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {entry.undo ? (
            <Button
              size="small"
              startIcon={<RecordIcon name="undo" />}
              loading={undo.isPending && undo.variables?.id === entry.id}
              onClick={() => {
                held.current = true;
                undo.mutate(entry);
              }}
            >
              {t('undo')}
            </Button>
          ) : null}
          {asOfHref ? (
            <TextLink alone href={asOfHref(entry.recordedAt)} onClick={onFollow ?? (() => undefined)}>
              {t('asOf')}
            </TextLink>
          ) : null}
        </Stack>
      ) : undefined,
  });
  return (
    <>
      <TimelineList
        ref={list}
        label={t('title')}
        entries={rows.map(entryOf)}
        labels={labels}
        loading={history.isPending}
      />
      {history.hasNextPage ? (
        <Button
          loading={history.isFetchingNextPage}
          onClick={() => {
            readOnAt(rows.length);
            void history.fetchNextPage();
          }}
        >
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}

/**
 * Once a removal is taken back its button goes away, and with it the focus: the list takes it in the same step, so that
 * Escape and Tab go on from here. `held` says that a button of the list was pressed; `readOnAt` gives the
 * focus to the change at a place as soon as it is there.
 */
function useFocusHeld() {
  const list = useRef<HTMLOListElement>(null);
  const held = useRef(false);
  const readOn = useRef<number>(null);
  useLayoutEffect(() => {
    const next = readOn.current === null ? undefined : list.current?.children[readOn.current];
    if (next instanceof HTMLElement) {
      readOn.current = null;
      next.tabIndex = -1;
      next.focus();
    }
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    list.current?.focus();
  });
  const readOnAt = (place: number) => {
    readOn.current = place;
  };
  return { list, held, readOnAt };
}

function useUndo() {
  const t = useTexts('history');
  const toasts = useToasts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (entry: Saved<HistoryEntry>) => restore(entry),
    onSuccess: async () => {
      toasts.show({ text: t('restored') });
      await queries.invalidateQueries();
    },
    onError: (error) => toasts.show({ severity: 'error', text: errorMessage(error, t) }),
  });
}
