import type { Refusal } from '@terroir/kernel';
import type { Subcategory } from '@terroir/reference';
import { refuse } from '../refusals.ts';
import type { Line } from './line.ts';

/** What of a line the catalogue speaks of. */
export type Placed = Pick<Line, 'subcategoryId' | 'unitId'>;

/**
 * Why a line does not agree with the catalogue, or null. `subcategoryField` is what the form calls the subcategory,
 * `dependsOn` what of the form says of which catalogue it is. A line that keeps the subcategory and unit of `before` is left alone: the catalogue may have changed since.
 */
export function disagreement(
  line: Placed,
  subcategory: Subcategory | undefined,
  subcategoryField: string,
  before: Placed | null = null,
  dependsOn: readonly string[] = [],
): Refusal | null {
  if (before?.subcategoryId === line.subcategoryId && before.unitId === line.unitId) return null;
  if (!subcategory) return refuse('subcategory_unknown', { field: subcategoryField, dependsOn });
  const allowed: readonly string[] = subcategory.units;
  if (allowed.includes(line.unitId)) return null;
  return refuse('unit_not_allowed', { field: 'unitId', dependsOn: [subcategoryField, ...dependsOn] });
}
