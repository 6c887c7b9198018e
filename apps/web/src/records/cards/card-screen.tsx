import { Button, PageHeader, PrintArea, TabsNav } from '@terroir/ui-kit';
import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AsOfControl, AsOfNotice } from '../../as-of/as-of-control.tsx';
import { searchAt } from '../../as-of/as-of.ts';
import { useAsOf, type AsOfHandle } from '../../as-of/use-as-of.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { usePageName } from '../../routing/page-name.ts';
import { useProfile } from '../../session/profile.ts';
import { EditedRecord } from '../edited-record.tsx';
import type { RecordRow, RecordSource } from '../record.ts';
import { useRecordWrites, type RecordWrites } from '../use-record-writes.ts';
import type { CardTabs } from './card-tabs.ts';

/** One record, all of them, or closed. */
export type HistoryOf<Row> = Row | 'all' | null;

export interface CardScreenProps<Wire, Row extends RecordRow> {
  source: RecordSource<Wire, Row>;
  nameOf: (row: Row) => string;
  tabs: CardTabs;
  words: {
    readonly title: string;
    readonly lead: string;
    /** What the tabs are together. */
    readonly parts: string;
    readonly cards: string;
    readonly add: string;
    readonly edit: string;
    readonly history: string;
  };
  renderCards: (asOf: AsOfHandle, onHistory: (of: Row) => void) => ReactNode;
  /** The form of a new record (`null`), or over one. */
  renderForm: (row: Row | null, props: CardFormProps<Row>) => ReactNode;
  renderHistory: (of: HistoryOf<Row>, onClose: () => void) => ReactNode;
}

export interface CardFormProps<Row extends RecordRow> {
  account: string;
  writes: RecordWrites<Row>;
  /** The record is stored, or was given up. */
  onDone: () => void;
}

/** A screen of records as cards, now or at an instant, and of their form in a tab of its own. */
export function CardScreen<Wire, Row extends RecordRow>(props: CardScreenProps<Wire, Row>) {
  const { tabs, words, renderCards, renderHistory } = props;
  const asOf = useAsOf();
  const { tab } = useParams();
  const id = useSearchParams()[0].get('id');
  const [history, setHistory] = useState<HistoryOf<Row>>(null);
  const cards = `${tabs.cardsHref}${searchAt(asOf.instant, new URLSearchParams())}`;
  const past = asOf.instant !== null;
  const inForm = tab === tabs.addTab;
  // The past can only be read.
  if (tab !== undefined && (!inForm || past)) return <Navigate to={cards} replace />;
  const editing = inForm && id !== null;
  const shown = [
    { key: 'cards', label: words.cards, href: cards, current: !inForm, icon: <RecordIcon name="cards" /> },
    {
      key: tabs.addTab,
      label: editing ? words.edit : words.add,
      href: editing ? tabs.editHref(id) : tabs.addHref,
      current: inForm,
      icon: <RecordIcon name={editing ? 'edit' : 'add'} />,
    },
  ];
  return (
    <>
      <PageHeader
        title={words.title}
        description={past ? undefined : words.lead}
        actions={
          inForm ? undefined : (
            <>
              <AsOfControl asOf={asOf} />
              <PrintArea only="screen">
                <Button startIcon={<RecordIcon name="history" />} onClick={() => setHistory('all')}>
                  {words.history}
                </Button>
              </PrintArea>
            </>
          )
        }
        tabs={<TabsNav label={words.parts} tabs={past ? shown.slice(0, 1) : shown} />}
      />
      {inForm ? (
        <FormTab key={id ?? 'new'} id={id} {...props} />
      ) : (
        <>
          <AsOfNotice asOf={asOf} />
          {renderCards(asOf, setHistory)}
        </>
      )}
      {renderHistory(history, () => setHistory(null))}
    </>
  );
}

/** The form for a new record, or over the one with this id. */
function FormTab<Wire, Row extends RecordRow>({
  id,
  source,
  nameOf,
  tabs,
  words,
  renderForm,
}: CardScreenProps<Wire, Row> & { id: string | null }) {
  const navigate = useNavigate();
  const writes = useRecordWrites(source, nameOf);
  const account = useProfile().data?.id ?? '';
  usePageName(id === null ? words.add : words.edit);
  const form = (row: Row | null) => renderForm(row, { account, writes, onDone: () => void navigate(tabs.cardsHref) });
  return id === null ? (
    form(null)
  ) : (
    <EditedRecord source={source} id={id} writes={writes} listHref={tabs.cardsHref}>
      {form}
    </EditedRecord>
  );
}
