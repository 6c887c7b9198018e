import { useMemo } from 'react';
import { useLanguage } from '../i18n/texts.ts';
import { useSettings } from './settings.ts';

/** The installation's map tiles, named in the reader's language. */
export function useTiles() {
  const { tiles } = useSettings();
  const language = useLanguage();
  return useMemo(
    () => tiles.map(({ label, ...tile }) => ({ ...tile, label: typeof label === 'string' ? label : label[language] })),
    [tiles, language],
  );
}
