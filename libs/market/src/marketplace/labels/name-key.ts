const collator = new Intl.Collator('fr');

/** Signs in the order of the collation, each with a character before all digits and letters that stands for it. */
const signs: ReadonlyMap<string, string> = new Map(
  Array.from(' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$')
    .sort(collator.compare)
    .map((sign, at) => [sign, String.fromCharCode(at + 1)]),
);

/** A name as a text that sorts by its code units as the collation of English and French sorts names but for accents and capitals. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\s/gu, ' ')
    .replace(/[ -/:-@[-`{-~]/g, (sign) => signs.get(sign) ?? sign)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** Compares names by their keys, which is fast, and where these are the same by accents and capitals. */
export const compareNames = (keyA: string, a: string, keyB: string, b: string): number =>
  keyA < keyB ? -1 : keyA > keyB ? 1 : collator.compare(a, b);
