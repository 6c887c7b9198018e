import { Button, PrintArea, ProgressBar } from '@terroir/ui-kit';
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

/** Fetches the next page of a list that comes page by page, and says how many rows are shown; nothing once all are. */
export function MoreRows({ records: { more, rows, total, isFetching } }: { records: Records<unknown> }) {
  const t = useTexts('records');
  const format = useFormat();
  if (!more || !rows) return null;
  return (
    <PrintArea only="screen">
      <div style={{ marginTop: 16, textAlign: 'center' }}>
        <Button onClick={more} loading={isFetching}>
          {t('more', { shown: format.number(rows.length), total: format.number(total) })}
        </Button>
      </div>
    </PrintArea>
  );
}
