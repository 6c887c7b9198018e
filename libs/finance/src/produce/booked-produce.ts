/** What one production of a produce needs of a subcategory of the inputs. */
export interface Need {
  readonly subcategoryId: string;
  readonly quantity: number;
  readonly unitId: string;
}

/** What the books say of a produce. */
export interface BookedProduce {
  readonly id: string;
  readonly productId: string;
  readonly varietyId: string;
  /** Calendar dates: the first day of its production and the last on which it can be bought. */
  readonly productionFrom: string;
  readonly availabilityTo: string;
  readonly needs: readonly Need[];
  readonly removed: boolean;
}
