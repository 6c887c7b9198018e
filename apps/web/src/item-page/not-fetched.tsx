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

/** The page could not be fetched: what happened, a retry, and the number of the request. */
export function NotFetched({ failure, onRetry, loading }: { failure: Failure; onRetry: () => void; loading: boolean }) {
  const t = useTexts('item-page');
  const { kind, faults, requestId } = failure;
  return (
    <Place>
      <Title>{t('failed')}</Title>
      <p role="alert">
        {kind === 'network' ? t('shell:failed.network') : (faults[0]?.message ?? t('shell:failed.unknown'))}
      </p>
      <Button variant="contained" onClick={onRetry} loading={loading}>
        {t('shell:failed.retry')}
      </Button>
      {requestId ? (
        <p>
          {t('shell:failed.request')} <code>{requestId}</code>
        </p>
      ) : null}
    </Place>
  );
}
