import { dateWindows, type ProduceDate, type ProduceDates } from '@terroir/production';
import type { Product } from '../catalogue/catalogue.ts';
import { seasonDates } from '../produce-form/product-season.ts';

/**
 * A date that a row leaves out: that of the product's usual season, in the year of the production start where the row has
 * one, and as near to it as the dates before it allow.
 */
export function presumedDate(
  field: ProduceDate,
  known: Partial<ProduceDates>,
  product: Pick<Product, 'growingMonths' | 'availableMonths'>,
  today: string,
): string {
  const season = seasonDates(product, today);
  const { productionFrom } = known;
  const years = productionFrom === undefined ? 0 : yearOf(productionFrom) - yearOf(season.productionFrom);
  const usual = laterBy(season[field], years);
  const window = field === 'productionFrom' ? null : dateWindows(known, today)[field];
  if (window === null || window.from > window.to) return usual;
  return usual < window.from ? window.from : usual > window.to ? window.to : usual;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
/** The same day so many years later; 29 February becomes the 28th. */
const laterBy = (date: string, years: number): string =>
  `${yearOf(date) + years}${years === 0 ? date.slice(4) : date.slice(4).replace('-02-29', '-02-28')}`;
