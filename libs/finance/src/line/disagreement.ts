import type { Refusal } from '@terroir/kernel';
import type { Subcategory } from '@terroir/reference';
import { refuse } from '../refusals.ts';
import type { Line } from './line.ts';

/** What of a line the catalogue speaks of. */
export type Placed = Pick<Line, 'subcategoryId' | 'unitId'>;

/**
 * Why a line does not agree with the catalogue, or null. `subcategoryField` is what the form calls the subcategory.
 * A line that keeps the subcategory and unit of `before` is left alone: the catalogue may have changed since.
 */
export function disagreement(
  line: Placed,
  subcategory: Subcategory | undefined,
  subcategoryField: string,
  before: Placed | null = null,
): Refusal | null {
  if (before?.subcategoryId === line.subcategoryId && before.unitId === line.unitId) return null;
  if (!subcategory) return refuse('subcategory_unknown', { field: subcategoryField });
  const allowed: readonly string[] = subcategory.units;
  return allowed.includes(line.unitId) ? null : refuse('unit_not_allowed', { field: 'unitId' });
}
