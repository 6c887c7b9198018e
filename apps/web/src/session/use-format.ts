import { useMemo } from 'react';
import { formatter, type Formatter } from '../i18n/format.ts';
import { useLanguage } from '../i18n/texts.ts';
import { useSettings } from './settings.ts';

/** Numbers, money and dates in the reader's language and the installation's currency. */
export function useFormat(): Formatter {
  const language = useLanguage();
  const { currency } = useSettings();
  return useMemo(() => formatter(language, currency), [language, currency]);
}
