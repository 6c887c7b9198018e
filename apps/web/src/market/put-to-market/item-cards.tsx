import { Button, CardGrid, CardGridSkeleton, DelayedSkeleton, EmptyState, PrintArea } from '@terroir/ui-kit';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failed } from '../../api/query-state.tsx';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useHasDraft } from '../../forms/kept-drafts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { RemovalQuestion } from '../../records/removal-question.tsx';
import { UnfinishedNotice } from '../../records/unfinished-notice.tsx';
import { useRecordActions } from '../../records/use-record-actions.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useRecords } from '../../records/use-records.ts';
import { useProfile } from '../../session/profile.ts';
import { ItemCard } from './item-card.tsx';
import { draftName } from './item-form.tsx';
import { itemSource, nameOf, type ItemRow } from './item.ts';
import { MarketIcon } from './market-icon.tsx';
import { CodeDialog, LabelsDialog } from './opened.tsx';
import { addHref, editHref } from './tabs.ts';
import { useEnabling } from './use-enabling.ts';

const idOf = ({ id }: ItemRow) => id;

export interface ItemCardsProps {
  asOf: AsOfHandle;
  onHistory: (of: ItemRow) => void;
}

/** The items as cards, now or at an instant (S1 §2). */
export function ItemCards({ asOf, onHistory }: ItemCardsProps) {
  const t = useTexts('put-to-market');
  const shared = useTexts('records');
  const navigate = useNavigate();
  const past = asOf.instant !== null;
  const records = useRecords(itemSource, { asOf: asOf.instant });
  const writes = useRecordWrites(itemSource, nameOf);
  const enabling = useEnabling(writes);
  const [removing, setRemoving] = useState<ItemRow | null>(null);
  if (past && removing !== null) setRemoving(null);
  /** Whose code is shown; it stays while the dialog closes. */
  const [code, setCode] = useState<ItemRow | null>(null);
  const [isCodeOpen, setCodeOpen] = useState(false);
  const [printing, setPrinting] = useState(false);
  const onEdit = useCallback(({ id }: ItemRow) => void navigate(editHref(id)), [navigate]);
  const actions = useRecordActions({
    nameOf,
    onEdit,
    onHistory,
    onRemove: setRemoving,
    moreActions: (row) => [
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
    ],
  });
  const account = useProfile().data?.id ?? '';
  const unfinished = useHasDraft(draftName(account, null)) && !past;

  if (!records.rows)
    return records.error ? (
      <Failed error={records.error} onRetry={records.retry} loading={records.isFetching} />
    ) : (
      <DelayedSkeleton label={t('shell:loading')} page>
        <CardGridSkeleton />
      </DelayedSkeleton>
    );
  return (
    <>
      {unfinished ? (
        <UnfinishedNotice list={t('list')} onContinue={() => void navigate(addHref)}>
          {t('unfinished')}
        </UnfinishedNotice>
      ) : null}
      {past || records.rows.length === 0 ? null : (
        <PrintArea only="screen">
          <div style={{ marginBottom: 20 }}>
            <Button startIcon={<MarketIcon name="print" />} onClick={() => setPrinting(true)}>
              {t('labels.button')}
            </Button>
          </div>
        </PrintArea>
      )}
      <CardGrid
        label={t('list')}
        items={records.rows}
        itemKey={idOf}
        renderItem={(row) => (
          <ItemCard row={row} pending={records.pending.has(row.id)} actions={past ? undefined : actions(row)} />
        )}
        empty={
          <EmptyState
            drawing="basket"
            title={past ? t('empty.past') : t('empty.title')}
            action={
              past ? undefined : (
                <Button variant="contained" href={addHref} startIcon={<RecordIcon name="add" />}>
                  {t('empty.action')}
                </Button>
              )
            }
          >
            {past ? null : t('empty.text')}
          </EmptyState>
        }
      />
      {records.more ? (
        <PrintArea only="screen">
          <div style={{ marginTop: 24, textAlign: 'center' }}>
            <Button onClick={records.more} loading={records.isFetching}>
              {shared('more', { shown: records.rows.length, total: records.total })}
            </Button>
          </div>
        </PrintArea>
      ) : null}
      {code ? <CodeDialog item={code} open={isCodeOpen} onClose={() => setCodeOpen(false)} /> : null}
      {printing ? <LabelsDialog open items={records.rows} onClose={() => setPrinting(false)} /> : null}
      <RemovalQuestion
        row={removing}
        writes={writes}
        removalOf={({ name }) => t('removal', { name })}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
