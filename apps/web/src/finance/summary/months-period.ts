import type { SummaryAttributes } from '@terroir/finance';
import type { Texts } from '../../i18n/texts.ts';
import type { Figures } from '../../records/figures.ts';

/** From the first month with an entry to the last, `November 2024 to October 2026`; empty where there is none. */
export function periodOf(months: SummaryAttributes['timeline'], t: Texts<'finance'>, figures: Figures): string {
  const [first, last] = [months.at(0), months.at(-1)];
  if (!first || !last) return '';
  if (first === last) return figures.fullMonth(first.month);
  return t('summary.months', { first: figures.fullMonth(first.month), last: figures.fullMonth(last.month) });
}
