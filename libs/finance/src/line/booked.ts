/** What sums over lines need of each. */
export interface Booked {
  readonly subcategoryId: string;
  readonly costCents: number;
  /** Calendar date. */
  readonly occurredOn: string;
}
