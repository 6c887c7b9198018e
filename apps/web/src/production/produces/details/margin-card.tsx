import { useQuery } from '@tanstack/react-query';
import { Card, FactList } from '@terroir/ui-kit';
import { Failed } from '../../../api/query-state.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { useMarginWords } from '../../../records/margins/margin-words.ts';
import { produceMarginsQuery } from '../../../records/margins/produce-margins.ts';

/** What one produce brought so far, less its needs at the average price paid, now (`null`) or as of an instant. */
export function MarginCard({ id, instant }: { id: string; instant: string | null }) {
  const t = useTexts('produces');
  const { language } = useFigures();
  const words = useMarginWords();
  const { data, error, isFetching, refetch } = useQuery(produceMarginsQuery(language, instant));
  const own = data?.produces.find((each) => each.id === id);
  return (
    <Card title={t('margin.title')} description={t('margin.description')}>
      {error && !data ? (
        <Failed error={error} onRetry={() => void refetch()} loading={isFetching} compact />
      ) : (
        <div className="produces-margin">
          <FactList
            loadingLabel={t('shell:loading')}
            facts={
              data && [
                { key: 'revenue', label: t('margin.revenue'), value: own && words.amount(own.revenue) },
                { key: 'cost', label: t('margin.cost'), value: own && words.amount(own.cost) },
                { key: 'margin', label: t('margin.margin'), value: own && words.amount(own.margin) },
                {
                  key: 'needs',
                  label: t('margin.needs'),
                  value: own && (words.needs(own.needs).join('\n') || t('margin.noNeeds')),
                },
              ]
            }
          />
        </div>
      )}
    </Card>
  );
}
