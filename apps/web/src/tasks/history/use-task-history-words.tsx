import { frequencies } from '@terroir/land';
import { styled } from '@terroir/ui-kit';
import { useMemo } from 'react';
import type { HistoryEntry } from '../../history/history-entries.ts';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { recordHistory, textOf } from '../../records/record-history.ts';
import { useFormat } from '../../session/use-format.ts';
import { durationWords } from '../task/duration.ts';

const Picture = styled('img')({ display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: 8 });

const events = [
  'TaskRecorded',
  'TaskCorrected',
  'TaskRemoved',
  'TaskRestored',
  'TaskCompleted',
  'TaskReopened',
  'TaskOccurrenceCompleted',
  'TaskOccurrenceReopened',
  'TaskOccurrenceMoved',
  'TaskOccurrenceSkipped',
  'TaskOccurrenceReinstated',
] as const;
const fields = [
  'name',
  'details',
  'tags',
  'startsOn',
  'startsAt',
  'duration',
  'repeat',
  'locations',
  'produceIds',
  'image',
  'completed',
  'occurrences',
] as const;

type Fields = Readonly<Record<string, unknown>>;
const partsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How the history speaks of tasks. */
export function useTaskHistoryWords(): HistoryWords {
  const t = useTexts('tasks');
  const format = useFormat();
  return useMemo(
    () => ({
      ...recordHistory({
        event: ({ event, label }) =>
          t(`events.${events.find((one) => one === event) ?? 'TaskCorrected'}`, { what: label ?? '' }),
        labels: Object.fromEntries(fields.map((name) => [name, t(`fields.${name}`)])),
        formats: {
          startsOn: (value) => format.date(textOf(value)),
          tags: (value) => entriesOf(value).map(textOf).join(', ') || null,
          duration: (value) => durationWords(t, format.number, Number(value)),
          repeat: (value) => {
            const { freq, count } = partsOf(value);
            const known = frequencies.find((one) => one === freq);
            return known === undefined ? null : t(`repeats.${known}`, { count: Number(count) });
          },
          locations: (value) => t('places', { count: entriesOf(value).length }),
          produceIds: (value) => t('produces', { count: entriesOf(value).length }),
          image: (value) => (
            <Picture src={`/api/v1/images/${textOf(partsOf(value)['thumbnail'])}`} alt={t('picture')} />
          ),
          completed: (value) => format.date(textOf(partsOf(value)['on'])),
          occurrences: (value) => t('changes', { count: entriesOf(value).length }),
        },
      }),
      // What became of the work stays as it is in every version, so those of its own events bring nothing back.
      isVersion: ({ event }: HistoryEntry) => !/^Task(?:Occurrence|Completed|Reopened)/.test(event),
    }),
    [t, format],
  );
}
