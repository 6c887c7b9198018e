import { EmptyState } from '@terroir/ui-kit';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefAt } from '../../../as-of/as-of.ts';
import type { AsOfHandle } from '../../../as-of/use-as-of.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { RecordTable } from '../../../records/record-table.tsx';
import { useRecordWrites } from '../../../records/use-record-writes.ts';
import { useRecords } from '../../../records/use-records.ts';
import { useProfile } from '../../../session/profile.ts';
import { ProduceHistory } from '../history/produce-history.tsx';
import { produceDraft, producesSource, wholeList, type Produce } from '../produce.ts';
import { useNamesApart } from '../use-names-apart.ts';
import { addHref, editHref, importHref, oneHref } from '../tabs.ts';
import { listColumns } from './produce-columns.tsx';
import { ProduceRemoval } from './produce-removal.tsx';
import { useDatedName } from '../../../records/names/use-dated-name.ts';

/** Every produce with every column (S1 §2); the form is a tab of its own. */
export function ListedProduceTab({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('produces');
  const ofRecords = useTexts('records');
  const figures = useFigures();
  const dated = useDatedName(asOf.instant);
  const navigate = useNavigate();
  const past = asOf.instant !== null;
  const records = useRecords(producesSource, { asOf: asOf.instant, ...wholeList });
  const nameOf = useNamesApart(records.rows);
  const writes = useRecordWrites(producesSource, nameOf);
  const account = useProfile().data?.id ?? '';
  const { instant } = asOf;
  const columns = useMemo(
    () => listColumns({ t, figures, realm: ofRecords('realms.food'), hrefOf: (id) => hrefAt(oneHref(id), instant) }),
    [t, ofRecords, figures, instant],
  );
  const open = useCallback(
    (produce: Produce | null) => void navigate(produce === null ? addHref : editHref(produce.id)),
    [navigate],
  );
  const removalOf = useCallback(
    (produce: Produce) => <ProduceRemoval id={produce.id} what={nameOf(produce)} />,
    [nameOf],
  );
  return (
    <RecordTable
      records={records}
      writes={writes}
      readOnly={past}
      columns={columns}
      nameOf={nameOf}
      removalOf={removalOf}
      labels={{
        title: t('list.title'),
        description: t('list.description'),
        add: t('list.add'),
        history: t('history.all'),
        unfinished: t('list.unfinished'),
      }}
      empty={
        <EmptyState drawing="basket" compact headingLevel={3} title={past ? t('empty.past') : t('empty.title')}>
          {past ? null : t('empty.text')}
        </EmptyState>
      }
      csv={`${dated(t('files.list'))}.csv`}
      imports={{ href: importHref, label: t('list.import') }}
      draft={produceDraft(account, null)}
      onOpen={open}
      renderHistory={(of, onClose) => <ProduceHistory of={of} nameOf={nameOf} onClose={onClose} />}
    />
  );
}
