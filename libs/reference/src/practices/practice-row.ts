import type { Text } from '../text.ts';

export interface PracticeEntry {
  readonly name: Text;
  /** One sentence on what is done, and what it is good for. */
  readonly explanation: Text;
  /** What else people call it, separated by commas; all are found in either language. */
  readonly also: Text;
}

export interface PracticeGroupEntry {
  readonly name: Text;
  readonly practices: Readonly<Record<string, PracticeEntry>>;
}

/** What a data file holds: groups by id, each with its practices by id, in the order in which they are offered. */
export type PracticeTable = Readonly<Record<string, PracticeGroupEntry>>;

/** One row of a data file. */
export const practiceRow = (en: string, fr: string, explanation: Text, also: Text): PracticeEntry => ({
  name: { en, fr },
  explanation,
  also,
});
