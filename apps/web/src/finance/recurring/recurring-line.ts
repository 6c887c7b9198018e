import type { RecurringLineAttributes } from '@terroir/finance';
import type { Saved } from '../../api/client.ts';
import { booksKey } from '../../records/books-key.ts';
import type { RecordSource } from '../../records/record.ts';
import type { Side } from '../lines/side.ts';

/** A line that recurs, in the reader's language, with what is due of it. */
export type RecurringLine = Omit<RecurringLineAttributes, 'side' | 'subcategory'> & {
  readonly id: string;
  readonly version: string | null;
  readonly side: Side;
  readonly subCategory: RecurringLineAttributes['subcategory'];
};

/** What a side is called in a call. */
export const wireSide = { inputs: 'input', outputs: 'output' } as const satisfies Readonly<Record<Side, string>>;

/** A recurring line from an answer of the API. */
export function recurringLineOf({ side, subcategory, ...wire }: Saved<RecurringLineAttributes>): RecurringLine {
  return { ...wire, side: side === 'input' ? 'inputs' : 'outputs', subCategory: subcategory };
}

const later = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);

/** The recurring lines as a list of records. */
export const recurringLines: RecordSource<RecurringLineAttributes, RecurringLine> = {
  path: '/recurring_lines',
  key: [...booksKey, 'recurring'],
  invalidates: booksKey,
  rowOf: recurringLineOf,
  compare: (a, b) => later(a.recordedAt, b.recordedAt),
};

/** The name of a draft holds the account, so that nobody is shown another person's words. */
export const recurringDraft = (account: string, of: string): string => `${account}:finance:recurring:${of}`;

/** What is due is of them all, so the screen needs them whole. */
export const wholeRecurringList = { whole: true, pageSize: 500 } as const;

/** A due date that is neither recorded nor skipped, and the line that is proposed for it. */
export interface DueLine {
  readonly line: RecurringLine;
  /** Calendar date. */
  readonly dueOn: string;
}

/** Names a due date among those of all recurring lines. */
export const dueKey = ({ line: { id }, dueOn }: DueLine): string => `${id} ${dueOn}`;

/** Everything that is due, the oldest first. */
export const dueLines = (lines: readonly RecurringLine[]): readonly DueLine[] =>
  lines
    .flatMap((line) => line.due.map((dueOn) => ({ line, dueOn })))
    .toSorted((a, b) => (dueKey(a) < dueKey(b) ? -1 : 1))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));

/** What it is called where it stands alone. */
export const nameOfRecurring = ({ subCategory, notes }: Pick<RecurringLine, 'subCategory' | 'notes'>): string =>
  notes === '' ? subCategory.name : `${subCategory.name}, ${notes.slice(0, 60)}`;

/** A new one, until it is answered. */
export const recurringRow = (
  id: string,
  place: Pick<RecurringLine, 'category' | 'subCategory' | 'unit'> | null,
): RecurringLine => ({
  id,
  version: null,
  side: 'inputs',
  category: { id: '', name: '', realm: 'others' },
  subCategory: { id: '', name: '' },
  unit: { id: '', symbol: '', symbolPlural: '' },
  ...(place && { category: place.category, subCategory: place.subCategory, unit: place.unit }),
  notes: '',
  quantityRaw: 0,
  cost: 0,
  produceId: null,
  every: 'month',
  firstDueOn: '',
  lastDueOn: null,
  due: [],
  next: null,
  settled: [],
  recordedAt: new Date().toISOString(),
});
