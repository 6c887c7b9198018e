import type { StatCardProps } from '@terroir/ui-kit';
import type { Texts } from '../../i18n/texts.ts';
import type { Figures } from '../../records/figures.ts';

/** How a figure stands beside that of the same days a year earlier; more of it is good, bad, or neither. */
export function yearBeforeTrend(
  now: number,
  before: number,
  more: 'success' | 'error' | 'neutral',
  t: Texts<'finance'>,
  figures: Figures,
): NonNullable<StatCardProps['trend']> {
  const cents = Math.round(now * 100) - Math.round(before * 100);
  const words = { before: figures.money(before) };
  if (cents === 0) return { direction: 'flat', label: t('yearBefore.same', words) };
  const difference = figures.money(Math.abs(cents) / 100);
  const less = more === 'success' ? 'error' : more === 'error' ? 'success' : 'neutral';
  return cents > 0
    ? { direction: 'up', label: t('yearBefore.more', { ...words, difference }), color: more }
    : { direction: 'down', label: t('yearBefore.less', { ...words, difference }), color: less };
}
