import { Button, PageHeader, PrintArea, TabsNav } from '@terroir/ui-kit';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AsOfControl, AsOfNotice } from '../../as-of/as-of-control.tsx';
import { searchAt } from '../../as-of/as-of.ts';
import { useAsOf } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { EditedRecord } from '../../records/edited-record.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { usePageName } from '../../routing/page-name.ts';
import { useProfile } from '../../session/profile.ts';
import { ItemCards } from './item-cards.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemHistory } from './item-history.tsx';
import { itemSource, nameOf, type ItemRow } from './item.ts';
import { addHref, cardsHref, editHref } from './tabs.ts';

/** What a company puts to market (S1 §2): the items as cards, and the form in a tab of its own. */
export default function PutToMarketScreen() {
  const t = useTexts('put-to-market');
  const asOf = useAsOf();
  const { tab } = useParams();
  const id = useSearchParams()[0].get('id');
  const [history, setHistory] = useState<ItemRow | 'all' | null>(null);
  const cards = `${cardsHref}${searchAt(asOf.instant, new URLSearchParams())}`;
  const past = asOf.instant !== null;
  const inForm = tab === 'addItem';
  // The past can only be read.
  if (tab !== undefined && (!inForm || past)) return <Navigate to={cards} replace />;
  const editing = inForm && id !== null;
  const tabs = [
    { key: 'items', label: t('tabs.items'), href: cards, current: !inForm, icon: <RecordIcon name="cards" /> },
    {
      key: 'addItem',
      label: editing ? t('tabs.edit') : t('tabs.add'),
      href: editing ? editHref(id) : addHref,
      current: inForm,
      icon: <RecordIcon name={editing ? 'edit' : 'add'} />,
    },
  ];
  return (
    <>
      <PageHeader
        title={t('shell:routes.putToMarket')}
        description={past ? undefined : t('lead')}
        actions={
          inForm ? undefined : (
            <>
              <AsOfControl asOf={asOf} />
              <PrintArea only="screen">
                <Button startIcon={<RecordIcon name="history" />} onClick={() => setHistory('all')}>
                  {t('history.button')}
                </Button>
              </PrintArea>
            </>
          )
        }
        tabs={<TabsNav label={t('tabs.label')} tabs={past ? tabs.slice(0, 1) : tabs} />}
      />
      {inForm ? (
        <FormTab key={id ?? 'new'} id={id} />
      ) : (
        <>
          <AsOfNotice asOf={asOf} />
          <ItemCards asOf={asOf} onHistory={setHistory} />
        </>
      )}
      <ItemHistory of={history} onClose={() => setHistory(null)} />
    </>
  );
}

/** The form for a new item, or over the one with this id. */
function FormTab({ id }: { id: string | null }) {
  const t = useTexts('put-to-market');
  const navigate = useNavigate();
  const writes = useRecordWrites(itemSource, nameOf);
  const account = useProfile().data?.id ?? '';
  usePageName(t(id === null ? 'tabs.add' : 'tabs.edit'));
  const form = (row: ItemRow | null) => (
    <ItemForm row={row} account={account} writes={writes} onDone={() => void navigate(cardsHref)} />
  );
  return id === null ? (
    form(null)
  ) : (
    <EditedRecord source={itemSource} id={id} writes={writes} listHref={cardsHref}>
      {form}
    </EditedRecord>
  );
}
