import type { SummaryAttributes } from '@terroir/finance';
import { useQuery } from '@tanstack/react-query';
import { firmQuery } from '../../session/firm.ts';
import { useProfile } from '../../session/profile.ts';
import { useTexts, type Texts } from '../../i18n/texts.ts';
import { useFigures, type Figures } from '../figures.ts';

/** From the first month with an entry to the last, `November 2024 to October 2026`; empty where there is none. */
export function periodOf(months: SummaryAttributes['timeline'], t: Texts<'finance'>, figures: Figures): string {
  const [first, last] = [months.at(0), months.at(-1)];
  if (!first || !last) return '';
  if (first === last) return figures.fullMonth(first.month);
  return t('summary.months', { first: figures.fullMonth(first.month), last: figures.fullMonth(last.month) });
}

/** Whose figures these are, of which period and instant (ISO 8601): above the printed summary and in saved pictures. */
export function useSummaryCaption(summary: SummaryAttributes | undefined, at: string): string {
  const t = useTexts('finance');
  const figures = useFigures();
  const person = useProfile().data?.name ?? '';
  const company = useQuery(firmQuery).data?.name; // empty until it has been described
  const period = periodOf(summary?.timeline ?? [], t, figures);
  const values = { name: company || person, moment: figures.instant(at) };
  return period === '' ? t('paper.headEmpty', values) : t('paper.head', { ...values, period });
}
