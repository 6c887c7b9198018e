import { useCallback } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { namedPeriods, type Period } from './period.ts';

/** What people call a period: by its name where it has one on that day, else by its dates. */
export function usePeriodName(today: string): (period: Period) => string {
  const t = useTexts('finance');
  const figures = useFigures();
  return useCallback(
    ({ from, to }: Period) => {
      if (from === null && to === null) return t('period.all');
      const known = namedPeriods(today).find(({ period }) => period.from === from && period.to === to);
      if (known) return t(`period.${known.key}`, { year: known.year, end: known.endYear });
      if (from === null) return t('period.until', { to: figures.day(to ?? '') });
      return to === null ? t('period.since', { from: figures.day(from) }) : figures.period(from, to);
    },
    [t, figures, today],
  );
}
