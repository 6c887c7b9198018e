import i18next, { type i18n, type ReadCallback } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { currentLanguage, languages } from './language.ts';

/** Where the texts of a screen come from: `<screen>.<language>.json` beside it, by the screen's name. */
export type TextSource = (screen: string, language: string) => Promise<object> | object;

/** Makes i18next ready and fetches the shell's texts; a screen's own are fetched with the screen. */
export async function startTexts(source: TextSource): Promise<i18n> {
  const files = {
    type: 'backend' as const,
    init: () => undefined,
    read: (language: string, screen: string, callback: ReadCallback) => {
      Promise.resolve(source(screen, language)).then(
        (texts) => callback(null, texts as Record<string, string>),
        (error: Error) => callback(error, false),
      );
    },
  };
  await i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: currentLanguage(),
      supportedLngs: [...languages],
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      keySeparator: '.',
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: false },
      returnNull: false,
    });
  return i18next;
}

/** Loads the texts of screens in the language of the page; on a change of language i18next loads them again by itself. */
export async function loadTexts(screens: readonly string[]): Promise<void> {
  if (screens.length > 0) await i18next.loadNamespaces([...screens]);
}

export type Texts = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The texts of a screen; `shell:key` reaches the shared ones. */
export function useTexts(screen: string): Texts {
  const { t } = useTranslation([screen, 'shell']);
  return t as unknown as Texts;
}
