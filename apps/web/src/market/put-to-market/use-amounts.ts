import { useMemo } from 'react';
import { useFigures, type FigureUnit } from '../../records/figures.ts';

interface Amounts {
  readonly quantity: number | null;
  readonly quantityUnit: FigureUnit | null;
  readonly count: number | null;
  readonly countUnit: FigureUnit | null;
}

/** How much an item is, as a person reads it: `500 g, 12 units`; empty where nothing is known. */
export function useAmounts(): (item: Amounts) => string {
  const figures = useFigures();
  return useMemo(() => {
    const amount = (value: number | null, unit: FigureUnit | null) =>
      value === null || unit === null ? [] : [figures.quantity(value, unit)];
    return (item) => [...amount(item.quantity, item.quantityUnit), ...amount(item.count, item.countUnit)].join(', ');
  }, [figures]);
}
