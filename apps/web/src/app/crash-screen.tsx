import { Button, styled } from '@terroir/ui-kit';
import { asFailure } from '../api/failure.ts';
import { useTexts } from '../i18n/texts.ts';

const Place = styled('div')(({ theme }) => ({
  minHeight: '60vh',
  padding: 24,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  textAlign: 'center',
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& p': { margin: 0, maxWidth: '52ch' },
}));

/**
 * A screen broke, or its files did not come (a new release took their place, or the line is down). It stands on nothing
 * that would have to be fetched; reloading is the way out of both.
 */
export function CrashScreen({ error }: { error: unknown }) {
  const t = useTexts('shell');
  const { requestId } = asFailure(error);
  return (
    <Place role="alert">
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      {requestId ? (
        <p>
          {t('failed.request')} <code>{requestId}</code>
        </p>
      ) : null}
      <Button variant="contained" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
      <Button variant="text" href="/">
        {t('backHome')}
      </Button>
    </Place>
  );
}
