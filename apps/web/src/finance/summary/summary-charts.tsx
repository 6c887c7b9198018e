import type { SummaryAttributes } from '@terroir/finance';
import { DonutChart, TimelineChart } from '@terroir/ui-kit/charts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useChartLabels } from '../../records/chart-labels.ts';
import { useFigures } from '../../records/figures.ts';
import { moneySeries } from '../money-series.ts';
import type { Month } from './comparable-months.ts';
import { RealmIcon, realmSeries, realms } from '../../records/realm-icon.tsx';

// This file holds the charts' library: only `import()` it.

/** From here on an amount in full is wider than the hole of the rings. */
const HUNDRED_MILLION = 100_000_000;

const totalOf = (categories: readonly { readonly value: number }[]) =>
  categories.reduce((sum, { value }) => sum + value, 0);

export interface DistributionChartProps {
  of: 'costs' | 'revenues';
  /** `undefined` while it loads. */
  side: SummaryAttributes['costs'] | undefined;
  /** Whose figures these are and of when; stands in the saved picture. */
  caption: string;
  /** Of what is saved, without its ending. */
  fileName: string;
  empty: ReactNode;
}

/** What costs or revenues are made of: categories inside, in shades of their realm, subcategories outside. */
export function DistributionChart({ of, side, caption, fileName, empty }: DistributionChartProps) {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  const figures = useFigures();
  const chartLabels = useChartLabels();
  const { categories, subcategories } = side?.distribution ?? { categories: [], subcategories: [] };
  // Slices of one realm stand together, the largest realm first, so that the ring reads by realm too.
  const byRealm = realms
    .map((realm) => categories.filter((category) => category.realm === realm))
    .toSorted((one, other) => totalOf(other) - totalOf(one));
  const slices = byRealm.flatMap((ofRealm) =>
    ofRealm.map(({ id, name, realm, value, percent }) => ({
      key: id,
      label: name,
      value,
      share: percent / 100,
      series: realmSeries[realm],
      icon: <RealmIcon realm={realm} />,
      kind: { key: realm, label: ofRecords(`realms.${realm}`) },
      parts: subcategories
        .filter(({ categoryId }) => categoryId === id)
        .map((sub) => ({ key: sub.id, label: sub.name, value: sub.value, share: sub.percent / 100 })),
    })),
  );
  return (
    <DonutChart
      title={t(`charts.${of}`)}
      headingLevel={2}
      loading={side === undefined}
      slices={slices}
      formatValue={figures.money}
      formatShare={figures.share}
      centre={{
        label: t('total'),
        value: side ? (side.total < HUNDRED_MILLION ? figures.money : figures.shortMoney)(side.total) : '',
      }}
      fileName={`${fileName}.png`}
      valueFormat="money"
      pictureCaption={caption}
      empty={empty}
      labels={{
        ...chartLabels,
        kind: t('columns.realm'),
        slice: t('columns.category'),
        part: t('columns.subCategory'),
        value: of === 'costs' ? t('columns.cost.inputs') : t('columns.cost.outputs'),
        share: t('charts.share'),
        others: (count) => t('charts.others', { count }),
      }}
    />
  );
}

/** Each month's revenue above zero and its cost below, their net between them, and the net of all months so far. */
export function MoneyTimeline({
  months,
  caption,
  fileName,
  empty,
}: {
  months: readonly Month[] | undefined;
  caption: string;
  /** Of what is saved, without its ending. */
  fileName: string;
  empty: ReactNode;
}) {
  const t = useTexts('finance');
  const figures = useFigures();
  const chartLabels = useChartLabels();
  const shown = months ?? [];
  return (
    <TimelineChart
      title={t('charts.timeline')}
      headingLevel={2}
      loading={months === undefined}
      periods={shown.map(({ month }) => ({ key: month, short: figures.month(month), full: figures.fullMonth(month) }))}
      series={[
        {
          key: 'cost',
          label: t('summary.cost'),
          series: moneySeries.cost,
          drawn: 'bar',
          stack: 'money',
          below: true,
          values: shown.map(({ cost }) => cost),
        },
        {
          key: 'revenue',
          label: t('charts.revenue'),
          series: moneySeries.revenue,
          drawn: 'bar',
          stack: 'money',
          values: shown.map(({ revenue }) => revenue),
        },
        {
          key: 'net',
          label: t('summary.net'),
          series: moneySeries.net,
          drawn: 'line',
          values: shown.map(({ net }) => net),
        },
        {
          key: 'cumulative',
          label: t('charts.cumulative'),
          series: moneySeries.net,
          drawn: 'dashes',
          values: shown.map(({ cumulative }) => cumulative),
        },
        ...(shown.some(({ before }) => before !== undefined)
          ? [
              {
                key: 'before',
                label: t('charts.before'),
                series: moneySeries.before,
                drawn: 'line' as const,
                values: shown.map(({ before }) => before ?? null),
              },
            ]
          : []),
      ]}
      formatValue={figures.money}
      formatAxis={figures.shortMoney}
      fileName={`${fileName}.png`}
      valueFormat="money"
      pictureCaption={caption}
      empty={empty}
      labels={{ ...chartLabels, period: t('charts.month') }}
    />
  );
}
