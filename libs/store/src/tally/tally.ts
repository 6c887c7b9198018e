import {
  BY_KEY,
  type Collection,
  type Document,
  type DocumentQuery,
  type Documents,
  type Reading,
} from '../documents/documents.ts';
import { read } from '../documents/reading.ts';
import type { Doubt } from './doubts.ts';

/** One change of a tally: since when, the total afterwards, and what it added to a group (less than nothing, too). */
export type TallyStep = readonly [since: string, total: number, group: string, count: number, value: number];

/**
 * Some changes of a company's tally, one after another, or what all groups came to between two of them (`base`). What was
 * before some changes is the nearest base behind, and all changes from there on; so any instant is a few rows away,
 * however many there are. The newest row is written again until it is full.
 */
export interface TallyRow {
  readonly total: number;
  readonly serial: number;
  /** How many rows back the base is, 0 when it is here or when there is none yet. */
  readonly back: number;
  /** Changes since that base, these included. */
  readonly behind: number;
  /** Every group; a row that says this has no changes of its own. */
  readonly base: readonly (readonly [group: string, count: number, value: number])[] | null;
  readonly steps: readonly TallyStep[];
  /** All doubts so far; left out where no clock was ever behind. */
  readonly doubts?: readonly Doubt[];
}

/** How many rows of a company count, in all and by group, with what their values add up to. */
export interface Tally {
  readonly total: number;
  readonly groups: ReadonlyMap<string, { readonly count: number; readonly value: number }>;
}

/** Where the tally of some rows is kept. */
export const tallyOf = ({ name, version }: Collection): Collection => ({
  name: `${name}_tally`,
  version,
  indexes: {},
});

/** Changes in one row; also from one base to the next, where there are fewer groups than that. */
export const STEPS = 32;

/** The rows of a company's tally that begin by an instant, else all of them. */
export const keysOf = (companyId: string, until = ''): NonNullable<DocumentQuery['keys']> => ({
  from: `${companyId}/`,
  to: `${companyId}/${until}~`,
});

type Rows = readonly Document<TallyRow>[];
type Groups = Map<string, { count: number; value: number }>;

/** What a company adds up to while it is folded, and where the next change is written. */
export interface TallyState {
  readonly groups: Groups;
  total: number;
  since: string;
  serial: number;
  back: number;
  behind: number;
  doubts: readonly Doubt[];
  /** The newest row, while it has room. */
  open: { readonly key: string; readonly steps: TallyStep[] } | null;
}

/** The tally of a company that has no rows yet. */
export const nothing = (): TallyState => ({
  groups: new Map(),
  total: 0,
  since: '',
  serial: 0,
  back: 0,
  behind: 0,
  doubts: [],
  open: null,
});

/** Adds to a group, which goes when nothing is left in it. */
export function add(groups: Groups, group: string, count: number, value: number): void {
  const known = groups.get(group);
  const next = { count: (known?.count ?? 0) + count, value: (known?.value ?? 0) + value };
  if (next.count === 0 && next.value === 0) groups.delete(group);
  else groups.set(group, next);
}

/** The newest rows of a company, those that begin by an instant. */
export const newestOf = (companyId: string, limit: number, until?: string): DocumentQuery => ({
  index: BY_KEY,
  keys: keysOf(companyId, until),
  order: 'descending',
  limit,
  total: 0,
});

/** Reads the tally of a company as it was after an instant (ISO 8601 in milliseconds), else as it is. */
export async function readTally(
  source: Pick<Documents, 'find'>,
  collection: Collection,
  companyId: string,
  until?: string,
): Promise<Tally> {
  return tallyIn(await read(source, stateOf(collection, companyId, until)));
}

/** What a company adds up to, without what the next change needs. */
export const tallyIn = ({ total, groups }: TallyState): Tally => ({ total, groups });

/** How many rows of a company count, read from one row. */
export function* totalOf(collection: Collection, companyId: string, until?: string): Reading<number> {
  const [last] = (yield [collection, newestOf(companyId, 1, until)]).documents as Rows;
  return last?.row.steps.findLast(([since]) => until === undefined || since <= until)?.[1] ?? last?.row.total ?? 0;
}

/** Whether what was counted by an instant is what says itself that it was recorded by then. */
export function* isCertain(collection: Collection, companyId: string, until: string): Reading<boolean> {
  const [last] = (yield [collection, newestOf(companyId, 1)]).documents as Rows;
  return !(last?.row.doubts ?? []).some(([from, before]) => from <= until && until < before);
}

/** Reads what a company adds up to, with the key and the steps of its newest row while that has room. */
export function* stateOf(collection: Collection, companyId: string, until?: string): Reading<TallyState> {
  const [last] = (yield [collection, newestOf(companyId, 1, until)]).documents as Rows;
  return yield* stateBy(collection, companyId, last, until);
}

/** Reads what a company added up to when a row was its newest, as that was found: nothing that is written since is in it. */
export function* stateBy(
  collection: Collection,
  companyId: string,
  last: Document<TallyRow> | undefined,
  until?: string,
): Reading<TallyState> {
  return stateIn(last === undefined ? [] : yield* rowsBy(collection, companyId, last), until);
}

/** A row as it was found, after those that it counts on from the last base, the oldest first. */
export function* rowsBy(collection: Collection, companyId: string, last: Document<TallyRow>): Reading<Rows> {
  if (last.row.back === 0) return [last];
  // No further than the row that says how far back to go: what is written meanwhile would push the sum so far out.
  const keys = { from: keysOf(companyId).from, to: last.key };
  const page = yield [collection, { ...newestOf(companyId, last.row.back + 1), keys }];
  return [...(page.documents as Rows).filter(({ key }) => key !== last.key).toReversed(), last];
}

/** Whether rows follow one another without a gap: a store may show a batch row by row. */
export const isUnbroken = (rows: Rows): boolean =>
  rows.every(({ row: { serial, base, steps } }, at) => {
    const next = rows[at + 1];
    return next === undefined || (next.row.serial === serial + 1 && (base !== null || steps.length === STEPS));
  });

/** What rows add up to, the oldest first. */
export function stateIn(rows: Rows, until?: string): TallyState {
  const state = nothing();
  for (const { key, row } of rows) {
    for (const [group, count, value] of row.base ?? []) add(state.groups, group, count, value);
    if (row.base !== null) state.total = row.total;
    for (const [since, total, group, count, value] of row.steps) {
      if (until !== undefined && since > until) break;
      add(state.groups, group, count, value);
      Object.assign(state, { since, total });
    }
    const { serial, doubts = [], steps } = row;
    const open = row.base === null && steps.length < STEPS ? { key, steps: [...steps] } : null;
    Object.assign(state, { serial, back: row.back, behind: row.behind, doubts, open });
  }
  return state;
}
