import { productCategories } from '@terroir/reference';

const bits: ReadonlyMap<string, number> = new Map(productCategories.map(({ id }, at) => [id, 1 << at]));

/** A bit for each category. */
export const categoryMask = (ids: readonly string[]): number => ids.reduce((mask, id) => mask | (bits.get(id) ?? 0), 0);
