import { Button, Card, EmptyState, PrintArea } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { lazyPart } from '../../api/lazy-part.tsx';
import { LaterPart } from '../../api/part-suspense.tsx';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { summaryQuery } from '../lines/books.ts';
import { useFigures } from '../../records/figures.ts';
import { useCaption } from '../../records/names/use-caption.ts';
import { FinanceIcon } from '../finance-icon.tsx';
import { FigureHistory } from '../opened/opened.tsx';
import type { Figure } from './figure-history.tsx';
import { comparableMonths } from './comparable-months.ts';
import { begunDays, yearBefore } from './period.ts';
import { PeriodControl } from './period-control.tsx';
import { MarginsSection } from '../margins/margins-section.tsx';
import { DueNotice } from '../recurring/due-notice.tsx';
import { SummaryFacts } from './summary-facts.tsx';
import { SummaryFigures } from './summary-figures.tsx';
import { SummaryTables } from './summary-tables.tsx';
import { useFileName } from './use-file-name.ts';
import { usePeriod } from './use-period.ts';
import { periodOf } from './months-period.ts';
import { useBookDays } from '../lines/use-book-days.ts';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';

const charts = () => import('./summary-charts.tsx');
const DistributionChart = lazyPart(async () => (await charts()).DistributionChart);
const MoneyTimeline = lazyPart(async () => (await charts()).MoneyTimeline);

/** Period, opportunities, net, cost and revenues; what they are made of; and how they went month by month. */
export function SummaryTab({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('finance');
  const figures = useFigures();
  const { period, choose } = usePeriod();
  const days = useBookDays();
  const today = asOf.instant === null ? days.today : days.dayOf(asOf.instant);
  const begun = begunDays(period, today);
  const query = useQuery(summaryQuery(figures.language, asOf.instant, period));
  const earlier = useQuery({
    ...summaryQuery(figures.language, asOf.instant, begun ? yearBefore(begun) : period),
    enabled: begun !== null,
  });
  const summary = query.data;
  const [isDueKnown, setDueKnown] = useState(false);
  const printed = useDeferredValue(summary); // no sheet is printed before the screen is drawn
  const before = begun === null ? undefined : earlier.data;
  const isEmpty = summary?.timeline.length === 0;
  const months =
    summary && begun && before && !isEmpty
      ? comparableMonths(summary.timeline, before.timeline, begun)
      : summary?.timeline;
  const shown = begun ? figures.period(begun.from, begun.to) : summary && periodOf(summary.timeline, t, figures);
  const fileName = useFileName(period, asOf.instant);
  const [historyOf, setHistoryOf] = useState<Figure | null>(); // none was opened yet
  const caption = useCaption(asOf.instant ?? new Date(query.dataUpdatedAt).toISOString(), { period: shown ?? '' });
  if (query.error && !summary) {
    return <Failed error={query.error} onRetry={() => void query.refetch()} loading={query.isFetching} />;
  }
  const loading = summary === undefined;
  const isSettled = isDueKnown || asOf.instant !== null;
  const emptyStateAction = asOf.instant === null && (
    <Button variant="contained" href="/finances/inputs-outputs">
      {t('summary.empty.action')}
    </Button>
  );
  const isWhole = period.from === null && period.to === null;
  const empty = (of: 'costs' | 'revenues' | 'timeline') =>
    isWhole ? (
      <EmptyState
        drawing={of === 'timeline' ? 'clock' : 'ledger'}
        compact
        headingLevel={3}
        title={t(`summary.empty.${of}.title`)}
        action={of === 'timeline' ? undefined : emptyStateAction}
      >
        {t(`summary.empty.${of}.text`)}
      </EmptyState>
    ) : (
      <EmptyState drawing="clock" compact headingLevel={3} title={t(`period.empty.${of}`)}>
        {t('period.empty.text')}
      </EmptyState>
    );
  return (
    <div className="finance-summary">
      {summary ? (
        <PrintArea only="paper">
          <p className="finance-caption">{caption.onPaper}</p>
        </PrintArea>
      ) : null}
      <PrintArea only="screen">
        <PeriodControl period={period} today={today} onChoose={choose} />
      </PrintArea>
      <SummaryFacts period={shown} />
      <SummaryFigures summary={summary} before={before} onHistory={setHistoryOf} />
      {asOf.instant === null ? <DueNotice isBelowDrawn={!loading} onKnown={() => setDueKnown(true)} /> : null}
      {/* What stands for the charts is not seen before that notice is, or is known not to come: it would move. */}
      <div className="finance-below" style={{ visibility: loading && !isSettled ? 'hidden' : undefined }}>
        <div className="finance-charts">
          {(['costs', 'revenues'] as const).map((of) => (
            <Card key={of}>
              <LaterPart name={t(`charts.${of}`)} ready={!loading} height={420}>
                <DistributionChart
                  of={of}
                  side={summary?.[of]}
                  caption={caption.inPictures}
                  fileName={fileName(of)}
                  empty={empty(of)}
                />
              </LaterPart>
            </Card>
          ))}
        </div>
        <Card>
          <LaterPart name={t('charts.timeline')} ready={!loading} height={460}>
            <MoneyTimeline
              months={months}
              caption={caption.inPictures}
              fileName={fileName('timeline')}
              empty={empty('timeline')}
            />
          </LaterPart>
        </Card>
        <div className="finance-margins">
          <LaterPart name={t('margins.title')} ready={!loading} height={420}>
            <MarginsSection period={period} instant={asOf.instant} fileName={fileName('margins')} />
          </LaterPart>
        </div>
      </div>
      {printed ? (
        <PrintArea only="paper">
          <SummaryTables summary={printed} months={months ?? []} />
        </PrintArea>
      ) : null}
      {historyOf === undefined ? null : (
        <FigureHistory of={historyOf} period={period} onClose={() => setHistoryOf(null)} />
      )}
      <PrintArea only="screen">
        <Button startIcon={<FinanceIcon name="print" />} onClick={() => print()} disabled={loading}>
          {t('summary.print')}
        </Button>
      </PrintArea>
    </div>
  );
}
