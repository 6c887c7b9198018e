import { Card, DataTable, type RowAction } from '@terroir/ui-kit';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failed } from '../../../api/query-state.tsx';
import { hrefAt } from '../../../as-of/as-of.ts';
import type { AsOfHandle } from '../../../as-of/use-as-of.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { RecordIcon } from '../../../icons/record-icon.tsx';
import { useFigures } from '../../../records/figures.ts';
import { useTableLabels } from '../../../records/table-labels.ts';
import { useRecords } from '../../../records/use-records.ts';
import { summaryColumns } from '../list/produce-columns.tsx';
import { producesSource, wholeList, type Produce } from '../produce.ts';
import { ProducesIcon } from '../produces-icon.tsx';
import { editHref, oneHref } from '../tabs.ts';
import { useNamesApart } from '../use-names-apart.ts';
import { useDatedName } from '../../../records/names/use-dated-name.ts';

const idOf = ({ id }: Produce) => id;

/** The table of the summary (S1 §2): what is produced, how much and at which price; each leads to its details. */
export function SummaryTable({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('produces');
  const ofRecords = useTexts('records');
  const figures = useFigures();
  const dated = useDatedName(asOf.instant);
  const navigate = useNavigate();
  const { labels, showAll, csv } = useTableLabels();
  const { instant } = asOf;
  const { rows, error, retry, isFetching } = useRecords(producesSource, { asOf: instant, ...wholeList });
  const nameOf = useNamesApart(rows);
  const columns = useMemo(
    () => summaryColumns({ t, figures, realm: ofRecords('realms.food'), hrefOf: (id) => hrefAt(oneHref(id), instant) }),
    [t, ofRecords, figures, instant],
  );
  const actions = useCallback(
    (produce: Produce): readonly RowAction[] => [
      {
        key: 'details',
        label: t('actions.details', { what: nameOf(produce) }),
        icon: <ProducesIcon name="produceDetails" />,
        onSelect: () => void navigate(hrefAt(oneHref(produce.id), instant)),
      },
      ...(instant === null
        ? [
            {
              key: 'edit',
              label: t('actions.edit', { what: nameOf(produce) }),
              icon: <RecordIcon name="edit" />,
              onSelect: () => void navigate(editHref(produce.id)),
            },
          ]
        : []),
    ],
    [t, navigate, instant, nameOf],
  );
  return (
    <Card title={t('summary.table')} description={t('summary.tableHint')}>
      <DataTable
        caption={t('summary.table')}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        language={figures.language}
        empty={null}
        failed={error && !rows ? <Failed error={error} onRetry={retry} loading={isFetching} compact /> : undefined}
        actions={actions}
        showAll={showAll}
        csv={csv(`${dated(t('files.summary'))}.csv`)}
        labels={labels}
      />
    </Card>
  );
}
