import type { SummaryAttributes } from '@terroir/finance';
import { useQuery } from '@tanstack/react-query';
import { firmQuery } from '../../session/firm.ts';
import { useProfile } from '../../session/profile.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../figures.ts';

export interface SummaryOnPaperProps {
  summary: SummaryAttributes | undefined;
  /** The instant of the figures, ISO 8601. */
  at: string;
  part: 'head' | 'tables';
}

/** What only the printed summary shows: whose it is and of when, and the figures behind the charts. */
export function SummaryOnPaper({ summary, at, part }: SummaryOnPaperProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const person = useProfile().data?.name ?? '';
  const company = useQuery(firmQuery).data?.name; // empty until it has been described
  if (!summary) return null;
  if (part === 'head') {
    return (
      <p className="finance-print-only">
        {t('paper.head', {
          name: company || person,
          moment: figures.instant(at),
        })}
      </p>
    );
  }
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
            figures.share(slice.percent / 100),
          ])}
          foot={[t('total'), '', figures.money(summary[of].total), '']}
          words={2}
        />
      ))}
      <PaperTable
        caption={t('charts.timeline')}
        head={[t('charts.month'), t('summary.cost'), t('charts.revenue'), t('summary.net'), t('charts.cumulative')]}
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
  rows: readonly (readonly string[])[];
  foot: readonly string[];
  /** So many columns at the start hold words, the rest figures. */
  words: number;
}

function PaperTable({ caption, head, rows, foot, words }: PaperTableProps) {
  if (rows.length === 0) return null;
  const side = (place: number) => ({ textAlign: place < words ? ('start' as const) : ('end' as const) });
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((text, place) => (
            <th key={text} scope="col" style={side(place)}>
              {text}
            </th>
          ))}
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
