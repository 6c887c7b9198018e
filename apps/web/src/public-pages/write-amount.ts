import type { Formatter } from '../i18n/format.ts';

/** An amount with its unit, `3 kg`; of things that are counted the number alone. Null where there is none. */
export const writeAmount = (
  format: Pick<Formatter, 'number'>,
  value: number | null,
  unit: { readonly symbol: string } | null,
): string | null => {
  if (value === null) return null;
  return unit && unit.symbol !== '#' ? `${format.number(value)}\u00A0${unit.symbol}` : format.number(value);
};
