import type { ProducesSummaryAttributes } from '@terroir/production';
import { daysBetween } from '@terroir/production';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { CountDonut } from '../count-donut.tsx';
import { CategoryIcon, categorySeries } from '../food-category.tsx';
import { SeasonCalendar } from '../season-calendar.tsx';
import { type Calendar, datesOf, daysOf, seasons } from '../seasons.ts';
import { useDatedName } from '../../../records/names/use-dated-name.ts';

// This file holds the charts' library: only `import()` it.

interface ChartProps {
  /** Whose figures these are and of when, for the saved picture. */
  caption: string;
  /** What was looked at; null is now. */
  instant: string | null;
  empty: ReactNode;
}

/** How many produces each category has: categories inside, their products outside (S1 §2). */
export function DistributionChart({
  distribution,
  caption,
  instant,
  empty,
}: ChartProps & { distribution: ProducesSummaryAttributes['distribution'] | undefined }) {
  const t = useTexts('produces');
  const dated = useDatedName(instant);
  const { categories, products } = distribution ?? { categories: [], products: [] };
  const total = categories.reduce((sum, { value }) => sum + value, 0);
  return (
    <CountDonut
      title={t('charts.distribution')}
      loading={distribution === undefined}
      slices={categories.map(({ id, name, value, percent }) => ({
        key: id,
        label: name,
        value,
        share: percent / 100,
        series: categorySeries(id),
        icon: <CategoryIcon identifier={id} />,
        parts: products
          .filter(({ categoryId }) => categoryId === id)
          .map((product) => ({
            key: product.id,
            label: product.name,
            value: product.value,
            share: product.percent / 100,
          })),
      }))}
      total={total}
      totalLabel={t('charts.produces', { count: total })}
      partLabel={t('columns.product')}
      fileName={`${dated(t('files.distribution'))}.png`}
      pictureCaption={caption}
      empty={empty}
    />
  );
}

/** When each produce is produced and when it can be bought, month by month. */
export function SeasonsChart({
  calendar,
  day,
  dayName,
  caption,
  instant,
  empty,
}: ChartProps & {
  calendar: Calendar | undefined;
  /** The day that is marked, `YYYY-MM-DD`, and what it is called. */
  day: string;
  dayName: string;
}) {
  const t = useTexts('produces');
  const figures = useFigures();
  const dated = useDatedName(instant);
  const { startDate, endDate, rows } = calendar ?? { startDate: null, endDate: null, rows: [] };
  return (
    <SeasonCalendar
      title={t('charts.seasons')}
      loading={calendar === undefined}
      start={startDate ?? day}
      end={endDate ?? day}
      rows={rows.map((row) => ({
        key: row.id,
        label: row.name,
        detail: row.varietyName,
        spans: calendar
          ? seasons.map((season) => {
              const [from, to] = datesOf(calendar, row, season);
              return { kind: season, ...daysOf(row, season), text: figures.period(from, to) };
            })
          : [],
      }))}
      mark={startDate === null ? undefined : { day: daysBetween(startDate, day), label: dayName }}
      fileName={`${dated(t('files.seasons'))}.png`}
      pictureCaption={caption}
      empty={empty}
      labels={{ row: t('columns.product'), detail: t('columns.variety') }}
    />
  );
}
