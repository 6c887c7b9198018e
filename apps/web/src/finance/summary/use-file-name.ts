import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import type { Period } from './period.ts';

/** Names the files of the summary after what they hold, the days that they are of, and the moment that was looked at. */
export function useFileName({ from, to }: Period, instant: string | null) {
  const t = useTexts('finance');
  const figures = useFigures();
  const parts: string[] = [];
  if (from !== null && to !== null) parts.push(t('fileParts.days', { from, to }));
  else if (from !== null) parts.push(t('fileParts.from', { from }));
  else if (to !== null) parts.push(t('fileParts.to', { to }));
  if (instant !== null) parts.push(t('fileParts.asOf', { day: figures.dayOf(instant) }));
  return (of: 'costs' | 'revenues' | 'timeline' | 'margins') => [t(`files.${of}`), ...parts].join('-');
}
