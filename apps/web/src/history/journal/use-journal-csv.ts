import { useQueryClient } from '@tanstack/react-query';
import { download, toCsv, useToasts } from '@terroir/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { dayIn, timeIn } from '../../i18n/zoned-time.ts';
import { localeOf } from '../../i18n/language.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { Chapter } from '../history-chapter.ts';
import type { HistoryEntry, HistoryFilter } from '../history-entries.ts';
import { fetchNames } from './fetch-names.ts';
import { everyEntry, journalRows } from './journal-csv.ts';
import { useWho } from './use-who.ts';

export interface JournalCsvOptions {
  filter: HistoryFilter;
  chapterOf: (entry: HistoryEntry) => Chapter;
  timeZone: string;
}

/**
 * The journal as a CSV: how much of it is there while it is fetched (`share`, as people read it), else null. A file with ids
 * in place of names stays as it was saved: without the names nothing is saved, and the person can try again.
 */
export function useJournalCsv({ filter, chapterOf, timeZone }: JournalCsvOptions) {
  const t = useTexts('journal');
  const language = useLanguage();
  const { show, dismiss } = useToasts();
  const queries = useQueryClient();
  const who = useWho();
  const [share, setShare] = useState<number | null>(null);
  const abort = useRef<AbortController>(null);
  const failure = useRef('');
  useEffect(
    () => () => {
      abort.current?.abort();
      dismiss(failure.current); // its retry would find no names once the journal is left
    },
    [dismiss],
  );
  const named = useRef(chapterOf);
  useEffect(() => {
    named.current = chapterOf;
  });
  const percent = useMemo(() => new Intl.NumberFormat(localeOf(language), { style: 'percent' }), [language]);

  const sayFailed = (text: string) => {
    failure.current = show({
      severity: 'error',
      text,
      action: { label: t('shell:failed.retry'), onSelect: () => void save() },
    });
  };
  async function save(): Promise<void> {
    dismiss(failure.current);
    const saving = new AbortController();
    abort.current = saving;
    setShare(0);
    try {
      const isNamed = await fetchNames(queries);
      if (saving.signal.aborted) return;
      if (!isNamed) {
        sayFailed(t('csv.namesMissing'));
        setShare(null);
        return;
      }
      const entries = await everyEntry(filter, {
        signal: saving.signal,
        onProgress: (there) => saving.signal.aborted || setShare(there),
      });
      if (saving.signal.aborted) return;
      const rows = journalRows(entries, named.current, {
        head: [
          t('csv.head.day'),
          t('csv.head.time'),
          t('csv.head.who'),
          t('csv.head.kind'),
          t('csv.head.what'),
          t('csv.head.field'),
          t('csv.head.before'),
          t('csv.head.after'),
        ],
        day: (instant) => dayIn(timeZone, instant),
        time: (instant) => timeIn(timeZone, instant),
        who,
      });
      const text = toCsv(rows, { separator: language === 'fr' ? ';' : ',' });
      download(`${t('csv.file')}.csv`, new Blob([text], { type: 'text/csv' }));
    } catch (error) {
      if (saving.signal.aborted) return;
      sayFailed(`${t('csv.failed')} ${errorMessage(error, t)}`);
    }
    setShare(null);
  }
  const cancel = () => {
    abort.current?.abort();
    setShare(null);
  };

  return {
    share: share === null ? null : percent.format(share),
    save: () => void save(),
    cancel,
  };
}
