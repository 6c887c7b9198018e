import { SeriesMark, type Column } from '@terroir/ui-kit';
import type { Texts } from '../../i18n/texts.ts';
import type { Figures } from '../../records/figures.ts';
import { RealmIcon } from '../../records/realm-icon.tsx';
import { sideSeries } from '../money-series.ts';
import type { BookedProduces } from '../produces/booked-produces.ts';
import type { RecurringLine } from './recurring-line.ts';

const nothing = '–';

/** What recurs, which produce it sells, how often, when next, and for how much. */
export function recurringColumns(
  t: Texts<'recurring-lines'>,
  finance: Texts<'finance'>,
  figures: Figures,
  produces: BookedProduces,
  realmOf: (realm: RecurringLine['category']['realm']) => string,
): readonly Column<RecurringLine>[] {
  const soldOf = ({ produceId }: RecurringLine) =>
    produceId ? (produces.nameOf(produceId) ?? finance('removedProduce')) : '';
  return [
    {
      key: 'what',
      headerName: t('columns.what'),
      width: '24%',
      rowHeader: true,
      valueGetter: ({ subCategory }) => subCategory.name,
      renderCell: (line) => (
        <span style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
          <RealmIcon realm={line.category.realm} />
          <span className="finance-sub-category">
            {line.subCategory.name}
            {produces.isKnown && line.produceId ? <small>{finance('sold', { what: soldOf(line) })}</small> : null}
          </span>
        </span>
      ),
      csv: [
        { header: finance('columns.realm'), cell: ({ category }) => realmOf(category.realm) },
        { header: finance('columns.category'), cell: ({ category }) => category.name },
        { header: t('columns.what'), cell: ({ subCategory }) => subCategory.name },
        ...(produces.listed.length > 0 ? [{ header: finance('fields.produceId'), cell: soldOf }] : []),
      ],
    },
    {
      key: 'details',
      headerName: t('columns.details'),
      valueGetter: ({ notes }) => notes,
      renderCell: ({ notes }) => (notes === '' ? nothing : <span className="finance-notes">{notes}</span>),
    },
    {
      key: 'side',
      headerName: t('columns.side'),
      valueGetter: ({ side }) => t(`side.${side}`),
      renderCell: ({ side }) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          <SeriesMark series={sideSeries[side]} />
          {t(`side.${side}`)}
        </span>
      ),
    },
    {
      key: 'every',
      headerName: t('columns.every'),
      valueGetter: ({ every }) => t(`every.${every}`),
      renderCell: ({ every, lastDueOn }) => (
        <span className="recurring-cell">
          {t(`every.${every}`)}
          {lastDueOn === null ? null : <small>{t('table.until', { date: figures.day(lastDueOn) })}</small>}
        </span>
      ),
      csv: [
        { header: t('columns.every'), cell: ({ every }) => t(`every.${every}`) },
        { header: t('columns.first'), cell: ({ firstDueOn }) => firstDueOn },
        { header: t('columns.last'), cell: ({ lastDueOn }) => lastDueOn ?? '' },
      ],
    },
    {
      key: 'next',
      headerName: t('columns.next'),
      valueGetter: ({ next }) => next ?? '',
      renderCell: ({ next }) =>
        next === null ? t('table.ended') : <span style={{ whiteSpace: 'nowrap' }}>{figures.day(next)}</span>,
    },
    {
      key: 'amount',
      headerName: t('columns.amount'),
      align: 'end',
      valueGetter: ({ cost }) => cost,
      renderCell: ({ cost }) => <span style={{ whiteSpace: 'nowrap' }}>{figures.money(cost)}</span>,
    },
  ];
}
