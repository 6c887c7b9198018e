import { EmptyState, Button, DelayedSkeleton, Skeleton } from '@terroir/ui-kit';
import { useNavigate } from 'react-router-dom';
import { Failed } from '../../../api/query-state.tsx';
import { hrefAt } from '../../../as-of/as-of.ts';
import type { AsOfHandle } from '../../../as-of/use-as-of.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useRecords } from '../../../records/use-records.ts';
import { producesSource, wholeList } from '../produce.ts';
import { addHref, detailsHref, listHref, oneHref } from '../tabs.ts';
import { OneProduce } from './one-produce.tsx';
import { ProduceChoice, ProduceTiles } from './produce-choice.tsx';

/** Everything about one produce, which the address names (S1 §2); without one, what there is to choose from. */
export function ProduceDetailsTab({ id, asOf }: { id: string | null; asOf: AsOfHandle }) {
  const t = useTexts('produces');
  const navigate = useNavigate();
  const { instant } = asOf;
  const past = instant !== null;
  const { rows, error, retry, isFetching } = useRecords(producesSource, { asOf: instant, ...wholeList });
  if (!rows)
    return error ? (
      <Failed error={error} onRetry={retry} loading={isFetching} />
    ) : (
      <DelayedSkeleton label={t('shell:loading')}>
        <Skeleton height={420} />
      </DelayedSkeleton>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        drawing="basket"
        title={past ? t('empty.past') : t('empty.title')}
        action={
          past ? undefined : (
            <Button variant="contained" href={addHref}>
              {t('list.add')}
            </Button>
          )
        }
      >
        {past ? null : t('details.empty')}
      </EmptyState>
    );
  const chosen = rows.find((row) => row.id === id);
  const hrefOf = (of: string) => hrefAt(oneHref(of), instant);
  return (
    <div className="produces-details">
      <ProduceChoice
        produces={rows}
        chosen={chosen ?? null}
        past={past}
        onChoose={(produce) => void navigate(produce ? hrefOf(produce.id) : hrefAt(detailsHref, instant))}
      />
      {chosen ? (
        <OneProduce key={chosen.id} produce={chosen} instant={instant} />
      ) : id === null ? (
        <ProduceTiles produces={rows} hrefOf={hrefOf} />
      ) : (
        <EmptyState
          drawing="search"
          title={t(past ? 'details.notThen' : 'details.gone')}
          action={<Button href={hrefAt(listHref, instant)}>{t('details.toList')}</Button>}
        >
          {past ? null : t('details.goneText')}
        </EmptyState>
      )}
    </div>
  );
}
