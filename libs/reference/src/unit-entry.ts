import type { Text } from './text.ts';

export const unitTypes = ['mass', 'volume', 'area', 'length', 'energy', 'count', 'time'] as const;
export type UnitType = (typeof unitTypes)[number];

export interface UnitEntry {
  readonly unitType: UnitType;
  /** What stands after one: `kg`, `bale`. */
  readonly symbol: Text;
  /** What stands after several, where that differs: `bales`. */
  readonly plural?: Text;
  readonly name: Text;
  /** How many of the base unit of its type one of these is; null when that is not known (how much is a bag?). */
  readonly toBase: number | null;
}
