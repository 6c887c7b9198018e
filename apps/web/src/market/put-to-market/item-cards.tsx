import { Button } from '@terroir/ui-kit';
import { useState } from 'react';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordCards } from '../../records/cards/record-cards.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { itemSource, type ItemRow } from '../../records/choices/items.ts';
import { ItemCard } from './item-card.tsx';
import { draftName } from './item-form.tsx';
import { nameOf } from './item.ts';
import { MarketIcon } from './market-icon.tsx';
import { CodeDialog, LabelsDialog } from './opened.tsx';
import { itemTabs } from './tabs.ts';
import { useEnabling } from './use-enabling.ts';

export interface ItemCardsProps {
  asOf: AsOfHandle;
  onHistory: (of: ItemRow) => void;
}

/** The items as cards, now or at an instant (S1 §2). */
export function ItemCards({ asOf, onHistory }: ItemCardsProps) {
  const t = useTexts('put-to-market');
  const enabling = useEnabling(useRecordWrites(itemSource, nameOf));
  /** Whose code is shown; it stays while the dialog closes. */
  const [code, setCode] = useState<ItemRow | null>(null);
  const [isCodeOpen, setCodeOpen] = useState(false);
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <RecordCards
        source={itemSource}
        nameOf={nameOf}
        tabs={itemTabs}
        asOf={asOf}
        onHistory={onHistory}
        draftOf={(account) => draftName(account, null)}
        drawing="basket"
        words={{
          list: t('list'),
          unfinished: t('unfinished'),
          empty: { title: t('empty.title'), past: t('empty.past'), action: t('empty.action'), text: t('empty.text') },
        }}
        removalOf={({ name }) => t('removal', { name })}
        moreActions={(row) => [
          {
            key: 'enabled',
            label: t(row.enabled ? 'disable' : 'enable', { what: nameOf(row) }),
            icon: <MarketIcon name={row.enabled ? 'hide' : 'show'} />,
            onSelect: () => enabling(row),
          },
          {
            key: 'code',
            label: t('code.button', { what: nameOf(row) }),
            icon: <MarketIcon name="code" />,
            onSelect: () => {
              setCode(row);
              setCodeOpen(true);
            },
          },
        ]}
        renderCard={(row, state) => <ItemCard row={row} {...state} />}
        actionsOfAll={
          <Button startIcon={<MarketIcon name="print" />} onClick={() => setPrinting(true)}>
            {t('labels.button')}
          </Button>
        }
      />
      {code ? <CodeDialog item={code} open={isCodeOpen} onClose={() => setCodeOpen(false)} /> : null}
      {printing ? <LabelsDialog open onClose={() => setPrinting(false)} /> : null}
    </>
  );
}
