const formats = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A calendar date (`YYYY-MM-DD`) as a sentence writes it: `May 1, 2026`, « 1er mai 2026 ». */
export function writtenDate(date: string, language: keyof typeof formats): string {
  const written = formats[language].format(Date.parse(`${date}T00:00:00Z`));
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written; // Intl has no ordinal
}
