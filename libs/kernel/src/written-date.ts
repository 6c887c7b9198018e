const formats = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }),
};
const mediums = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeZone: 'UTC' }),
};
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** A calendar date (`YYYY-MM-DD`) as a sentence writes it: `May 1, 2026`, « 1er mai 2026 ». */
export function writtenDate(date: string, language: keyof typeof formats): string {
  const written = formats[language].format(startOf(date));
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written; // Intl has no ordinal
}

/**
 * From one calendar date to another: `Apr 15–Oct 10, 2026`, « 1er mai – 10 oct. 2026 ». Each of both stays on one line; a narrow
 * place breaks after the dash.
 */
export function writtenPeriod(from: string, to: string, language: keyof typeof mediums): string {
  const parts = mediums[language].formatRangeToParts(startOf(from), startOf(to));
  const isFirst = (type: string, value: string) => language === 'fr' && type === 'day' && value === '1';
  const written = parts.map(({ type, value }) => (isFirst(type, value) ? '1er' : value)).join('');
  return written.replaceAll(/\s/g, '\u00A0').replace('–\u00A0', '– ');
}
