import { produceName } from '@terroir/market';
import type { ProduceMarginsAttributes } from '@terroir/finance';
import { TextLink, type Column } from '@terroir/ui-kit';
import type { Texts } from '../../i18n/texts.ts';
import type { Figures } from '../../records/figures.ts';
import type { useMarginWords } from '../../records/margins/margin-words.ts';
import type { ProduceMargin } from '../../records/margins/produce-margins.ts';
import type { Period } from '../summary/period.ts';
import { NeedLines } from './need-lines.tsx';

export interface MarginColumnWords {
  readonly t: Texts<'finance'>;
  readonly figures: Figures;
  readonly words: ReturnType<typeof useMarginWords>;
  /** Where a produce has its details. */
  readonly hrefOf: (id: string) => string;
  /** What each produce is called, by its id. */
  readonly names: ReadonlyMap<string, string>;
  readonly total: ProduceMarginsAttributes['total'] | undefined;
  readonly period: Period;
  /** What the realm of all produce is called. */
  readonly realm: string;
}

/** Produce, revenue, cost of its needs, margin and share of the revenue. */
export function marginColumns({
  t,
  figures,
  words,
  hrefOf,
  names,
  total,
  period,
  realm,
}: MarginColumnWords): readonly Column<ProduceMargin>[] {
  const amount = (key: 'revenue' | 'cost' | 'margin', headerName: string): Column<ProduceMargin> => ({
    key,
    headerName,
    align: 'end',
    valueGetter: (produce) => produce[key],
    renderCell: (produce) => <span className="finance-figure">{words.amount(produce[key])}</span>,
    csv: [{ header: headerName, cell: (produce) => produce[key] ?? words.amount(null), format: 'money' }],
    total: () => (total ? <span style={{ whiteSpace: 'nowrap' }}>{words.amount(total[key])}</span> : null),
  });
  const nameOf = (produce: ProduceMargin) => names.get(produce.id) ?? produceName(produce);
  return [
    {
      key: 'produce',
      headerName: t('margins.produce'),
      rowHeader: true,
      valueGetter: nameOf,
      renderCell: (produce) => (
        <span className="finance-produce">
          {produce.removed ? (
            <>
              {nameOf(produce)} <small>{t('margins.removed')}</small>
            </>
          ) : (
            <TextLink href={hrefOf(produce.id)} alone>
              {nameOf(produce)}
            </TextLink>
          )}
        </span>
      ),
      csv: [
        { header: t('margins.produce'), cell: nameOf },
        { header: t('columns.realm'), cell: () => realm },
        { header: t('period.from'), cell: () => period.from },
        { header: t('period.to'), cell: () => period.to },
      ],
    },
    amount('revenue', t('columns.cost.outputs')),
    {
      ...amount('cost', t('margins.cost')),
      renderCell: (produce) => (
        <div className="finance-produce">
          {words.amount(produce.cost)}
          <NeedLines lines={words.needs(produce.needs)} of={nameOf(produce)} />
        </div>
      ),
    },
    amount('margin', t('margins.margin')),
    {
      key: 'share',
      headerName: t('margins.share'),
      align: 'end',
      valueGetter: ({ percent }) => percent,
      renderCell: ({ percent }) => figures.share(percent / 100),
      csv: [{ header: t('margins.share'), cell: ({ percent }) => percent }],
    },
  ];
}
