import type { Choice, Line } from '../lines/line.ts';

/** What becomes of a line that is to go to a subcategory; `unfit`: its unit is none of those measured there. */
export type LineFate = 'moves' | 'there' | 'unfit';

/** What the server does with a line, as far as the catalogue shows beforehand. */
export function fateOf({ subCategory, unit }: Line, to: Choice): LineFate {
  if (subCategory.id === to.subCategory.id) return 'there';
  return to.units.some(({ id }) => id === unit.id) ? 'moves' : 'unfit';
}
