import { EmptyState, SeriesMark } from '@terroir/ui-kit';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useDatedName } from '../../records/names/use-dated-name.ts';
import { RecordTable } from '../../records/record-table.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useRecords } from '../../records/use-records.ts';
import { nameOfRecurring, recurringLines } from '../recurring/recurring-line.ts';
import { repeatedLine } from '../recurring/repeated-line.ts';
import { useProfile } from '../../session/profile.ts';
import { useFigures } from '../../records/figures.ts';
import { sideSeries } from '../money-series.ts';
import { LineSearch } from '../search/line-search.tsx';
import { isNarrowed, queryOf } from '../search/line-filter.ts';
import { useLineFilter } from '../search/use-line-filter.ts';
import { useBulkLines } from '../bulk/use-bulk-lines.tsx';
import { LineHistory, RecurringDialog, RepeatableLineDialog } from '../opened/opened.tsx';
import { lineSources, wholeList } from './books.ts';
import { useBookedProduces } from '../produces/booked-produces.ts';
import { lineColumns } from './line-columns.tsx';
import { draftName, type Line } from './line.ts';
import type { Side } from './side.ts';
import { useBookDays } from './use-book-days.ts';

/** What a line is called where it stands alone. */
const nameOf = ({ subCategory, notes }: Line) =>
  notes === '' ? subCategory.name : `${subCategory.name}, ${notes.slice(0, 60)}`;
const subCategoryOf = ({ subCategory }: Line) => subCategory.name;

/** Whether the address asked for it as it was opened; a reload does not ask again. */
function useAskedFor(hash: string): boolean {
  const { hash: now, pathname, search } = useLocation();
  const [asked] = useState(now === hash);
  const navigate = useNavigate();
  useEffect(() => {
    if (now === hash) void navigate(`${pathname}${search}`, { replace: true });
  }, [now, hash, pathname, search, navigate]);
  return asked;
}

interface LineTableProps {
  side: Side;
  asOf: AsOfHandle;
  /** Where its search is typed. */
  searchField: RefObject<HTMLInputElement | null>;
}

/** The inputs or the outputs: the table of S1 §2. */
export function LineTable({ side, asOf, searchField }: LineTableProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const dated = useDatedName(asOf.instant);
  const past = asOf.instant !== null;
  const source = lineSources[side];
  const search = useLineFilter(side);
  const narrowed = isNarrowed(search.filter);
  const records = useRecords(source, { asOf: asOf.instant, query: queryOf(search.filter), ...wholeList });
  const writes = useRecordWrites(source, subCategoryOf);
  const account = useProfile().data?.id ?? '';
  const days = useBookDays();
  const produces = useBookedProduces(asOf.instant, side === 'outputs');
  const ofRecords = useTexts('records');
  const columns = useMemo(
    () => lineColumns(side, t, figures, { ...days, produces, realmOf: (realm) => ofRecords(`realms.${realm}`) }),
    [side, t, figures, days, produces, ofRecords],
  );
  const bulk = useBulkLines({ side, nameOf, readOnly: past });
  const recurringWrites = useRecordWrites(recurringLines, nameOfRecurring);
  const [repeating, setRepeating] = useState<Line | null>(null);
  const asked = useAskedFor(`#add-${side}`);
  return (
    <>
      <RecordTable
        records={records}
        writes={writes}
        readOnly={past}
        columns={columns}
        nameOf={nameOf}
        removalOf={(line) => t('removal', { what: nameOf(line), amount: figures.money(line.cost) })}
        mark={<SeriesMark series={sideSeries[side]} />}
        labels={{
          title: t(`tables.${side}`),
          description: t(`tables.${side}Hint`),
          add: t(`add.${side}`),
          history: t(`history.${side}`),
          unfinished: t(`unfinished.${side}`),
        }}
        filters={<LineSearch side={side} handle={search} records={records} field={searchField} />}
        empty={
          <EmptyState
            drawing="ledger"
            compact
            headingLevel={3}
            title={narrowed ? t('search.none.title') : past ? t(`empty.past.${side}`) : t(`empty.${side}.title`)}
          >
            {narrowed ? t('search.none.text') : past ? null : t(`empty.${side}.text`)}
          </EmptyState>
        }
        csv={`${dated(t(`files.${side}`))}.csv`}
        imports={{ href: `/finances/import?side=${side}`, label: t('import.open') }}
        draft={draftName(account, side, null)}
        duplicates
        beginsNew={asked}
        selection={bulk.selection}
        addKey={side === 'inputs' ? 'N' : 'Shift+N'}
        renderDialog={({ row, start, inFront, onDone, onAnother }) => (
          <RepeatableLineDialog
            side={side}
            line={row}
            start={start}
            account={account}
            writes={writes}
            inFront={inFront}
            onDone={onDone}
            onAnother={row ? undefined : onAnother}
            onRepeat={setRepeating}
          />
        )}
        renderHistory={(of, onClose) => <LineHistory side={side} of={of} onClose={onClose} />}
      />
      {bulk.dialogs}
      {repeating && !past ? (
        <RecurringDialog
          line={null}
          repeated={repeatedLine(side, repeating)}
          account={account}
          writes={recurringWrites}
          inFront
          onDone={() => setRepeating(null)}
        />
      ) : null}
    </>
  );
}
