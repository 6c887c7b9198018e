/** The languages whose way of writing numbers and dates the kit has. */
export type Language = 'en' | 'fr';

/** Groups of three after a number that starts with no zero, all with the same sign: `1,234`, `-12.345.678`. */
const grouped = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;
/** A zero cannot head a group: `0 125` is no number. */
const groupedZero = /^[^\d.,]*0+[\s'’]+\d/;

/**
 * Reads a number as people type it: comma or dot as the decimal sign, spaces (also the no-break ones) or apostrophes
 * between thousands. In English a lone comma before exactly three digits separates thousands ("1,234") unless a zero
 * leads ("0,125"); with both signs present, the last one is the decimal sign. Empty text is `null`, unreadable text is `NaN`.
 */
export function parseDecimal(text: string, language: Language): number | null {
  const bare = text.replace(/[\s'’]/g, '').replace('\u2212', '-');
  if (bare === '') return null;
  if (groupedZero.test(text) || !/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return Number.NaN;
  if (language === 'en' && !bare.includes('.') && grouped.test(bare)) return Number(bare.replaceAll(',', ''));
  const decimalAt = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (decimalAt < 0) return Number(bare);
  const whole = bare.slice(0, decimalAt);
  const sign = bare[decimalAt];
  if (sign !== undefined && whole.includes(sign)) return Number.NaN;
  if (/[.,]/.test(whole) && !grouped.test(whole)) return Number.NaN;
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${bare.slice(decimalAt + 1) || '0'}`);
}

const gap = /\s/g;

/** What stands for a currency beside an amount in either language, longest first: `CA$`, `$CA`, `CAD`, `$`. */
function signsOf(currency: string): readonly string[] {
  const signs = ['en-CA', 'fr-CA', 'en-US', 'fr-FR'].flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      const sign = format.formatToParts(1).find(({ type }) => type === 'currency');
      return (sign?.value ?? currency).replace(gap, '');
    }),
  );
  return [...new Set([...signs, currency])].toSorted((a, b) => b.length - a.length);
}

/**
 * Reads an amount as people type or paste it: a number with the currency's sign or code on either side, or without.
 * A sign in front is how English writes it, whatever the page's language: "$1,234" is never 1.234.
 */
export function parseMoney(text: string, language: Language, currency: string): number | null {
  if (groupedZero.test(text)) return Number.NaN; // told by its gap, which is taken out here
  const bare = text.replace(gap, '').replace('\u2212', '-').toUpperCase();
  const minus = bare.startsWith('-') ? '-' : '';
  const amount = bare.slice(minus.length);
  for (const sign of signsOf(currency)) {
    if (amount.startsWith(sign)) return parseDecimal(minus + amount.slice(sign.length), 'en');
    if (amount.endsWith(sign)) return parseDecimal(minus + amount.slice(0, -sign.length), language);
  }
  return parseDecimal(bare, language);
}

/** Writes a number for editing: the language's decimal sign, no thousands, nothing rounded away, `decimals` at least. */
export function writeDecimal(value: number | null | undefined, language: Language, decimals = 0): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 10,
  }).format(value);
}
