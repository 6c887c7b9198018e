import { useQuery } from '@tanstack/react-query';
import { Button, Card, DataTable, EmptyState } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { Failed } from '../../api/query-state.tsx';
import { hrefAt } from '../../as-of/as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { useMarginWords } from '../../records/margins/margin-words.ts';
import { produceMarginsQuery, type ProduceMargin } from '../../records/margins/produce-margins.ts';
import { useTableLabels } from '../../records/table-labels.ts';
import type { Period } from '../summary/period.ts';
import { marginColumns } from './margin-columns.tsx';
import { namesApart } from '../../records/names/told-apart.ts';

const idOf = ({ id }: ProduceMargin) => id;

/** What each produce brings in a period, less its needs at the average price paid, now or as of an instant. */
export function MarginsSection({
  period,
  instant,
  fileName,
}: {
  period: Period;
  instant: string | null;
  /** Of the table's files, without their ending. */
  fileName: string;
}) {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  const figures = useFigures();
  const words = useMarginWords();
  const { labels, showAll, csv } = useTableLabels();
  const { data, error, isFetching, refetch } = useQuery(produceMarginsQuery(figures.language, instant, period));
  const total = data?.total;
  const columns = useMemo(
    () =>
      marginColumns({
        t,
        figures,
        words,
        hrefOf: (id) => hrefAt(`/production-food/produceDetails?id=${id}`, instant),
        names: namesApart(data?.produces ?? [], figures),
        total,
        period,
        realm: ofRecords('realms.food'),
      }),
    [t, figures, words, instant, data?.produces, total, period, ofRecords],
  );
  const isUnknown = total?.cost === null;
  return (
    <Card title={t('margins.title')} description={t('margins.description')}>
      <DataTable
        caption={t('margins.title')}
        columns={columns}
        rows={data?.produces}
        rowKey={idOf}
        language={figures.language}
        empty={
          <EmptyState
            drawing="basket"
            compact
            headingLevel={3}
            title={t('margins.empty.title')}
            action={instant === null && <Button href="/production-food/addProduce">{t('margins.empty.action')}</Button>}
          >
            {t('margins.empty.text')}
          </EmptyState>
        }
        failed={
          error && !data ? (
            <Failed error={error} onRetry={() => void refetch()} loading={isFetching} compact />
          ) : undefined
        }
        totalLabel={t('total')}
        showAll={showAll}
        csv={csv(`${fileName}.csv`)}
        labels={{ ...labels, unsorted: t('margins.unsorted') }}
      />
      {data && data.produces.length > 0 ? (
        <>
          <p className="finance-note">{t('margins.formula')}</p>
          {isUnknown ? <p className="finance-note">{t('margins.unknown')}</p> : null}
          {data.unnamedRevenue > 0 ? (
            <p className="finance-note">{t('margins.unnamed', { amount: figures.money(data.unnamedRevenue) })}</p>
          ) : null}
        </>
      ) : null}
    </Card>
  );
}
