import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clock } from '../../../as-of/as-of.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { firmQuery } from '../../../session/firm.ts';
import { useProfile } from '../../../session/profile.ts';

/**
 * Whose figures these are and of which instant (ISO 8601; `null` is when the screen was opened): on paper, whose pages name the
 * company, and in pictures, which go alone and therefore also say of what they are.
 */
export function useCaption(
  instant: string | null,
  what?: string,
): { readonly onPaper: string; readonly inPictures: string } {
  const t = useTexts('produces');
  const figures = useFigures();
  const [opened] = useState(() => clock().toISOString());
  const person = useProfile().data?.name ?? '';
  const company = useQuery(firmQuery).data?.name; // empty until it has been described
  const onPaper = t('paper.moment', { moment: figures.instant(instant ?? opened) });
  const of = what === undefined ? onPaper : t('paper.head', { name: what, of: onPaper });
  return { onPaper, inPictures: t('paper.head', { name: company || person, of }) };
}
