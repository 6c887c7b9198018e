import { productCategories } from '@terroir/reference';

const bits: ReadonlyMap<string, number> = new Map(productCategories.map(({ id }, at) => [id, 1 << at]));

/** A bit for each category. */
export const categoryMask = (ids: readonly string[]): number => ids.reduce((mask, id) => mask | (bits.get(id) ?? 0), 0);

/** The numbers of the bits that are set in a mask, least first. */
export function bitsOf(mask: number): number[] {
  const numbers: number[] = [];
  for (let left = mask, bit = 0; left !== 0; left >>>= 1, bit += 1) if ((left & 1) === 1) numbers.push(bit);
  return numbers;
}
