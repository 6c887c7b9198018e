import { ProgressBar } from '@terroir/ui-kit';
import { Failed } from '../api/query-state.tsx';
import { useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';
import type { Records } from './use-records.ts';

interface ArrivingProps {
  records: Pick<Records<unknown>, 'total' | 'error' | 'retry' | 'isFetching'>;
  arriving: { readonly count: number };
}

/** How much of a long list is here while its other pages are on their way, or why the next one is not. */
export function Arriving({ records: { total, error, retry, isFetching }, arriving: { count } }: ArrivingProps) {
  const t = useTexts('records');
  const format = useFormat();
  return error ? (
    <Failed error={error} onRetry={retry} loading={isFetching} compact />
  ) : (
    <ProgressBar
      label={t('arriving.label')}
      value={Math.floor((count / Math.max(total, count, 1)) * 100)}
      text={t('arriving.text', { done: format.number(count), total: format.number(total) })}
    />
  );
}
