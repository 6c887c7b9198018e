import {
  Button,
  Card,
  CheckboxField,
  DelayedSkeleton,
  EmptyState,
  LiveRegion,
  PrintArea,
  Skeleton,
  styled,
} from '@terroir/ui-kit';
import { Failed } from '../../api/query-state.tsx';
import { clock } from '../../as-of/as-of.ts';
import { dayIn } from '../../i18n/zoned-time.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useRecords } from '../../records/use-records.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useFormat } from '../../session/use-format.ts';
import { wholeMarket } from '../filter/search.ts';
import { useAnswered } from '../filter/use-answered.ts';
import type { MarketSearchHandle } from '../filter/use-market-search.ts';
import { MarketIcon } from '../market-icon.tsx';
import { seasonSource } from './season.ts';
import { SeasonPaper } from './season-paper.tsx';
import { SeasonTable } from './season-table.tsx';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  alignItems: 'center',
  marginBottom: 12,
  '& > div:first-of-type': { flex: '1 1 14rem' },
});
const Found = styled('h2')({ margin: 0, font: 'inherit', fontWeight: 600 });
const Stale = styled('div')({ '&[aria-busy]': { opacity: 0.6 } });

/** The seasonal calendar of the region: which products are to be had around in which month, and from how many producers. */
export function SeasonsTab({ handle }: { handle: MarketSearchHandle }) {
  const t = useTexts('marketplace');
  const format = useFormat();
  const { timeZone } = useCompanyZone();
  const { search, isThisMonth, showThisMonth } = handle;
  const { rows, error, isFetching, retry, outdated } = useRecords(seasonSource, {
    query: { distance: search.distance, category: search.category, producer: search.producer },
    pageSize: 500,
    whole: true,
  });
  const answered = useAnswered(search, outdated);
  if (!rows)
    return error ? (
      <Failed error={error} onRetry={retry} loading={isFetching} />
    ) : (
      <DelayedSkeleton label={t('shell:loading')} page>
        <Skeleton height={480} />
      </DelayedSkeleton>
    );
  const month = Number(dayIn(timeZone, clock().toISOString()).slice(5, 7)) - 1;
  const shown = isThisMonth ? rows.filter(({ months }) => (months[month] ?? 0) > 0) : rows;
  const { distance, category, producer } = answered;
  const isNarrow = distance < wholeMarket.distance || category.length > 0 || producer.length > 0;
  if (rows.length === 0)
    return (
      <EmptyState
        drawing="search"
        handsOver
        title={t('none.title')}
        action={isNarrow ? <Button onClick={handle.clear}>{t('filters.clear')}</Button> : undefined}
      >
        {isNarrow ? null : t('none.nobody')}
      </EmptyState>
    );
  const found = t('seasons.found', { count: shown.length, distance: format.distance(distance * 1000) });
  return (
    <>
      <SeasonPaper found={found} search={answered} month={month} isThisMonth={isThisMonth} />
      <PrintArea only="screen">
        <Bar>
          <LiveRegion>
            <Found>{found}</Found>
          </LiveRegion>
          <CheckboxField
            label={t('seasons.nowOnly')}
            checked={isThisMonth}
            onChange={({ target }) => showThisMonth(target.checked)}
          />
          <Button startIcon={<MarketIcon name="print" />} onClick={() => print()}>
            {t('seasons.print')}
          </Button>
        </Bar>
      </PrintArea>
      <Stale aria-busy={outdated || undefined}>
        {shown.length > 0 ? (
          <Card flush>
            <SeasonTable rows={shown} month={month} search={search} />
          </Card>
        ) : (
          <EmptyState
            drawing="clock"
            handsOver
            title={t('seasons.noneNow')}
            action={
              <PrintArea only="screen">
                <Button onClick={() => showThisMonth(false)}>{t('seasons.allMonths')}</Button>
              </PrintArea>
            }
          />
        )}
      </Stale>
    </>
  );
}
