import { useMemo } from 'react';
import { instantFormatter } from '../i18n/instants.ts';
import { useLanguage } from '../i18n/texts.ts';
import { useShownZone } from './company-zone.ts';

/** Instants as the reader's language writes them, on the clock of the company, or of the browser where there is none. */
export function useInstants() {
  const language = useLanguage();
  const timeZone = useShownZone();
  return useMemo(() => instantFormatter(language, timeZone), [language, timeZone]);
}
