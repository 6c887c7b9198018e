import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { firmQuery } from '../../../session/firm.ts';
import { useProfile } from '../../../session/profile.ts';

/** Whose figures these are and of which instant (ISO 8601): on paper, whose pages name the company, and in pictures, which go alone. */
export function useCaption(at: string): { readonly onPaper: string; readonly inPictures: string } {
  const t = useTexts('produces');
  const figures = useFigures();
  const person = useProfile().data?.name ?? '';
  const company = useQuery(firmQuery).data?.name; // empty until it has been described
  const onPaper = t('paper.moment', { moment: figures.instant(at) });
  return { onPaper, inPictures: t('paper.head', { name: company || person, of: onPaper }) };
}
