import { counts } from './counts.data.ts';
import { measures } from './measures.data.ts';
import type { Language } from './text.ts';
import type { UnitEntry, UnitType } from './unit-entry.ts';

const table = { ...measures, ...counts };

export type UnitId = keyof typeof table;
export interface Unit extends UnitEntry {
  readonly id: UnitId;
}

const ids = Object.keys(table) as UnitId[];

/** A unit that is known to exist. */
export const unitOf = (id: UnitId): Unit => ({ id, ...table[id] });

/** Every unit: by type, metric before imperial, small before large. */
export const units: readonly Unit[] = ids.map(unitOf);

const byId: ReadonlyMap<string, Unit> = new Map(units.map((entry) => [entry.id, entry]));

/** The unit of that id, or undefined. */
export const unit = (id: string): Unit | undefined => byId.get(id);

/** Whether a quantity in one unit can be said in the other: the same unit, or two of one type with known factors. */
export function convertible(fromId: string, toId: string): boolean {
  const from = byId.get(fromId);
  const to = byId.get(toId);
  if (!from || !to) return false;
  return from === to || (from.unitType === to.unitType && from.toBase !== null && to.toBase !== null);
}

/** The same quantity in another unit, unrounded. Throws RangeError when the two units are not `convertible`. */
export function convert(value: number, fromId: string, toId: string): number {
  if (!convertible(fromId, toId)) throw new RangeError(`cannot convert ${fromId} to ${toId}`);
  const from = byId.get(fromId)?.toBase ?? 1;
  const to = byId.get(toId)?.toBase ?? 1;
  return fromId === toId ? value : (value * from) / to;
}

/** A unit in the reader's language, as the API sends it. */
export interface LocalizedUnit {
  readonly id: UnitId;
  readonly symbol: string;
  readonly symbolPlural: string;
  readonly name: string;
  readonly unitType: UnitType;
}

export const localizedUnit = ({ id, symbol, plural, name, unitType }: Unit, language: Language): LocalizedUnit => ({
  id,
  symbol: symbol[language],
  symbolPlural: (plural ?? symbol)[language],
  name: name[language],
  unitType,
});

/** The base unit of each type: the one whose factor is 1. */
const baseIds: ReadonlyMap<UnitType, UnitId> = new Map(
  units.filter(({ toBase }) => toBase === 1).map(({ unitType, id }) => [unitType, id]),
);

/** How a unit becomes the base unit of its type: one of it is `factor` of `baseUnitId`. Both null where that is not known. */
export interface UnitConversion {
  readonly baseUnitId: UnitId | null;
  /** Every digit of the factor in decimal notation, `0.45359237`, which a double may not hold. */
  readonly factor: string | null;
}

/** The factor of a unit to the base unit of its type. */
export function conversionOf({ unitType, toBase }: Unit): UnitConversion {
  if (toBase === null) return { baseUnitId: null, factor: null };
  return { baseUnitId: baseIds.get(unitType) ?? null, factor: String(toBase) };
}

/** A unit of the list of all units. */
export type MeasuredUnit = LocalizedUnit & UnitConversion;

/** All units in the reader's language, each with its conversion, in the order of `units`. */
export const localizedUnits = (language: Language): MeasuredUnit[] =>
  units.map((entry) => ({ ...localizedUnit(entry, language), ...conversionOf(entry) }));
