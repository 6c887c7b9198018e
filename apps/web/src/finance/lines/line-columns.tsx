import type { Column } from '@terroir/ui-kit';
import type { Texts } from '../../i18n/texts.ts';
import type { Figures } from '../../records/figures.ts';
import type { BookedProduces } from '../produces/booked-produces.ts';
import type { Line } from './line.ts';
import { ReceiptButton } from './receipt.tsx';
import { RealmIcon } from '../../records/realm-icon.tsx';
import type { BookDays } from './use-book-days.ts';
import type { Side } from './side.ts';

const nothing = '–';

interface LineColumnWords extends Pick<BookDays, 'dayOf'> {
  readonly realmOf: (realm: Line['category']['realm']) => string;
  readonly produces: BookedProduces;
}

/** The columns of S1 §2, sortable by category, subcategory, details and cost, and the day before them. */
export function lineColumns(
  side: Side,
  t: Texts<'finance'>,
  figures: Figures,
  { dayOf, realmOf, produces }: LineColumnWords,
): readonly Column<Line>[] {
  const soldOf = ({ produceId }: Line) => (produceId ? (produces.nameOf(produceId) ?? t('removedProduce')) : '');
  return [
    {
      key: 'date',
      headerName: t('columns.date'),
      width: '12%',
      valueGetter: (line) => `${line.occurredOn} ${line.recordedAt}`,
      renderCell: (line) => <LineDay line={line} t={t} figures={figures} dayOf={dayOf} />,
      csv: [
        { header: t('columns.date'), cell: ({ occurredOn }) => occurredOn },
        { header: t('columns.recorded'), cell: ({ recordedAt }) => dayOf(recordedAt) },
      ],
    },
    {
      key: 'category',
      headerName: t('columns.category'),
      width: '18%',
      rowHeader: true,
      valueGetter: (line) => line.category.name,
      csv: [
        { header: t('columns.realm'), cell: ({ category }) => realmOf(category.realm) },
        { header: t('columns.category'), cell: ({ category }) => category.name },
      ],
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
      width: '16%',
      valueGetter: (line) => line.subCategory.name,
      renderCell: (line) => (
        <span className="finance-sub-category">
          {line.subCategory.name}
          {produces.isKnown && line.produceId ? <small>{t('sold', { what: soldOf(line) })}</small> : null}
        </span>
      ),
      csv: [
        { header: t('columns.subCategory'), cell: ({ subCategory }) => subCategory.name },
        ...(side === 'outputs' && produces.listed.length > 0 ? [{ header: t('fields.produceId'), cell: soldOf }] : []),
      ],
    },
    {
      key: 'details',
      headerName: t('columns.details'),
      valueGetter: (line) => line.notes,
      renderCell: (line) =>
        line.notes === '' ? (
          line.receiptUrls ? (
            <ReceiptButton line={line} />
          ) : (
            nothing
          )
        ) : (
          <span className="finance-notes">
            <span>{line.notes}</span> <ReceiptButton line={line} />
          </span>
        ),
    },
    {
      key: 'quantity',
      headerName: t('columns.quantity'),
      align: 'end',
      renderCell: (line) => <span className="finance-figure">{quantityOf(line, figures)}</span>,
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
      csv: [{ header: t(`columns.cost.${side}`), cell: ({ cost }) => cost, format: 'money' }],
      renderCell: ({ cost }) => <span style={{ whiteSpace: 'nowrap' }}>{figures.money(cost)}</span>,
      total: (lines) => <span style={{ whiteSpace: 'nowrap' }}>{figures.money(sumOf(lines))}</span>,
    },
  ];
}

/** `9 999 999,999`: no column is narrower than the longest number, so what is no longer stays on one line. */
const longestNumber = 13;

/** The quantity of a line; a long one may go on with its unit on the next line. */
function quantityOf({ quantityRaw, unit }: Line, figures: Figures): string {
  const quantity = figures.quantity(quantityRaw, unit);
  const words = figures.unit(quantityRaw, unit);
  return quantity.length > longestNumber ? `${quantity.slice(0, -words.length - 1)} ${words}` : quantity;
}

/** The day of a line, and below it that of its recording and of its last correction where these came later. */
function LineDay({
  line: { occurredOn, recordedAt, correctedAt },
  t,
  figures,
  dayOf,
}: { line: Line; t: Texts<'finance'>; figures: Figures } & Pick<BookDays, 'dayOf'>) {
  const recordedOn = dayOf(recordedAt);
  const correctedOn = correctedAt === null ? recordedOn : dayOf(correctedAt);
  const short = (day: string) =>
    day.slice(0, 4) === occurredOn.slice(0, 4) ? figures.dayAndMonth(day) : figures.day(day);
  return (
    <span className="finance-day">
      {figures.day(occurredOn)}
      {recordedOn > occurredOn ? <small>{t('recordedOn', { day: short(recordedOn) })}</small> : null}
      {correctedOn > recordedOn ? <small>{t('correctedOn', { day: short(correctedOn) })}</small> : null}
    </span>
  );
}

/** Adds up in whole cents, so that no cent is lost on the way. */
export const sumOf = (lines: readonly { readonly cost: number }[]): number =>
  lines.reduce((cents, { cost }) => cents + Math.round(cost * 100), 0) / 100;
