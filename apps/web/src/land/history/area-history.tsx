import { hrefAt } from '../../as-of/as-of.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { Area } from '../../places/area.ts';
import { tabHrefs } from '../tabs.ts';
import { useAreaWords } from './area-words.tsx';

export interface AreaHistoryProps {
  /** One plot or zone, all of them, or closed. */
  of: Area | 'all' | null;
  onClose: () => void;
}

/** Who changed what in a plot or zone, or in all of them. */
export function AreaHistory({ of, onClose }: AreaHistoryProps) {
  const t = useTexts('land');
  const one = of === 'all' ? null : of;
  const words = useAreaWords(of !== null);
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={one === null ? t('history.all') : t('history.one', { what: one.name })}
      words={words}
      filter={one === null ? { resourceType: ['plot', 'zone'] } : { resourceType: one.kind, resourceId: one.id }}
      asOfHref={(instant) => hrefAt(tabHrefs.list, instant)}
    />
  );
}
