import { searchAt } from '../../as-of/as-of.ts';
import type { ChapterProps } from '../../history/history-chapter.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useItemWords } from './item-history.tsx';
import { itemTabs } from './tabs.ts';

/** The items in the journal. */
export function ItemChapter({ children }: ChapterProps) {
  const t = useTexts('put-to-market');
  return children({
    item: {
      name: t('list'),
      words: useItemWords(true),
      href: () => itemTabs.cardsHref,
      asOfHref: (instant) => `${itemTabs.cardsHref}${searchAt(instant, new URLSearchParams())}`,
    },
  });
}
