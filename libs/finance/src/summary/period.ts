import type { Booked } from './summary.ts';

/** Calendar dates, both inclusive; without one it is open on that side. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What was booked on the days of a period. */
export const within = (lines: readonly Booked[], { from = '', to = '9999-12-31' }: Period): readonly Booked[] =>
  lines.filter(({ occurredOn }) => from <= occurredOn && occurredOn <= to);
