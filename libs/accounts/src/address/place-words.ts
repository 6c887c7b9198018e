/** A word of a typed address: as it is compared, where it stands in the text, and in which part between commas. */
export interface PlaceWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly part: number;
}

const short: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mont', ft: 'fort' };

/** Letters without accents and ligatures, in lower case. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** The words of a text: `St-Jérôme, QC` → saint, jerome (part 0), qc (part 1). */
export function placeWords(text: string): PlaceWord[] {
  let part = 0;
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+|[,;\n]/gu)].flatMap(({ 0: found, index }) => {
    if (/^[,;\n]$/.test(found)) {
      part += 1;
      return [];
    }
    const word = plain(found);
    return [{ word: short[word] ?? word, start: index, end: index + found.length, part }];
  });
}

/** A name as it is compared: its words with one blank between. */
export const folded = (name: string): string =>
  placeWords(name)
    .map(({ word }) => word)
    .join(' ');

const postal: readonly (readonly [countries: readonly string[], pattern: RegExp, written: (code: string) => string])[] =
  [
    [
      ['CA'],
      /(?<![\p{L}\p{N}])[abceghj-nprstvxy]\d[a-z][ -]?\d[a-z]\d(?![\p{L}\p{N}])/iu,
      (code) => `${code.slice(0, 3)} ${code.slice(-3)}`.toUpperCase(),
    ],
    [['FR', 'US'], /(?<![\p{L}\p{N}])\d{5}(?![\p{L}\p{N}])/u, (code) => code],
    [['BE', 'CH'], /(?<=[,\s])[1-9]\d{3}(?=\s+\p{L})/u, (code) => code],
  ];

/** The postal code in a typed address, where it stands, and the countries that write theirs so; null without one. */
export function postalCode(text: string) {
  for (const [countries, pattern, written] of postal) {
    const found = pattern.exec(text);
    if (found) return { countries, code: written(found[0]), start: found.index, end: found.index + found[0].length };
  }
  return null;
}
