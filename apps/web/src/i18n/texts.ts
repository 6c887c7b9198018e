import i18next, { type FormatterModule, type i18n, type ReadCallback } from 'i18next';
import { useSyncExternalStore } from 'react';
import { numberFormat } from './intl.ts';
import { currentLanguage, languages, localeOf, type Language } from './language.ts';
import type { Key, Screen, SharedKey } from './text-keys.ts';

/** Where the texts of a screen come from: `<screen>.<language>.json` beside it, by the screen's name. */
export type TextSource = (screen: string, language: string) => Promise<object> | object;

/** Writes every `{{count}}` as the language groups its digits; callers write other values themselves. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, options) =>
    options?.['interpolationkey'] === 'count' && typeof value === 'number'
      ? numberFormat(localeOf(language === 'fr' ? 'fr' : 'en'), {})().format(value)
      : (value as string),
};

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
    .use(counts)
    .init({
      lng: currentLanguage(),
      supportedLngs: [...languages],
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      keySeparator: '.',
      interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
      returnNull: false,
    });
  return i18next;
}

/** Loads the texts of screens in the language of the page; on a change of language i18next loads them again by itself. */
export async function loadTexts(screens: readonly Screen[]): Promise<void> {
  if (screens.length > 0) await i18next.loadNamespaces([...screens]);
}

type Values = Readonly<Record<string, unknown>>;
/** A text of a screen by its key; a key that its English file does not have is a type error. */
export type Texts<Of extends Screen> = (key: Key<Of>, values?: Values) => string;
/** The shared texts alone, which `Texts` of any screen reaches. */
export type SharedTexts = (key: SharedKey, values?: Values) => string;

function listen(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

/** The language that the page is in, as React sees it: it changes once the texts of all its screens are there. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, () => (i18next.language === 'fr' ? 'fr' : 'en'));
}

/** The texts of a screen; `shell:key` reaches the shared ones. */
export function useTexts<Of extends Screen>(screen: Of): Texts<Of> {
  const language = useLanguage();
  return textsOf(language, screen);
}

const made = new Map<string, Texts<Screen>>();

/** The texts of a screen in a language, the same function for everyone who asks. */
function textsOf<Of extends Screen>(language: Language, screen: Of): Texts<Of> {
  const name = `${language} ${screen}`;
  const known = made.get(name);
  if (known) return known as Texts<Of>;
  const texts = keepingWords(language, screen);
  made.set(name, texts);
  return texts as Texts<Of>;
}

/** A text without values is put together once: every row of a table asks for the same ones. */
function keepingWords(language: Language, screen: Screen): Texts<Screen> {
  const find = i18next.getFixedT(language, [screen, 'shell']) as unknown as Texts<Screen>;
  const words = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return find(key, values);
    const known = words.get(key);
    if (known !== undefined) return known;
    const found = find(key);
    if (i18next.hasResourceBundle(language, screen)) words.set(key, found); // else its file is still on its way
    return found;
  };
}

/** The text of a key that is put together from names known only while the page runs; `undefined` where there is none. */
export function textIfAny<Of extends Screen>(t: Texts<Of>, key: string, values: Values = {}): string | undefined {
  return t(key as Key<Of>, { ...values, defaultValue: '' }) || undefined;
}
