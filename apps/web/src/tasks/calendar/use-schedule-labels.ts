import type { ScheduleLabels } from '@terroir/ui-kit/schedule';
import { useMemo } from 'react';
import { writeParts } from '../../i18n/format.ts';
import { dateFormat } from '../../i18n/intl.ts';
import { localeOf } from '../../i18n/language.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { useTaskWords } from '../task/use-task-words.ts';

/** The words of the calendar. */
export function useScheduleLabels(): ScheduleLabels {
  const t = useTexts('tasks');
  const language = useLanguage();
  const format = useFormat();
  const { time } = useTaskWords();
  return useMemo(() => {
    const locale = localeOf(language);
    const write = (options: Intl.DateTimeFormatOptions) => {
      const formatter = dateFormat(locale, { ...options, timeZone: 'UTC' });
      return (date: string) => writeParts(language, formatter, new Date(`${date}T00:00:00Z`));
    };
    const [month, long, short] = [
      write({ month: 'long', year: 'numeric' }),
      write({ weekday: 'long' }),
      write({ weekday: 'short' }),
    ];
    const each = (key: 'view' | 'previous' | 'next') => ({
      month: t(`${key}.month`),
      week: t(`${key}.week`),
      day: t(`${key}.day`),
    });
    return {
      views: t('views'),
      view: each('view'),
      today: t('today'),
      previous: each('previous'),
      next: each('next'),
      period: (view, from, to) =>
        view === 'month' ? month(from) : view === 'week' ? format.period(from, to) : format.dayOfWeek(from),
      day: format.dayOfWeek,
      weekday: (date) => ({ long: long(date), short: short(date) }),
      time: (at) => time(at).replaceAll(/\s/g, '\u00A0'),
      hour: t('hour'),
      allDay: t('allDay'),
      done: t('done'),
      late: t('late'),
      unsent: t('unsent'),
      repeats: t('itRepeats'),
      events: (count) => t('tasks', { count }),
      more: (count) => t('more', { count }),
      now: t('now'),
      close: t('shell:close'),
      loading: t('loading'),
      hint: t('hint'),
      moving: (what) => t('moving', { what }),
      target: (what, place) => t('target', { what, place }),
      notMoved: (what) => t('notMoved', { what }),
      outside: t('outside'),
    };
  }, [t, language, format, time]);
}
