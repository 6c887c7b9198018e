import type { OccurrenceAttributes } from '@terroir/land';
import type { Saved } from '../../api/client.ts';

/** One time that a task falls; its id is that of the task and its day in the repeat. */
export type OccurrenceRow = Omit<Saved<OccurrenceAttributes>, 'version'>;

/** The occurrences of some days; where there are more, how many each day has. */
export interface Occurrences {
  readonly rows: readonly OccurrenceRow[];
  readonly totals: Readonly<Record<string, number>> | undefined;
}

export interface Span {
  readonly from: string;
  readonly to: string;
  /** The first ones of each day alone. */
  readonly perDay?: number | undefined;
}
