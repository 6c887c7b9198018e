import { Button, handOverFocus, styled } from '@terroir/ui-kit';
import { createPortal } from 'react-dom';
import type { Failure } from '../api/failure.ts';
import { useLanguage, useTexts } from '../i18n/texts.ts';

const Place = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'center',
  textAlign: 'center',
  padding: '48px 0',
  '& p, & h1': { margin: 0 },
});
/** At the foot of the window, so that nothing moves. */
const Foot = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '12px 16px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: 0 },
  '@media print': { display: 'none' },
}));
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, textWrap: 'balance' }));

export interface NotFetchedProps {
  /** What could not be loaded. */
  title: string;
  failure: Failure;
  onRetry: () => void;
  loading: boolean;
}

/** Whether the server drew the page, in this language: it can be read then, whatever fails. */
const isDrawn = (language: string): boolean => document.querySelector(`#first-screen[lang="${language}"]`) !== null;

/**
 * The page could not be fetched: what happened, a retry, and the number of the request; a note at the foot of the page where
 * the server drew it.
 */
export function NotFetched({ title, failure, onRetry, loading }: NotFetchedProps) {
  const t = useTexts('shell');
  const language = useLanguage();
  const { kind, faults, requestId } = failure;
  if (isDrawn(language))
    return createPortal(
      <Foot ref={handOverFocus}>
        <p role="alert">{t('failed.drawn')}</p>
        <Button onClick={onRetry} loading={loading}>
          {t('failed.retry')}
        </Button>
      </Foot>,
      document.body,
    );
  return (
    <Place ref={handOverFocus}>
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
