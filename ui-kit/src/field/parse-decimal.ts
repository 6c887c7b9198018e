/** The languages whose way of writing numbers and dates the kit knows. */
export type Language = 'en' | 'fr';

/**
 * Reads a number as people type it: comma or dot as the decimal sign, spaces (also the no-break ones) or apostrophes
 * between thousands. In English a lone comma followed by exactly three digits separates thousands ("1,234"); with both
 * signs present, the last one is the decimal sign. Empty text is `null`, unreadable text is `NaN`.
 */
export function parseDecimal(text: string, language: Language): number | null {
  const bare = text.replace(/[\s\u00A0\u202F'’]/g, '').replace('\u2212', '-');
  if (bare === '') return null;
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return Number.NaN;
  const thousandsOnly = language === 'en' && /^[+-]?\d{1,3}(,\d{3})+$/.test(bare);
  if (thousandsOnly) return Number(bare.replaceAll(',', ''));
  const decimalAt = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (decimalAt < 0) return Number(bare);
  const whole = bare.slice(0, decimalAt);
  const sign = bare[decimalAt];
  if (sign !== undefined && whole.includes(sign)) return Number.NaN;
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${bare.slice(decimalAt + 1) || '0'}`);
}

/** Writes a number for editing: the language's decimal sign, no thousands, nothing rounded away. */
export function writeDecimal(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value);
}
