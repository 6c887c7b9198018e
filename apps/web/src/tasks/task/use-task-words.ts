import { lastDateOf } from '@terroir/land';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { localeOf } from '../../i18n/language.ts';
import { dateFormat } from '../../i18n/intl.ts';
import { writeParts } from '../../i18n/format.ts';
import type { Schedule } from '@terroir/land';
import { durationWords } from './duration.ts';

/** When tasks fall, in words. */
export function useTaskWords() {
  const t = useTexts('tasks');
  const language = useLanguage();
  const format = useFormat();
  return useMemo(() => {
    const clockOf = dateFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    /** `7:30 a.m.`, `7 h 30`. */
    const time = (at: string) =>
      writeParts(language, clockOf, new Date(`2000-01-01T${at}:00Z`)).replaceAll(/\s/g, '\u00A0');
    const repeat = ({ freq, count }: NonNullable<Schedule['repeat']>) => t(`repeats.${freq}`, { count });
    return {
      time,
      /** `May 4, 2026, 7:30 a.m.` */
      moment: (on: string, at: string | null) =>
        at === null ? format.day(on) : t('moment', { day: format.day(on), time: time(at) }),
      duration: (minutes: number) => durationWords(t, format.number, minutes),
      repeat,
      /** `Weekly, 52 times, until April 26, 2027`; null where it falls once. */
      repeats: (schedule: Schedule) =>
        schedule.repeat && t('repeatsUntil', { how: repeat(schedule.repeat), day: format.day(lastDateOf(schedule)) }),
    };
  }, [t, language, format]);
}
export type TaskWords = ReturnType<typeof useTaskWords>;
