/** What the summary needs of a line. */
export interface Booked {
  readonly subcategoryId: string;
  readonly costCents: number;
  /** Calendar date. */
  readonly occurredOn: string;
}
