import { hrefAt } from '../../../as-of/as-of.ts';
import { HistoryDrawer } from '../../../history/history-drawer.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import type { Produce } from '../produce.ts';
import { listHref } from '../tabs.ts';
import { useProduceWords } from './produce-words.tsx';

export interface ProduceHistoryProps {
  /** One produce, all of them, or closed. */
  of: Produce | 'all' | null;
  nameOf: (produce: Produce) => string;
  onClose: () => void;
}

/** Who changed what in a produce, or in all of them. */
export function ProduceHistory({ of, nameOf, onClose }: ProduceHistoryProps) {
  const t = useTexts('produces');
  const words = useProduceWords(of !== null);
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={of === null || of === 'all' ? t('history.all') : t('history.one', { what: nameOf(of) })}
      words={words}
      filter={{ resourceType: 'produce', ...(of === null || of === 'all' ? {} : { resourceId: of.id }) }}
      asOfHref={(instant) => hrefAt(listHref, instant)}
    />
  );
}
