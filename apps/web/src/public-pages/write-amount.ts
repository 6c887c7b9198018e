import { symbolFor } from '@terroir/reference';
import type { Formatter } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';

/** An amount with its unit, `3 kg`, `4 bottes`; of things that are counted the number alone. Null where there is none. */
export const writeAmount = (
  format: Pick<Formatter, 'number'>,
  language: Language,
  value: number | null,
  unit: { readonly symbol: string; readonly symbolPlural: string } | null,
): string | null => {
  if (value === null) return null;
  return unit && unit.symbol !== '#'
    ? `${format.number(value)}\u00A0${symbolFor(value, unit, language)}`
    : format.number(value);
};
