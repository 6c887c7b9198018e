import type { Tallied } from '@terroir/kernel';
import {
  BY_KEY,
  type Collection,
  type Document,
  type DocumentQuery,
  type Documents,
  type Reading,
} from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { read } from '../documents/reading.ts';
import { Appended } from './appended.ts';
import { doubting, type Doubt } from './doubts.ts';

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
const STEPS = 32;
/** Companies and groups that are remembered while events are folded. */
const MOST_GROUPS = 50_000;

const keyOf = (companyId: string, since: string, serial: number): string =>
  `${companyId}/${since}/${String(serial).padStart(12, '0')}`;
const keysOf = (companyId: string, until = ''): NonNullable<DocumentQuery['keys']> => ({
  from: `${companyId}/`,
  to: `${companyId}/${until}~`,
});

type Rows = readonly Document<TallyRow>[];
type Groups = Map<string, { count: number; value: number }>;

interface State {
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

const nothing = (): State => ({
  groups: new Map(),
  total: 0,
  since: '',
  serial: 0,
  back: 0,
  behind: 0,
  doubts: [],
  open: null,
});

interface Change {
  readonly since: string;
  readonly position: number;
  readonly group: string;
  readonly count: number;
  readonly value: number;
}

/** Adds to a group, which goes when nothing is left in it. */
function add(groups: Groups, group: string, count: number, value: number): void {
  const known = groups.get(group);
  const next = { count: (known?.count ?? 0) + count, value: (known?.value ?? 0) + value };
  if (next.count === 0 && next.value === 0) groups.delete(group);
  else groups.set(group, next);
}

const newest = (companyId: string, limit: number, until?: string): DocumentQuery => ({
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
  const { total, groups } = await read(source, stateOf(collection, companyId, until));
  return { total, groups };
}

/** How many rows of a company count, read from one row. */
export function* totalOf(collection: Collection, companyId: string, until?: string): Reading<number> {
  const [last] = (yield [collection, newest(companyId, 1, until)]).documents as Rows;
  return last?.row.steps.findLast(([since]) => until === undefined || since <= until)?.[1] ?? last?.row.total ?? 0;
}

/** Whether what was counted by an instant is what says itself that it was recorded by then. */
export function* isCertain(collection: Collection, companyId: string, until: string): Reading<boolean> {
  const [last] = (yield [collection, newest(companyId, 1)]).documents as Rows;
  return !(last?.row.doubts ?? []).some(([from, before]) => from <= until && until < before);
}

/** Reads what a company adds up to, and where its newest row stands. */
export function* stateOf(collection: Collection, companyId: string, until?: string): Reading<State> {
  const state = nothing();
  let rows = (yield [collection, newest(companyId, 1, until)]).documents as Rows;
  const [last] = rows;
  const back = last?.row.back ?? 0;
  if (last !== undefined && back > 0) {
    // No further than the row that said how far back to go: what is written meanwhile would push the sum so far out.
    const keys = { from: keysOf(companyId, until).from, to: last.key };
    rows = (yield [collection, { ...newest(companyId, back + 1, until), keys }]).documents as Rows;
  }
  for (const { key, row } of rows.toReversed()) {
    for (const [group, count, value] of row.base ?? []) add(state.groups, group, count, value);
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

/** Whether a tally stays as it is when a row counted so before and counts so now. */
export const countsAlike = (before: Tallied | null, after: Tallied | null): boolean =>
  before?.group === after?.group && before?.value === after?.value;

/** The tally of one build while events are folded: changes are noted at once and become rows at the end of a page. */
export class Tallies {
  readonly #collection: Collection;
  readonly #source: Pick<Documents, 'find'>;
  readonly #rows: Appended;
  readonly #states = new Map<string, State>();
  #changes = new Map<string, Change[]>();
  #unwritten = new Set<string>();

  constructor(collection: Collection, source: Pick<Documents, 'find'>) {
    this.#collection = collection;
    this.#source = source;
    this.#rows = new Appended(collection);
  }

  get size(): number {
    return this.#rows.size;
  }

  /** The instant of a company's newest change, '' before the first one; undefined until it is loaded. */
  latest(companyId: string): string | undefined {
    return this.#changes.get(companyId)?.at(-1)?.since ?? this.#states.get(companyId)?.since;
  }

  /** Remembers what companies add up to. */
  async load(companyIds: readonly string[]): Promise<void> {
    for (const companyId of companyIds) await this.#state(companyId);
  }

  async #state(companyId: string): Promise<State> {
    const known = this.#states.get(companyId) ?? (await read(this.#source, stateOf(this.#collection, companyId)));
    this.#states.set(companyId, known);
    return known;
  }

  /** Notes that a row counts otherwise than before, from an instant on. */
  note(companyId: string, before: Tallied | null, after: Tallied | null, since: string, position: number): void {
    if (countsAlike(before, after)) return;
    if (before !== null && before.group === after?.group) {
      this.#change(companyId, { since, position, group: after.group, count: 0, value: after.value - before.value });
      return;
    }
    if (before !== null)
      this.#change(companyId, { since, position, group: before.group, count: -1, value: -before.value });
    if (after !== null) this.#change(companyId, { since, position, group: after.group, count: 1, value: after.value });
  }

  #change(companyId: string, change: Change): void {
    const known = this.#changes.get(companyId);
    if (known) known.push(change);
    else this.#changes.set(companyId, [change]);
  }

  /** Makes rows of what was noted, one for each company; null when nothing was. */
  settle(): Promise<void> | null {
    return this.#changes.size === 0 ? null : this.#settle();
  }

  async #settle(): Promise<void> {
    const changes = this.#changes;
    this.#changes = new Map();
    for (const [companyId, steps] of changes) this.#append(companyId, await this.#state(companyId), steps);
  }

  #append(companyId: string, state: State, changes: readonly Change[]): void {
    const { groups } = state;
    for (const { since, position, group, count, value } of changes) {
      // A clock that is behind moves nothing back.
      if (since < state.since) state.doubts = doubting(state.doubts, [since, state.since]);
      else state.since = since;
      const open = (state.open ??= this.#opened(companyId, state, position));
      state.total += count;
      state.behind += 1;
      add(groups, group, count, value);
      open.steps.push([state.since, state.total, group, count, value]);
      if (open.steps.length < STEPS) continue;
      this.#write(companyId, open, state, position);
      state.open = null;
    }
    const { key, steps = [] } = state.open ?? {};
    if (key !== undefined) this.#write(companyId, { key, steps: [...steps] }, state, changes.at(-1)?.position ?? 0);
    this.#unwritten.add(companyId);
  }

  /** Begins a row, after one of all groups where the last of those is far behind. */
  #opened(companyId: string, state: State, position: number): NonNullable<State['open']> {
    if (state.behind >= Math.max(STEPS, state.groups.size)) {
      const base = Array.from(state.groups, ([group, { count, value }]) => [group, count, value] as const);
      Object.assign(state, { serial: state.serial + 1, back: 0, behind: 0 });
      this.#write(companyId, { key: keyOf(companyId, state.since, state.serial), steps: [] }, state, position, base);
    }
    if (state.serial > 0) state.back += 1;
    state.serial += 1;
    return { key: keyOf(companyId, state.since, state.serial), steps: [] };
  }

  #write(
    companyId: string,
    { key, steps }: NonNullable<State['open']>,
    { total, serial, back, behind, doubts }: State,
    position: number,
    base: TallyRow['base'] = null,
  ): void {
    const row: TallyRow = { total, serial, back, behind, base, steps, ...(doubts.length > 0 && { doubts }) };
    this.#rows.note(companyId, { key, row, revision: 0, position });
  }

  /** Takes a company's tally away, with what was noted for it. */
  async erase(companyId: string): Promise<void> {
    await this.#rows.erase(companyId, every(this.#source, this.#collection, BY_KEY, {}, { keys: keysOf(companyId) }));
    this.#changes.delete(companyId);
    this.#states.set(companyId, nothing());
    this.#unwritten.add(companyId);
  }

  take(into: Parameters<Appended['take']>[0]): void {
    this.#rows.take(into);
    this.#unwritten = new Set();
  }

  /** What was handed over is in the store, so it may be forgotten when there is too much of it. */
  committed(): void {
    this.#rows.committed();
    let held = 0;
    for (const { groups } of this.#states.values()) held += 1 + groups.size;
    if (held <= MOST_GROUPS) return;
    for (const companyId of this.#states.keys()) if (!this.#unwritten.has(companyId)) this.#states.delete(companyId);
  }
}
