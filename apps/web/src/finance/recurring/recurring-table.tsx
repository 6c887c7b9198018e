import { EmptyState } from '@terroir/ui-kit';
import { useCallback, useMemo } from 'react';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { newKey } from '../../api/client.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { useDatedName } from '../../records/names/use-dated-name.ts';
import { RecordTable } from '../../records/record-table.tsx';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import type { Records } from '../../records/use-records.ts';
import { useBookDays } from '../lines/use-book-days.ts';
import { useBookedProduces } from '../produces/booked-produces.ts';
import { recurringColumns } from './recurring-columns.tsx';
import { RecurringDialog, RecurringHistory } from '../opened/opened.tsx';
import { nameOfRecurring, recurringDraft, type RecurringLine } from './recurring-line.ts';
import { recurringBody, typedOfRecurring } from './recurring-values.ts';

export interface RecurringTableProps {
  records: Records<RecurringLine>;
  writes: RecordWrites<RecurringLine>;
  asOf: AsOfHandle;
  account: string;
}

/** The lines that recur, with everything one does to them. */
export function RecurringTable({ records, writes, asOf, account }: RecurringTableProps) {
  const t = useTexts('recurring-lines');
  const finance = useTexts('finance');
  const figures = useFigures();
  const dated = useDatedName(asOf.instant);
  const produces = useBookedProduces(asOf.instant);
  const { today } = useBookDays();
  const past = asOf.instant !== null;
  const ofRecords = useTexts('records');
  const columns = useMemo(
    () => recurringColumns(t, finance, figures, produces, (realm) => ofRecords(`realms.${realm}`)),
    [t, finance, figures, produces, ofRecords],
  );
  const moreActions = useCallback(
    (line: RecurringLine) =>
      line.next === null || line.firstDueOn > today
        ? []
        : [
            {
              key: 'stop',
              label: t('table.stop', { what: nameOfRecurring(line) }),
              icon: <RecordIcon name="stop" />,
              onSelect: () => void stop(line, today, writes),
            },
          ],
    [t, today, writes],
  );
  return (
    <RecordTable
      records={records}
      writes={writes}
      readOnly={past}
      columns={columns}
      nameOf={nameOfRecurring}
      removalOf={(line) => t('table.removal', { what: nameOfRecurring(line), amount: figures.money(line.cost) })}
      labels={{
        title: t('table.title'),
        description: t('table.hint'),
        add: t('table.add'),
        history: t('history.all'),
        unfinished: t('table.unfinished'),
      }}
      empty={
        <EmptyState drawing="clock" compact headingLevel={3} title={past ? t('empty.past') : t('empty.title')}>
          {past ? null : t('empty.text')}
        </EmptyState>
      }
      csv={`${dated(t('table.file'))}.csv`}
      draft={recurringDraft(account, 'new')}
      renderDialog={({ row, inFront, onDone }) => (
        <RecurringDialog line={row} account={account} writes={writes} inFront={inFront} onDone={onDone} />
      )}
      renderHistory={(of, onClose) => <RecurringHistory of={of} onClose={onClose} />}
      moreActions={moreActions}
    />
  );
}

/** Ends a recurring line today. */
async function stop(line: RecurringLine, today: string, writes: RecordWrites<RecurringLine>): Promise<void> {
  const row = { ...line, lastDueOn: today, next: null };
  const body = recurringBody(typedOfRecurring(row));
  try {
    await writes.save({ row, body, correcting: { version: line.version }, key: newKey() });
  } catch (thrown) {
    writes.sayFailed('save', line, thrown);
  }
}
