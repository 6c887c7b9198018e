import { unit, units, unitTypes } from '@terroir/reference';

/** What a produce costs, as far as it can be compared: prices are of one base unit within a kind. */
export function producePrice(costCents: number, costUnitId: string): { readonly kind: number; readonly price: number } {
  const measured = unit(costUnitId);
  const toBase = measured?.toBase ?? null;
  // Only units of one type have a factor between them; a unit without one is a kind of its own.
  if (toBase === null || measured === undefined)
    return { kind: unitTypes.length + units.findIndex(({ id }) => id === costUnitId) + 1, price: costCents };
  return { kind: unitTypes.indexOf(measured.unitType), price: costCents / toBase };
}
