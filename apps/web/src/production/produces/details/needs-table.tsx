import { DataTable, type Column } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { RealmIcon } from '../../../records/realm-icon.tsx';
import { useTableLabels } from '../../../records/table-labels.ts';
import type { Produce } from '../produce.ts';
import { useDatedName } from '../../../records/names/use-dated-name.ts';

type Need = Produce['produceInputs'][number];
const idOf = ({ id }: Need) => id;

/** What a produce needs, with the quantity of each. */
export function NeedsTable({ produce, instant }: { produce: Produce; instant: string | null }) {
  const t = useTexts('produces');
  const ofRecords = useTexts('records');
  const figures = useFigures();
  const dated = useDatedName(instant);
  const { labels, showAll, csv } = useTableLabels();
  const columns = useMemo(
    (): readonly Column<Need>[] => [
      {
        key: 'category',
        headerName: t('columns.category'),
        valueGetter: ({ inputCategory }) => inputCategory.name,
        csv: [
          { header: t('columns.realm'), cell: ({ inputCategory }) => ofRecords(`realms.${inputCategory.realm}`) },
          { header: t('columns.category'), cell: ({ inputCategory }) => inputCategory.name },
        ],
        renderCell: ({ inputCategory }) => (
          <span className="produces-named">
            <RealmIcon realm={inputCategory.realm} />
            <span>{inputCategory.name}</span>
          </span>
        ),
      },
      {
        key: 'input',
        headerName: t('needs.input'),
        rowHeader: true,
        valueGetter: ({ inputType }) => inputType.name,
        renderCell: ({ inputType }) => inputType.name,
      },
      {
        key: 'quantity',
        headerName: t('columns.quantity'),
        align: 'end',
        renderCell: ({ quantityRaw, quantityUnit }) => (
          <span className="produces-figure">{figures.quantity(quantityRaw, quantityUnit)}</span>
        ),
        csv: [
          { header: t('columns.quantity'), cell: ({ quantityRaw }) => quantityRaw },
          {
            header: t('columns.quantityUnit'),
            cell: ({ quantityRaw, quantityUnit }) => figures.unit(quantityRaw, quantityUnit),
          },
        ],
      },
    ],
    [t, ofRecords, figures],
  );
  return (
    <div className="produces-needs">
      <DataTable
        caption={t('needs.table')}
        columns={columns}
        rows={produce.produceInputs}
        rowKey={idOf}
        language={figures.language}
        empty={null}
        showAll={showAll}
        csv={csv(`${dated(t('files.needs'))}.csv`)}
        labels={{ ...labels, unsorted: t('needs.unsorted') }}
      />
    </div>
  );
}
