import { Button, styled } from '@terroir/ui-kit';
import type { Failure } from '../api/failure.ts';
import { useTexts } from '../i18n/texts.ts';

const Place = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'center',
  textAlign: 'center',
  padding: '48px 0',
  '& p, & h1': { margin: 0 },
});
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, textWrap: 'balance' }));

export interface NotFetchedProps {
  /** What could not be loaded. */
  title: string;
  failure: Failure;
  onRetry: () => void;
  loading: boolean;
}

/** The page could not be fetched: what happened, a retry, and the number of the request. */
export function NotFetched({ title, failure, onRetry, loading }: NotFetchedProps) {
  const t = useTexts('shell');
  const { kind, faults, requestId } = failure;
  return (
    <Place>
      <Title>{title}</Title>
      <p role="alert">{kind === 'network' ? t('failed.network') : (faults[0]?.message ?? t('failed.unknown'))}</p>
      <Button variant="contained" onClick={onRetry} loading={loading}>
        {t('failed.retry')}
      </Button>
      {requestId ? (
        <p>
          {t('failed.request')} <code>{requestId}</code>
        </p>
      ) : null}
    </Place>
  );
}
