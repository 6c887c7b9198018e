import type { ProducesSummaryAttributes } from '@terroir/production';
import { IconButton, StatCard, StatGrid } from '@terroir/ui-kit';
import { RecordIcon } from '../../../icons/record-icon.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { ProducesIcon } from '../produces-icon.tsx';
import { countIn, seasons, seasonSeries } from '../seasons.ts';
import type { Figure } from './figure-history.tsx';

export interface SummaryFiguresProps {
  /** `undefined` while it loads. */
  summary: ProducesSummaryAttributes | undefined;
  /** The day that is looked at, `YYYY-MM-DD`. */
  day: string;
  onHistory: (of: Figure) => void;
}

/** How many produces there are, and how many are in production and can be bought on a day. */
export function SummaryFigures({ summary, day, onHistory }: SummaryFiguresProps) {
  const t = useTexts('produces');
  const figures = useFigures();
  const loading = summary === undefined;
  const card = (of: Figure, count: number) => ({
    label: t(`figures.${of}`),
    value: figures.number(count),
    loading,
    action: (
      <IconButton
        size="small"
        label={t(`history.figure.${of}`)}
        icon={<RecordIcon name="history" />}
        onClick={() => onHistory(of)}
      />
    ),
  });
  return (
    <StatGrid loading={loading}>
      <StatCard
        {...card('produces', summary?.total ?? 0)}
        icon={<ProducesIcon name="listedProduce" />}
        note={
          summary?.total === 0
            ? t('figures.none')
            : t('figures.categories', { count: summary?.distribution.categories.length ?? 0 })
        }
      />
      {seasons.map((season) => (
        <StatCard
          key={season}
          {...card(season, summary ? countIn(summary.calendar, season, day) : 0)}
          series={seasonSeries[season]}
          note={figures.date(day)}
        />
      ))}
    </StatGrid>
  );
}
