import { useCallback } from 'react';
import { useTexts } from '../../i18n/texts.ts';

/** How the journal names who acted: a person of the company, else who runs the installation. */
export function useWho(): (of: { readonly actor: { readonly name: string | null; readonly role: string } }) => string {
  const t = useTexts('history');
  return useCallback(({ actor }) => actor.name ?? (actor.role === 'system' ? t('system') : t('operator')), [t]);
}
