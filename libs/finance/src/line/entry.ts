import type { Refusal } from '@terroir/kernel';
import type { Subcategory } from '@terroir/reference';
import { refuse } from '../refusals.ts';
import type { BookedLine, Line } from './line.ts';

/** An input or output as its decider remembers it: never recorded (no line), kept in the books, or removed. */
export interface Entry {
  readonly line: BookedLine | null;
  readonly removed: boolean;
}

export const neverRecorded: Entry = { line: null, removed: false };

/** The line that stands in the books now, or null. */
export const keptLine = ({ line, removed }: Entry): BookedLine | null => (removed ? null : line);

/**
 * Why a line does not agree with the catalogue, or null. `subcategoryField` is what the form calls the subcategory.
 * A line that keeps the subcategory and unit of `before` is left alone: the catalogue may have changed since.
 */
export function disagreement(
  line: Line,
  subcategory: Subcategory | undefined,
  subcategoryField: string,
  before: Line | null = null,
): Refusal | null {
  if (before?.subcategoryId === line.subcategoryId && before.unitId === line.unitId) return null;
  if (!subcategory) return refuse('subcategory_unknown', { field: subcategoryField });
  const allowed: readonly string[] = subcategory.units;
  return allowed.includes(line.unitId) ? null : refuse('unit_not_allowed', { field: 'unitId' });
}
