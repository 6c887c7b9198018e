import type { Language, Text } from './text.ts';

export type Synonyms = Readonly<Record<Language, readonly string[]>>;

const listed = (words = ''): string[] => (words === '' ? [] : words.split(', '));

/** The synonyms that a data row gives, separated by commas. */
export const synonymsOf = (also?: Text): Synonyms => ({ en: listed(also?.en), fr: listed(also?.fr) });

/** What finds an entry besides its name: its name in the other language if that differs, and synonyms. */
export function keywordsOf(
  { name, synonyms }: { readonly name: Text; readonly synonyms: Synonyms },
  language: Language,
): string[] {
  const otherName = name[language === 'en' ? 'fr' : 'en'];
  return [...(otherName === name[language] ? [] : [otherName]), ...synonyms.en, ...synonyms.fr];
}
