import { useMemo } from 'react';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { parseMoney, type Language } from './parse-decimal.ts';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'start' | 'end' | 'read' | 'decimals'> {
  /** ISO 4217, e.g. `CAD`. */
  currency: string;
}

/** An amount of money with all its decimals, the currency's sign on the side where the reader's language writes it. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  const { language } = field;
  const money = useMemo(() => {
    const format = new Intl.NumberFormat(`${language}-CA`, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const parts = format.formatToParts(1);
    const place = parts.findIndex(({ type }) => type === 'currency');
    return {
      [place <= 0 ? 'start' : 'end']: parts[place]?.value ?? currency,
      decimals: format.resolvedOptions().minimumFractionDigits,
      read: (text: string, of: Language) => parseMoney(text, of, currency),
    };
  }, [language, currency]);
  return <NumberField {...field} {...money} />;
}
