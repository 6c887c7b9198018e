import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchAt } from '../../as-of/as-of.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { unitsQuery } from '../../records/choices/catalogue.ts';
import { countSymbol, useFigures } from '../../records/figures.ts';
import { recordHistory, textOf } from '../../records/record-history.ts';
import type { ItemRow } from '../../records/choices/items.ts';
import { SmallPicture, thumbnailOf } from '../small-picture.tsx';
import { nameOf } from './item.ts';
import { itemTabs } from './tabs.ts';
import { useItemProduces } from './use-item-produces.ts';

const kinds = ['Recorded', 'Corrected', 'Removed', 'Restored'] as const;

/** Field of the read model → its name among the texts, in the order of the form. */
const fieldTexts = {
  name: 'name',
  details: 'details',
  produceIds: 'produceIds',
  quantity: 'quantity',
  quantityUnitId: 'quantityUnitId',
  count: 'count',
  countUnitId: 'countUnitId',
  costCents: 'cost',
  enabled: 'enabled',
  image: 'image',
  slug: 'slug',
} as const;

/** How the history speaks of items, or of one. The units and produces that events name by id are fetched once it is shown. */
export function useItemWords(shown: boolean, of: ItemRow | null = null): HistoryWords {
  const t = useTexts('put-to-market');
  const figures = useFigures();
  const units = useQuery({ ...unitsQuery(figures.language), enabled: shown }).data;
  const produces = useItemProduces(of, { enabled: shown });
  return useMemo(() => {
    const number = (value: unknown) => figures.number(Number(value));
    const unitName = (id: string) => {
      const unit = units?.find((one) => one.id === id);
      return unit?.symbol === countSymbol ? unit.name : unit?.symbol; // a symbol that is no word
    };
    const named = (ids: unknown) =>
      (Array.isArray(ids) ? ids : []).map((id) => (
        <div key={String(id)}>{produces.nameOf(String(id)) ?? t('removedProduce')}</div>
      ));
    return recordHistory({
      event: ({ event, label }) => {
        const kind = kinds.find((one) => event.endsWith(one)) ?? 'Corrected';
        return label === null ? t(`history.events.${kind}`) : t(`history.events.${kind}Of`, { what: label });
      },
      labels: Object.fromEntries(Object.entries(fieldTexts).map(([field, text]) => [field, t(`fields.${text}`)])),
      formats: {
        produceIds: named,
        quantity: number,
        count: number,
        costCents: (value) => figures.money(Number(value) / 100),
        enabled: (value) => t(value === true ? 'state.enabled' : 'state.disabled'),
        image: (value) => <SmallPicture src={thumbnailOf(value)} alt={t('picture')} />,
        slug: (value) => `/items/${textOf(value)}`,
      },
      lookups: { quantityUnitId: unitName, countUnitId: unitName },
    });
  }, [t, figures, units, produces]);
}

export interface ItemHistoryProps {
  /** One item, all of them, or closed. */
  of: ItemRow | 'all' | null;
  onClose: () => void;
}

/** Who changed what in an item, or in all of them. */
export function ItemHistory({ of, onClose }: ItemHistoryProps) {
  const t = useTexts('put-to-market');
  const words = useItemWords(of !== null, of === 'all' ? null : of);
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={of === null || of === 'all' ? t('history.all') : t('history.one', { what: nameOf(of) })}
      words={words}
      filter={{ resourceType: 'item', ...(of === null || of === 'all' ? {} : { resourceId: of.id }) }}
      asOfHref={(instant) => `${itemTabs.cardsHref}${searchAt(instant, new URLSearchParams())}`}
    />
  );
}
