import type { Tallied } from '@terroir/kernel';
import { BY_KEY, type Collection, type DocumentQuery, type Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { Appended } from './appended.ts';

/** One change of a tally: since when, the total afterwards, and what it added to a group (less than nothing, too). */
export type TallyStep = readonly [since: string, total: number, group: string, count: number, value: number];

/**
 * Some changes of a company's tally, one after another. What was before them is the nearest `base` behind, and all changes
 * from there on; so any instant is a few rows away, however many there are.
 */
export interface TallyRow {
  readonly total: number;
  readonly serial: number;
  /** How many rows back the base is, 0 when it is here. */
  readonly back: number;
  /** Changes since that base, these included. */
  readonly behind: number;
  /** Every group before these changes. */
  readonly base: readonly (readonly [group: string, count: number, value: number])[] | null;
  readonly steps: readonly TallyStep[];
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

/** Changes from one base to the next, where there are fewer groups than that. */
const STEPS = 32;
/** Groups that are remembered while events are folded. */
const MOST_GROUPS = 50_000;

const keyOf = (companyId: string, since: string, serial: number): string =>
  `${companyId}/${since}/${String(serial).padStart(12, '0')}`;
const keysOf = (companyId: string, until = ''): NonNullable<DocumentQuery['keys']> => ({
  from: `${companyId}/`,
  to: `${companyId}/${until}~`,
});

type Groups = Map<string, { count: number; value: number }>;

interface State {
  readonly groups: Groups;
  total: number;
  since: string;
  serial: number;
  back: number;
  behind: number;
}

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

/** The tally of a company as it was after an instant (ISO 8601 in milliseconds), else as it is. */
export async function readTally(
  source: Pick<Documents, 'find'>,
  collection: Collection,
  companyId: string,
  until?: string,
): Promise<Tally> {
  const { total, groups } = await stateOf(source, collection, companyId, until);
  return { total, groups };
}

/** How many rows of a company count, read from one row. */
export async function readTotal(
  source: Pick<Documents, 'find'>,
  collection: Collection,
  companyId: string,
  until?: string,
): Promise<number> {
  const [last] = (await source.find<TallyRow>(collection, newest(companyId, 1, until))).documents;
  return last?.row.steps.findLast(([since]) => until === undefined || since <= until)?.[1] ?? 0;
}

async function stateOf(
  source: Pick<Documents, 'find'>,
  collection: Collection,
  companyId: string,
  until?: string,
): Promise<State> {
  const state: State = { groups: new Map(), total: 0, since: '', serial: 0, back: 0, behind: 0 };
  let rows = (await source.find<TallyRow>(collection, newest(companyId, 1, until))).documents;
  const [last] = rows;
  const back = last?.row.back ?? 0;
  if (last !== undefined && back > 0) {
    // No further than the row that said how far back to go: what is written meanwhile would push the sum so far out.
    const keys = { from: keysOf(companyId, until).from, to: last.key };
    rows = (await source.find<TallyRow>(collection, { ...newest(companyId, back + 1, until), keys })).documents;
  }
  for (const { row } of rows.toReversed()) {
    for (const [group, count, value] of row.base ?? []) add(state.groups, group, count, value);
    for (const [since, total, group, count, value] of row.steps) {
      if (until !== undefined && since > until) break;
      add(state.groups, group, count, value);
      Object.assign(state, { since, total });
    }
    Object.assign(state, { serial: row.serial, back: row.back, behind: row.behind });
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
    const known = this.#states.get(companyId) ?? (await stateOf(this.#source, this.#collection, companyId));
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
    const isBase = state.serial === 0 || state.behind >= Math.max(STEPS, groups.size);
    const base = isBase ? Array.from(groups, ([group, { count, value }]) => [group, count, value] as const) : null;
    const steps = changes.map(({ since, group, count, value }): TallyStep => {
      if (since > state.since) state.since = since; // a clock that is behind moves nothing back
      state.total += count;
      add(groups, group, count, value);
      return [state.since, state.total, group, count, value];
    });
    state.serial += 1;
    state.back = isBase ? 0 : state.back + 1;
    state.behind = steps.length + (isBase ? 0 : state.behind);
    const { total, serial, back, behind } = state;
    const row: TallyRow = { total, serial, back, behind, base, steps };
    const key = keyOf(companyId, steps[0]?.[0] ?? '', serial);
    this.#rows.note(companyId, { key, row, revision: 0, position: changes.at(-1)?.position ?? 0 });
    this.#unwritten.add(companyId);
  }

  /** Takes a company's tally away, with what was noted for it. */
  async erase(companyId: string): Promise<void> {
    await this.#rows.erase(companyId, every(this.#source, this.#collection, BY_KEY, {}, { keys: keysOf(companyId) }));
    this.#changes.delete(companyId);
    this.#states.set(companyId, { groups: new Map(), total: 0, since: '', serial: 0, back: 0, behind: 0 });
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
    for (const { groups } of this.#states.values()) held += groups.size;
    if (held <= MOST_GROUPS) return;
    for (const companyId of this.#states.keys()) if (!this.#unwritten.has(companyId)) this.#states.delete(companyId);
  }
}
