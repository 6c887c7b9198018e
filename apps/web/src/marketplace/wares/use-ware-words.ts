import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import type { WarePrice, WareRow } from './ware.ts';

/** What a card and the map say alike of a ware. */
export function useWareWords() {
  const t = useTexts('marketplace');
  const figures = useFigures();
  const priced = ({ amount, unit }: WarePrice) => (unit === null ? figures.money(amount) : figures.price(amount, unit));
  return {
    /** Null where there is no price to speak of. */
    price: ({ price }: WareRow): string | null =>
      price === undefined ? null : price === null ? t('card.noPrice') : priced(price),
    /** How much it is, and the price of one unit; '' where the price says it all. */
    amounts: ({ amounts, unitPrice }: WareRow): string =>
      [
        ...amounts.map(({ value, unit }) => figures.quantity(value, unit)),
        ...(unitPrice ? [priced(unitPrice)] : []),
      ].join(' · '),
    away: (km: number): string => figures.distance(km * 1000).replace(' ', '\u00A0'),
  };
}
