import { produceName } from '@terroir/market';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { usePageName } from '../../routing/page-name.ts';
import { useProfile } from '../../session/profile.ts';
import { useRecords } from '../../records/use-records.ts';
import { producesSource, wholeList, type Produce } from '../produces/produce.ts';
import { listHref } from '../produces/tabs.ts';
import { useNamesApart } from '../produces/use-names-apart.ts';
import { ProduceForm } from './produce-form.tsx';

/** The form for a new produce, or over the one with this id. Both ways out lead to the list. */
export function AddProduceTab({ id }: { id: string | null }) {
  const navigate = useNavigate();
  const writes = useRecordWrites(producesSource, produceName);
  const account = useProfile().data?.id ?? '';
  const leave = () => void navigate(listHref);
  const form = (row: Produce | null) => (
    <ProduceForm row={row} account={account} writes={writes} onSaved={leave} onCancel={leave} />
  );
  return id === null ? (
    form(null)
  ) : (
    <EditedRecord source={producesSource} id={id} writes={writes} listHref={listHref}>
      {(row) => <Named row={row}>{form(row)}</Named>}
    </EditedRecord>
  );
}

/** The tab of the browser names the produce that is edited. */
function Named({ row, children }: { row: Produce; children: ReactNode }) {
  const t = useTexts('records');
  const nameOf = useNamesApart(useRecords(producesSource, { asOf: null, ...wholeList }).rows);
  usePageName(t('actions.edit', { what: nameOf(row) }));
  return children;
}
