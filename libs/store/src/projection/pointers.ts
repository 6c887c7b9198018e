import { isDeepStrictEqual } from 'node:util';
import {
  buildOf,
  checkpointOf,
  collectionOf,
  editionOf,
  partsOf,
  POINTERS,
  readersOf,
  retiredIn,
  together,
  type Build,
  type BuildRow,
  type PointerRow,
  type Retired,
  type Unit,
} from './builds.ts';
import type { Batch, Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { HISTORY } from './history.ts';
import { declareErased } from './erased.ts';
import { PARKED, type ParkedRow } from './parked.ts';

/** The one index of the history that folding itself asks for. */
const ERASED_BY = 'company';
const NONE: PointerRow = { active: null, next: null, old: [] };

/** Which builds follow the log as it grows, and which are being made beside them. */
export interface Plan {
  readonly live: readonly Build[];
  readonly making: readonly Build[];
  /** Where the views stand that are read but cannot go on, because they or what they read must be rebuilt. */
  readonly frozen: ReadonlyMap<string, number>;
}

/** Knows which build of each view is read. The pointers are documents themselves, switched all at once. */
export class Pointers {
  readonly units: readonly Unit[];
  readonly #documents: Documents;
  readonly #fence: Pick<Batch, 'fence'>;
  readonly #rows = new Map<string, PointerRow>();

  /** @param fence the number of the lease under which pointers are set and rows are dropped */
  constructor(units: readonly Unit[], documents: Documents, fence?: number) {
    this.units = units;
    this.#documents = documents;
    this.#fence = fence === undefined ? {} : { fence };
  }

  /** The build that is read for a view: its active one, or the first one while that is being made. */
  read(name: string): BuildRow {
    const { active, next } = this.#row(name);
    const build = active ?? next;
    if (build === null) throw new Error(`${name} is not projected here`);
    return build;
  }

  /** The name of the rows that are read for a view. */
  edition(name: string): string {
    return editionOf(this.read(name), this.#row(name));
  }

  /** Rows of views have changed without a newer position. */
  async refolded(names: readonly string[]): Promise<void> {
    await this.#set(
      names.map((name) => {
        const row = this.#row(name);
        return [name, { ...row, refolded: (row.refolded ?? 0) + 1 }];
      }),
    );
  }

  /** Whether a view has rows that are whole, of whatever version. */
  isRead(name: string): boolean {
    return this.#row(name).active !== null;
  }

  /**
   * Reads the pointers and finds what must be built; makes room for all of it. Where nobody else reads (`isAlone`) what was
   * left of earlier builds goes at once.
   */
  async plan(isAlone: boolean): Promise<Plan> {
    // Before anything is read: from here on whoever held the lease before writes nothing any more.
    if (this.#fence.fence !== undefined)
      await this.#documents.apply({ puts: [], removes: [], checkpoints: {}, ...this.#fence });
    await this.#documents.declare(POINTERS);
    await this.#documents.declare(PARKED);
    await declareErased(this.#documents);
    const names = this.units.map(({ name }) => name);
    this.#rows.clear();
    for await (const { key, row } of every<PointerRow>(this.#documents, POINTERS, 'all', {})) this.#rows.set(key, row);
    await this.#retireUnknown(new Set(names));
    if (isAlone) await this.clear(this.retired);
    const reached = await this.#reached();
    const stale = this.#stale(reached, await this.#unowned());
    const begun = this.units.filter(({ name }) => this.#row(name).next !== null).map(({ name }) => name);
    const frozen = readersOf(this.units, stale);
    const live = this.units.flatMap((unit) => {
      const { active } = this.#row(unit.name);
      return active === null || frozen.has(unit.name) ? [] : [buildOf(unit, active.number)];
    });
    await this.#declare(live); // an index may have come in since
    return {
      live,
      making: await this.make(new Set([...stale, ...begun]), stale.size > 0 || begun.includes(HISTORY.name)),
      frozen: new Map([...reached].filter(([name]) => frozen.has(name))),
    };
  }

  /**
   * Makes room for new builds of some units and of what belongs to them; what was begun of them is dropped. Without
   * `history` the entries that are there stay: the same folds would write the same ones. No number comes twice: who was
   * paused while it dropped a build cannot drop a later one.
   */
  async make(names: ReadonlySet<string>, history: boolean): Promise<readonly Build[]> {
    const wanted = together(this.units, names, history);
    const units = this.units.filter(({ name }) => wanted.has(name));
    const builds = units.map((unit) => {
      const row = this.#row(unit.name);
      const known = [row.active, row.next, ...retiredIn(row)];
      return buildOf(unit, Math.max(row.made ?? 0, ...known.map((build) => build?.number ?? 0)) + 1);
    });
    await this.abandon(units.map(({ name }) => name));
    for (const { name, row, view } of builds) {
      const [rows, ...beside] = partsOf(name, row);
      await this.#documents.declare(rows, view?.touches ? undefined : view === null ? [ERASED_BY] : []);
      for (const part of beside) await this.#documents.declare(part, []);
    }
    await this.#set(builds.map(({ name, row, number }) => [name, { ...this.#row(name), next: row, made: number }]));
    return builds;
  }

  /** Makes the indexes that nothing needed so far. */
  async complete(builds: readonly Build[]): Promise<void> {
    await this.#declare(builds);
  }

  /** From now on the new builds are read; what they replace is dropped by `clear`. */
  async switch(builds: readonly Build[]): Promise<void> {
    await this.#set(
      builds.map((build) => {
        const row = this.#row(build.name);
        const old = row.active === null ? retiredIn(row) : [...retiredIn(row), row.active];
        return [build.name, { ...row, active: build.row, next: null, old }];
      }),
    );
  }

  /** What is no longer read and waits to be dropped. */
  get retired(): readonly Retired[] {
    return [...this.#rows].flatMap(([name, row]) => retiredIn(row).map((build) => ({ name, build })));
  }

  /** Drops some of what is no longer read; what was dropped already is passed over. Safe to repeat after a crash. */
  async clear(builds: readonly Retired[]): Promise<void> {
    for (const { name, build } of builds) {
      const row = this.#row(name);
      const others = retiredIn(row).filter(({ number }) => number !== build.number);
      if (others.length === retiredIn(row).length) continue;
      await this.#drop(name, build);
      await this.#set([[name, { ...row, old: others }]]);
    }
  }

  /** Drops builds that are not finished. */
  async abandon(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const row = this.#row(name);
      if (row.next === null) continue;
      await this.#drop(name, row.next);
      await this.#set([[name, { ...row, next: null }]]);
    }
  }

  /** Views that this version of Terroir no longer has: nobody reads them, and an erasure would not reach their rows. */
  async #retireUnknown(names: ReadonlySet<string>): Promise<void> {
    const left = [...this.#rows].filter(([name, row]) => !names.has(name) && (row.active ?? row.next) !== null);
    await this.#set(
      left.map(([name, row]) => {
        const old = [...retiredIn(row), row.active, row.next].filter((build) => build !== null);
        return [name, { ...row, active: null, next: null, old }];
      }),
    );
  }

  #row(name: string): PointerRow {
    return this.#rows.get(name) ?? NONE;
  }

  /** Where each build that is read stands. */
  async #reached(): Promise<ReadonlyMap<string, number>> {
    const reached = new Map<string, number>();
    for (const { name } of this.units) {
      const { active } = this.#row(name);
      if (active) reached.set(name, await this.#checkpoint(name, active));
    }
    return reached;
  }

  /** Builds for which an earlier Terroir parked events without saying whose: an erasure would not find them. */
  async #unowned(): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for await (const { row } of every<ParkedRow>(this.#documents, PARKED, 'position', {}))
      if (row.company === undefined) found.add(row.build);
    return found;
  }

  /** Units whose build is of another version, or was left behind by the others, or is missing, or cannot be erased from. */
  #stale(reached: ReadonlyMap<string, number>, unowned: ReadonlySet<string>): ReadonlySet<string> {
    const furthest = Math.max(0, ...reached.values());
    const stale = this.units.filter(({ name, version, timed, tallied }) => {
      const { active } = this.#row(name);
      if (active === null || active.version !== version || reached.get(name) !== furthest) return true;
      if (unowned.has(checkpointOf({ collection: collectionOf(name, active) }))) return true;
      // Written by a Terroir that did not keep what rows were, or not by the same indexes.
      return !isDeepStrictEqual([active.timed, active.tallied], [timed, tallied]);
    });
    return new Set(stale.map(({ name }) => name));
  }

  #checkpoint(name: string, build: BuildRow): Promise<number> {
    return this.#documents.checkpoint(checkpointOf({ collection: collectionOf(name, build) }));
  }

  async #declare(builds: readonly Build[]): Promise<void> {
    for (const { name, row } of builds) for (const part of partsOf(name, row)) await this.#documents.declare(part);
  }

  async #drop(name: string, build: BuildRow): Promise<void> {
    const [collection, ...beside] = partsOf(name, build);
    const id = checkpointOf({ collection });
    const removes: Batch['removes'][number][] = [];
    for await (const { key } of every(this.#documents, PARKED, 'position', { build: id }))
      removes.push({ collection: PARKED, key });
    if (removes.length > 0) await this.#documents.apply({ puts: [], removes, checkpoints: {}, ...this.#fence });
    for (const part of beside) await this.#documents.drop(part, [], this.#fence.fence);
    await this.#documents.drop(collection, [id], this.#fence.fence);
  }

  async #set(rows: readonly (readonly [name: string, row: PointerRow])[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#documents.apply({
      puts: rows.map(([key, row]) => ({ collection: POINTERS, document: { key, row, revision: 0, position: 0 } })),
      removes: [],
      checkpoints: {},
      ...this.#fence,
    });
    for (const [key, row] of rows) this.#rows.set(key, row);
  }
}
