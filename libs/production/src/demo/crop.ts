import type { InputSubcategoryId, ProductId, ProductionTypeId, UnitId, VarietyId } from '@terroir/reference';

/** What a demo farm produces year after year. */
export interface Crop {
  readonly productId: ProductId;
  readonly varietyId: VarietyId;
  readonly typeId: ProductionTypeId;
  /** Quantity of a year and its unit; the price in cents is for one of `costUnit`. */
  readonly quantity: readonly [number, UnitId];
  readonly price: readonly [cents: number, costUnit: UnitId];
  readonly area: readonly [number, UnitId];
  /** Month and day of the production start, `MM-DD`, and how many days production lasts. */
  readonly production: readonly [from: string, days: number];
  /** Days from the production start to the first sale, and from the production end to the last. */
  readonly available: readonly [after: number, beyond: number];
  readonly needs: readonly (readonly [InputSubcategoryId, number, UnitId])[];
}
