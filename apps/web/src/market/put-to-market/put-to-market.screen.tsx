import { useTexts } from '../../i18n/texts.ts';
import { CardScreen } from '../../records/cards/card-screen.tsx';
import { itemSource } from '../../records/choices/items.ts';
import { ItemCards } from './item-cards.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemHistory } from './item-history.tsx';
import { nameOf } from './item.ts';
import { itemTabs } from './tabs.ts';

/** What a company puts to market (S1 §2): the items as cards, and the form in a tab of its own. */
export default function PutToMarketScreen() {
  const t = useTexts('put-to-market');
  return (
    <CardScreen
      source={itemSource}
      nameOf={nameOf}
      tabs={itemTabs}
      words={{
        title: t('shell:routes.putToMarket'),
        lead: t('lead'),
        parts: t('tabs.label'),
        cards: t('tabs.items'),
        add: t('tabs.add'),
        edit: t('tabs.edit'),
        history: t('history.button'),
      }}
      renderCards={(asOf, onHistory) => <ItemCards asOf={asOf} onHistory={onHistory} />}
      renderForm={(row, props) => <ItemForm row={row} {...props} />}
      renderHistory={(of, onClose) => <ItemHistory of={of} onClose={onClose} />}
    />
  );
}
