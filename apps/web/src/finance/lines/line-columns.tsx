import type { Column } from '@terroir/ui-kit';
import type { Texts } from '../../i18n/texts.ts';
import type { Figures } from '../../records/figures.ts';
import type { Line } from './line.ts';
import { RealmIcon } from '../../records/realm-icon.tsx';
import type { Side } from './side.ts';

const nothing = '–';

/** The columns of S1 §2: sortable by category, subcategory, details and cost. */
export function lineColumns(side: Side, t: Texts<'finance'>, figures: Figures): readonly Column<Line>[] {
  return [
    {
      key: 'category',
      headerName: t('columns.category'),
      width: '20%',
      rowHeader: true,
      valueGetter: (line) => line.category.name,
      renderCell: ({ category }) => (
        <span style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
          <RealmIcon realm={category.realm} />
          <span className="finance-category">{category.name}</span>
        </span>
      ),
    },
    {
      key: 'subCategory',
      headerName: t('columns.subCategory'),
      width: '17%',
      valueGetter: (line) => line.subCategory.name,
      renderCell: ({ subCategory }) => <span className="finance-sub-category">{subCategory.name}</span>,
    },
    {
      key: 'details',
      headerName: t('columns.details'),
      valueGetter: (line) => line.notes,
      renderCell: ({ notes }) => (notes === '' ? nothing : <span className="finance-notes">{notes}</span>),
    },
    {
      key: 'quantity',
      headerName: t('columns.quantity'),
      align: 'end',
      renderCell: ({ quantityRaw, unit }) => (
        <span className="finance-figure">{figures.quantity(quantityRaw, unit)}</span>
      ),
      // Apart, so that a spreadsheet can add them up.
      csv: [
        { header: t('columns.quantity'), cell: ({ quantityRaw }) => quantityRaw },
        { header: t('fields.unitId'), cell: ({ quantityRaw, unit }) => figures.unit(quantityRaw, unit) },
      ],
    },
    {
      key: 'cost',
      headerName: t(`columns.cost.${side}`),
      align: 'end',
      valueGetter: (line) => line.cost,
      renderCell: ({ cost }) => <span style={{ whiteSpace: 'nowrap' }}>{figures.money(cost)}</span>,
      total: (lines) => <span style={{ whiteSpace: 'nowrap' }}>{figures.money(sumOf(lines))}</span>,
    },
  ];
}

/** Adds up in whole cents, so that no cent is lost on the way. */
export const sumOf = (lines: readonly { readonly cost: number }[]): number =>
  lines.reduce((cents, { cost }) => cents + Math.round(cost * 100), 0) / 100;
