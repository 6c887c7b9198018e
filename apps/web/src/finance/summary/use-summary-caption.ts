import type { SummaryAttributes } from '@terroir/finance';
import { useQuery } from '@tanstack/react-query';
import { firmQuery } from '../../session/firm.ts';
import { useProfile } from '../../session/profile.ts';
import { useTexts, type Texts } from '../../i18n/texts.ts';
import { useFigures, type Figures } from '../../records/figures.ts';

/** From the first month with an entry to the last, `November 2024 to October 2026`; empty where there is none. */
export function periodOf(months: SummaryAttributes['timeline'], t: Texts<'finance'>, figures: Figures): string {
  const [first, last] = [months.at(0), months.at(-1)];
  if (!first || !last) return '';
  if (first === last) return figures.fullMonth(first.month);
  return t('summary.months', { first: figures.fullMonth(first.month), last: figures.fullMonth(last.month) });
}

/** What figures are of: on paper, whose pages name the company, and in saved pictures, which go alone. */
export interface SummaryCaption {
  /** The period and the instant. */
  readonly onPaper: string;
  /** The same, and whose they are. */
  readonly inPictures: string;
}

/** Of which period, instant (ISO 8601) and company the figures are. */
export function useSummaryCaption(period: string, at: string): SummaryCaption {
  const t = useTexts('finance');
  const figures = useFigures();
  const person = useProfile().data?.name ?? '';
  const company = useQuery(firmQuery).data?.name; // empty until it has been described
  const moment = figures.instant(at);
  const onPaper = period === '' ? t('paper.moment', { moment }) : t('paper.period', { period, moment });
  return { onPaper, inPictures: t('paper.head', { name: company || person, of: onPaper }) };
}
