import { Button, FailedState } from '@terroir/ui-kit';
import { useRouteError } from 'react-router-dom';
import { asFailure } from './failure.ts';
import { useTexts } from './texts.ts';

/**
 * A screen broke, or its files did not come (a new release took their place, or the line is down). Reloading is the way
 * out of both.
 */
export function Broken() {
  const t = useTexts('shell');
  const { requestId } = asFailure(useRouteError());
  return (
    <main id="main" tabIndex={-1}>
      <FailedState
        title={t('broken.title')}
        retryLabel={t('broken.reload')}
        onRetry={() => location.reload()}
        requestId={requestId ? { label: t('failed.request'), value: requestId } : undefined}
      >
        {t('broken.text')}
      </FailedState>
      <div style={{ textAlign: 'center' }}>
        <Button look="quiet" href="/">
          {t('backHome')}
        </Button>
      </div>
    </main>
  );
}
