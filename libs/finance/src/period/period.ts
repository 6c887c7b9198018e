import type { Booked } from '../line/booked.ts';

/** Calendar dates, both inclusive; without one it is open on that side. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** No day comes after it. */
export const LAST_DAY = '9999-12-31';

/** What was booked on the days of a period. */
export const within = <Line extends Pick<Booked, 'occurredOn'>>(
  lines: readonly Line[],
  { from = '', to = LAST_DAY }: Period,
): readonly Line[] => lines.filter(({ occurredOn }) => from <= occurredOn && occurredOn <= to);
