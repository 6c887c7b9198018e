import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/texts.ts';
import { firmQuery } from '../../session/firm.ts';
import { useProfile } from '../../session/profile.ts';
import { useFigures } from '../figures.ts';

/** What figures are of: on paper, whose pages name the company, and in saved pictures, which go alone. */
export interface Caption {
  /** The period and the instant. */
  readonly onPaper: string;
  /** The same, of what it is, and of whose company. */
  readonly inPictures: string;
}

export interface CaptionOptions {
  /** The days that the figures are of, as a person reads them; empty for none. */
  period?: string;
  /** What the figures are of, where it is less than all: the name of a record. */
  record?: string;
}

/** The caption of figures as of an instant (ISO 8601). */
export function useCaption(instant: string, { period = '', record }: CaptionOptions = {}): Caption {
  const t = useTexts('records');
  const figures = useFigures();
  const person = useProfile().data?.name ?? '';
  const company = useQuery(firmQuery).data?.name; // empty until it has been described
  const moment = figures.instant(instant);
  const onPaper = period === '' ? t('caption.moment', { moment }) : t('caption.period', { period, moment });
  const of = record === undefined ? onPaper : t('caption.of', { name: record, of: onPaper });
  return { onPaper, inPictures: t('caption.of', { name: company || person, of }) };
}
