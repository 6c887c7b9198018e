import { useToasts } from '@terroir/ui-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../api/error-message.ts';
import { asFailure } from '../api/failure.ts';
import type { Key } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import { useBanner } from './banner.tsx';

/**
 * Says how a save went: above its form while that stands, else in a toast, which leads a failure back to what was typed.
 * `path` is where the form is.
 */
export function useOutcome(area: string, path: string) {
  const t = useTexts('shell');
  const banner = useBanner(area);
  const toasts = useToasts();
  const navigate = useNavigate();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  // Who has left sees the form until the next screen is loaded.
  const stands = () => mounted.current && location.pathname === path;
  return {
    /** Whether the form is still there. */
    stands,
    done: (text: Key<'shell'>, ms: number): void => {
      if (stands()) banner.done(text, ms);
      else toasts.show({ text: t(text) });
    },
    /** Saved, but not what was typed meanwhile: in sight wherever in the form one types. */
    savedButMore: (): void => {
      toasts.show({ severity: 'warning', text: t('done.savedButMore') });
    },
    failed: (thrown: unknown, ms: number, options: { takesFocus?: boolean } = {}): void => {
      if (stands()) banner.failed(thrown, ms, options);
      else if (asFailure(thrown).status !== 401)
        // The session itself reports its end.
        toasts.show({
          severity: 'error',
          text: `${t('failed.notSaved')} ${errorMessage(thrown, t)}`,
          action: { label: t('failed.back'), onSelect: () => void navigate(path) },
        });
    },
  };
}
