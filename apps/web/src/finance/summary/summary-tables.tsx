import type { SummaryAttributes } from '@terroir/finance';
import { SeriesMark, type SeriesToken } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { moneySeries } from '../money-series.ts';

/** The figures behind the charts, as tables that only the printed summary shows. */
export function SummaryTables({ summary }: { summary: SummaryAttributes }) {
  const t = useTexts('finance');
  const figures = useFigures();
  return (
    <div className="finance-print-only finance-paper-tables">
      {(['costs', 'revenues'] as const).map((of) => (
        <PaperTable
          key={of}
          caption={t(`charts.${of}`)}
          head={[
            t('columns.category'),
            t('columns.subCategory'),
            of === 'costs' ? t('columns.cost.inputs') : t('columns.cost.outputs'),
            t('charts.share'),
          ]}
          rows={summary[of].distribution.subcategories.map((slice) => [
            slice.categoryName,
            slice.name,
            figures.money(slice.value),
            // Rounded to nothing is not nothing.
            figures.share(slice.percent === 0 ? slice.value / summary[of].total : slice.percent / 100),
          ])}
          foot={[t('total'), '', figures.money(summary[of].total), '']}
          words={2}
        />
      ))}
      <PaperTable
        caption={t('charts.timeline')}
        head={[t('charts.month'), t('summary.cost'), t('charts.revenue'), t('summary.net'), t('charts.cumulative')]}
        series={[undefined, moneySeries.cost, moneySeries.revenue, moneySeries.net]}
        rows={summary.timeline.map(({ month, cost, revenue, net, cumulative }) => [
          figures.fullMonth(month),
          ...[cost, revenue, net, cumulative].map((amount) => figures.money(amount)),
        ])}
        foot={[
          t('total'),
          figures.money(summary.costs.total),
          figures.money(summary.revenues.total),
          figures.money(summary.net.total),
          '',
        ]}
        words={1}
      />
    </div>
  );
}

interface PaperTableProps {
  caption: string;
  head: readonly string[];
  /** The series of a column, by its place. */
  series?: readonly (SeriesToken | undefined)[];
  rows: readonly (readonly string[])[];
  foot: readonly string[];
  /** So many columns at the start hold words, the rest figures. */
  words: number;
}

function PaperTable({ caption, head, series, rows, foot, words }: PaperTableProps) {
  if (rows.length === 0) return null;
  const side = (place: number) => ({ textAlign: place < words ? ('start' as const) : ('end' as const) });
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((text, place) => {
            const token = series?.[place];
            return (
              <th key={text} scope="col" style={side(place)}>
                {token ? <SeriesMark series={token} /> : null}
                {text}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.slice(0, words).join('/')}>
            {cells.map((text, place) => (
              <td key={head[place]} style={side(place)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          {foot.map((text, place) => (
            <td key={head[place]} style={side(place)}>
              {text}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
