import { Button, Card, EmptyState, PrintArea } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../api/lazy-part.tsx';
import { LaterPart } from '../../../api/part-suspense.tsx';
import { Failed } from '../../../api/query-state.tsx';
import type { AsOfHandle } from '../../../as-of/use-as-of.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { producesSummaryQuery } from '../produce.ts';
import { ProducesIcon } from '../produces-icon.tsx';
import { useProducesCaption } from '../use-produces-caption.ts';
import { addHref } from '../tabs.ts';
import { lookedAt } from '../seasons.ts';
import { FigureHistory, type Figure } from './figure-history.tsx';
import { SummaryFigures } from './summary-figures.tsx';
import { SummaryPaper } from './summary-paper.tsx';
import { SummaryTable } from './summary-table.tsx';

const charts = () => import('./summary-charts.tsx');
const DistributionChart = lazyPart(async () => (await charts()).DistributionChart);
const SeasonsChart = lazyPart(async () => (await charts()).SeasonsChart);

/** What a company produces: how it divides, when it is produced and can be bought, and its table (S1 §2). */
export function SummaryTab({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('produces');
  const figures = useFigures();
  const query = useQuery(producesSummaryQuery(figures.language, asOf.instant));
  const caption = useProducesCaption(asOf.instant);
  const [historyOf, setHistoryOf] = useState<Figure | null>(); // none was opened yet
  const summary = query.data;
  if (query.error && !summary)
    return <Failed error={query.error} onRetry={() => void query.refetch()} loading={query.isFetching} />;
  const past = asOf.instant !== null;
  const day = lookedAt(asOf.instant, figures.timeZone);
  const dayName = past ? figures.dayAndMonth(day) : t('today');
  const loading = summary === undefined;
  const empty = (of: 'distribution' | 'seasons') => (
    <EmptyState
      drawing={of === 'distribution' ? 'basket' : 'clock'}
      compact
      headingLevel={3}
      title={past ? t('empty.past') : t(`empty.${of}.title`)}
      action={
        past || of === 'seasons' ? undefined : (
          <Button variant="contained" href={addHref}>
            {t('list.add')}
          </Button>
        )
      }
    >
      {past ? null : t(`empty.${of}.text`)}
    </EmptyState>
  );
  return (
    <div className="produces-summary">
      <PrintArea only="paper">{caption.onPaper}</PrintArea>
      <SummaryFigures summary={summary} day={day} onHistory={setHistoryOf} />
      <Card>
        <LaterPart name={t('charts.distribution')} ready={!loading} height={340}>
          <DistributionChart
            distribution={summary?.distribution}
            caption={caption.inPictures}
            instant={asOf.instant}
            empty={empty('distribution')}
          />
        </LaterPart>
      </Card>
      <Card>
        <LaterPart name={t('charts.seasons')} ready={!loading} height={420}>
          <SeasonsChart
            calendar={summary?.calendar}
            day={day}
            dayName={dayName}
            caption={caption.inPictures}
            instant={asOf.instant}
            empty={empty('seasons')}
          />
        </LaterPart>
      </Card>
      {summary?.total === 0 ? null : <SummaryTable asOf={asOf} />}
      {summary ? <SummaryPaper summary={summary} /> : null}
      {historyOf === undefined ? null : <FigureHistory of={historyOf} onClose={() => setHistoryOf(null)} />}
      <PrintArea only="screen">
        <Button startIcon={<ProducesIcon name="print" />} onClick={() => print()} disabled={loading}>
          {t('print')}
        </Button>
      </PrintArea>
    </div>
  );
}
