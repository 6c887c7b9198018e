import { hrefAt } from '../../../as-of/as-of.ts';
import { HistoryDrawer } from '../../../history/history-drawer.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { useProduceWords } from '../history/produce-words.tsx';
import type { Season } from '../seasons.ts';
import { summaryHref } from '../tabs.ts';

/** The figures of the summary: how many produces there are, and how many are in a period on the day that is looked at. */
export type Figure = 'produces' | Season;

/** Every change of the produces, which each figure counts, newest first; null is closed. */
export function FigureHistory({ of, onClose }: { of: Figure | null; onClose: () => void }) {
  const t = useTexts('produces');
  const words = useProduceWords(of !== null);
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={of === null ? '' : t(`history.figure.${of}`)}
      // A change holds only what it changed: which of them moved a figure depends on the dates before and after it.
      lead={of === null || of === 'produces' ? undefined : t('history.everyChange')}
      words={words}
      filter={{ resourceType: 'produce' }}
      asOfHref={(instant) => hrefAt(summaryHref, instant)}
    />
  );
}
