import type { Tallied } from '@terroir/kernel';
import { BY_KEY, type Collection, type Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { read } from '../documents/reading.ts';
import { Appended } from './appended.ts';
import { doubting } from './doubts.ts';
import { add, keysOf, nothing, stateOf, STEPS, type TallyRow, type TallyState } from './tally.ts';

/** Companies and groups that are remembered while events are folded. */
const MOST_GROUPS = 50_000;

const keyOf = (companyId: string, since: string, serial: number): string =>
  `${companyId}/${since}/${String(serial).padStart(12, '0')}`;

interface Change {
  readonly since: string;
  readonly position: number;
  readonly group: string;
  readonly count: number;
  readonly value: number;
}

/** Whether a tally stays as it is when a row counted so before and counts so now. */
export const countsAlike = (before: Tallied | null, after: Tallied | null): boolean =>
  before?.group === after?.group && before?.value === after?.value;

/** The tally of one build while events are folded: changes are noted at once and become rows at the end of a page. */
export class Tallies {
  readonly #collection: Collection;
  readonly #source: Pick<Documents, 'find'>;
  readonly #rows: Appended;
  readonly #states = new Map<string, TallyState>();
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

  async #state(companyId: string): Promise<TallyState> {
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

  #append(companyId: string, state: TallyState, changes: readonly Change[]): void {
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
  #opened(companyId: string, state: TallyState, position: number): NonNullable<TallyState['open']> {
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
    { key, steps }: NonNullable<TallyState['open']>,
    { total, serial, back, behind, doubts }: TallyState,
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
