import type { Booked } from './booked.ts';

/** What was bought of a subcategory on a day, in one unit; the quantity in whole thousandths of it. */
export interface Purchase extends Booked {
  readonly unitId: string;
  readonly thousandths: number;
}
/** What was sold of a subcategory on a day; null where the outputs name no produce. */
export interface Sale extends Booked {
  readonly produceId: string | null;
}
