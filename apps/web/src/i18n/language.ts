export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'terroir-language';

/** The language of the page: set on the root element before the first paint, and changed nowhere but here. */
export function currentLanguage(): Language {
  return document.documentElement.lang === 'fr' ? 'fr' : 'en';
}

/** Keeps the choice on this device and applies it to the page. */
export function keepLanguage(language: Language): void {
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch (blocked) {
    if (!(blocked instanceof DOMException)) throw blocked; // storage is switched off: the choice lasts as long as the page
  }
}

/** The locale of numbers, dates and money: Terroir's home is Canada. */
export const localeOf = (language: Language): string => `${language}-CA`;
