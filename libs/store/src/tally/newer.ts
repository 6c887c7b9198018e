import { isDeepStrictEqual } from 'node:util';
import type { Collection, Document, Reading } from '../documents/documents.ts';
import { add, isUnbroken, newestOf, type Tally, type TallyRow } from './tally.ts';

/** What a company adds up to after all changes of a row, and that row as it was found. */
export interface TallyAt {
  readonly last: Document<TallyRow>;
  readonly tally: Tally;
}

/** Rows that are read at most to follow a tally; all groups are read instead where those are fewer rows. */
const FEW_ROWS = 16;

/**
 * Adds to a tally what changed from then to a newer row, as that was found, or until an instant. Groups that did not change are the
 * same objects. Null where the newer row does not follow, follows far behind, or the tally includes changes after the instant.
 */
export function* newerTally(
  collection: Collection,
  companyId: string,
  { last: before, tally }: TallyAt,
  last: Document<TallyRow>,
  until?: string,
): Reading<Tally | null> {
  const apart = last.row.serial - before.row.serial;
  if (apart < 0 || apart > Math.max(FEW_ROWS, last.row.back)) return null;
  const rows = [last];
  if (apart > 0) {
    const keys = { from: before.key, to: last.key };
    const page = yield [collection, { ...newestOf(companyId, apart + 1), keys }];
    const older = page.documents as readonly Document<TallyRow>[];
    rows.push(...older.filter(({ key }) => key !== last.key));
  }
  const ahead = rows.toReversed();
  if (!follows(before, ahead) || isAfter(before, until)) return null;
  const groups = new Map(tally.groups);
  let { total } = tally;
  for (const [at, { row }] of ahead.entries())
    for (const [since, after, group, count, value] of at === 0 ? row.steps.slice(before.row.steps.length) : row.steps) {
      if (until !== undefined && since > until) break;
      add(groups, group, count, value);
      total = after;
    }
  return { total, groups };
}

/** Whether rows begin with one as it was or with more changes, and follow one another. */
function follows({ key, row: { steps } }: Document<TallyRow>, rows: readonly Document<TallyRow>[]): boolean {
  const [first] = rows;
  const isFirst = first?.key === key && isDeepStrictEqual(first.row.steps.slice(0, steps.length), steps);
  return isFirst && isUnbroken(rows);
}

const isAfter = ({ row }: Document<TallyRow>, until: string | undefined): boolean =>
  until !== undefined && (row.steps.at(-1)?.[0] ?? '') > until;
