import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchAt } from '../../as-of/as-of.ts';
import type { Chapter, ChapterProps } from '../../history/history-chapter.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { useBookedProduces } from '../produces/booked-produces.ts';
import { categoriesQuery } from './books.ts';
import { lineWords } from './line-history.tsx';
import { choicesOf } from './line.ts';
import { sides, type Side } from './side.ts';

const path = '/finances/inputs-outputs';

/** A side of the books in the journal; its catalogue names the subcategories. */
function useLineChapter(side: Side): Chapter {
  const t = useTexts('finance');
  const figures = useFigures();
  const categories = useQuery(categoriesQuery(side, figures.language)).data;
  const { nameOf } = useBookedProduces(null, side === 'outputs');
  return useMemo(
    () => ({
      name: t(`tables.${side}`),
      words: lineWords(side, t, figures, choicesOf(categories ?? []), nameOf),
      href: () => path,
      asOfHref: (instant) => `${path}${searchAt(instant, new URLSearchParams())}`,
    }),
    [side, t, figures, categories, nameOf],
  );
}

export function LineChapter({ children }: ChapterProps) {
  const [inputs, outputs] = [useLineChapter('inputs'), useLineChapter('outputs')];
  return children({ [sides.inputs.resource]: inputs, [sides.outputs.resource]: outputs });
}
