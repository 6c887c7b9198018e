import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../figures.ts';
import { summedNeeds, type Need } from './produce-margins.ts';

/** How margins are written: what is not known says so, and each need names the price that it is valued at. */
export function useMarginWords() {
  const t = useTexts('records');
  const figures = useFigures();
  return useMemo(() => {
    const need = ({ inputType: { name }, quantityRaw, unit, price, basis }: Need) => {
      const what = { name, quantity: figures.quantity(quantityRaw, unit) };
      if (price === null || basis === null) return t('margin.neverBought', what);
      return t(`margin.${basis}`, { ...what, price: figures.price(price, unit) });
    };
    return {
      amount: (of: number | null) => (of === null ? t('margin.unknown') : figures.money(of)),
      /** `4 t of compost at your average price of $37.50 / t`: a line for each input, unit and price. */
      needs: (of: readonly Need[]) => summedNeeds(of).map(need),
    };
  }, [t, figures]);
}
