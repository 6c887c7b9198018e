/** The languages that every entry is written in. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** One wording in each language. */
export interface Text {
  readonly en: string;
  readonly fr: string;
}

/** The wording in the reader's language. */
export const localized = (text: Text, language: Language): string => text[language];
