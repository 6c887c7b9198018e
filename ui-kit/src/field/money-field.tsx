import { useMemo } from 'react';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'start' | 'end'> {
  /** ISO 4217, e.g. `CAD`. */
  currency: string;
}

/** An amount of money, with the currency's sign on the side where the reader's language writes it. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  const { language } = field;
  const sign = useMemo(() => {
    const parts = new Intl.NumberFormat(`${language}-CA`, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(1);
    const place = parts.findIndex(({ type }) => type === 'currency');
    return { [place <= 0 ? 'start' : 'end']: parts[place]?.value ?? currency };
  }, [language, currency]);
  return <NumberField {...field} {...sign} />;
}
