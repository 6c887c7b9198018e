import { Button, Stack, TextLink, type TimelineEntry } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import type { Saved } from '../api/client.ts';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useTexts } from '../i18n/texts.ts';
import { useInstants } from '../session/use-instants.ts';
import { eventColor, eventIcon } from './event-icon.ts';
import type { HistoryEntry } from './history-entries.ts';
import { changesOf, manyOf, sentenceOf, type HistoryWords } from './history-words.ts';
import { useHistoryActions } from './use-history-actions.ts';

export interface TimelineOptions {
  wordsOf: (entry: HistoryEntry) => HistoryWords;
  /** Where to see everything as it was right after an entry. */
  asOfHref?: ((instant: string, entry: HistoryEntry) => string | undefined) | undefined;
  /** A link of the list was followed. */
  onFollow?: (() => void) | undefined;
  /** A button of the list was pressed, which may go away under the focus. */
  onPress: () => void;
  /** How an entry says when it was. Default: day and time. */
  when?: ((entry: HistoryEntry) => string) | undefined;
  /** Said beside who acted. */
  about?: ((entry: HistoryEntry) => ReactNode) | undefined;
  /** Further ways on from an entry. */
  renderLinks?: ((entry: Saved<HistoryEntry>) => ReactNode) | undefined;
  /** What opens from an entry. */
  renderDetails?: ((entry: Saved<HistoryEntry>) => ReactNode) | undefined;
}

/** An entry of the history as the kit's list shows it, with what can be done about it. */
export function useTimeline(options: TimelineOptions): (entry: Saved<HistoryEntry>) => TimelineEntry {
  const { wordsOf, asOfHref, onFollow, onPress, when, about, renderLinks, renderDetails } = options;
  const t = useTexts('history');
  const instants = useInstants();
  const actions = useHistoryActions(wordsOf);
  const instant = ({ recordedAt }: HistoryEntry) => instants.instant(recordedAt);

  function waysOn(entry: Saved<HistoryEntry>): ReactNode {
    const pastHref = asOfHref?.(entry.recordedAt, entry);
    const more = renderLinks?.(entry);
    const canBringBack = Boolean(entry.revert) && (wordsOf(entry).isVersion?.(entry) ?? true);
    if (!entry.undo && !canBringBack && pastHref === undefined && !more) return undefined;
    const loading = actions.pending === entry.id;
    const press = (act: (of: Saved<HistoryEntry>) => void) => () => {
      onPress();
      act(entry);
    };
    return (
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        {entry.undo ? (
          <Button
            size="small"
            startIcon={<RecordIcon name="undo" />}
            loading={loading}
            onClick={press(actions.restore)}
          >
            {t('undo')}
          </Button>
        ) : null}
        {canBringBack ? (
          <Button
            size="small"
            startIcon={<RecordIcon name="undo" />}
            aria-label={`${t('bringBack')}, ${instant(entry)}`}
            loading={loading}
            onClick={press(actions.bringBack)}
          >
            {t('bringBack')}
          </Button>
        ) : null}
        {pastHref === undefined ? null : (
          <TextLink alone href={pastHref} onClick={onFollow ?? (() => undefined)}>
            {t('asOf')}
          </TextLink>
        )}
        {more}
      </Stack>
    );
  }

  return (entry) => {
    const words = wordsOf(entry);
    const isOne = manyOf(entry) === null; // what can be done about one of many is offered among them
    const who = entry.actor.name ?? t('operator'); // a person outside the company runs the installation
    return {
      key: entry.id,
      title: sentenceOf(entry, words),
      who: about ? (
        <>
          {about(entry)} · {who}
        </>
      ) : (
        who
      ),
      when: (when ?? instant)(entry),
      at: entry.recordedAt,
      icon: <RecordIcon name={eventIcon(entry.event)} />,
      color: eventColor(entry.event),
      changes: isOne ? changesOf(entry, words) : [],
      action: isOne ? waysOn(entry) : undefined,
      details: renderDetails?.(entry),
    };
  };
}
