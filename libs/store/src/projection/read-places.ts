import { isDeepStrictEqual } from 'node:util';
import { PositionSignal } from '../log/position-signal.ts';
import type { ActiveCollections } from './active.ts';
import {
  checkpointOf,
  collectionOf,
  editionOf,
  POINTERS,
  unitsOf,
  type AnyView,
  type BuildRow,
  type PointerRow,
  type Unit,
} from './builds.ts';
import type { Collection, Documents } from '../documents/documents.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import type { ViewStatus } from './projector.ts';
import { Reached } from './reached.ts';
import { countParked } from './replay.ts';

export interface ReadPlacesOptions {
  readonly documents: Documents;
  readonly views: readonly AnyView[];
  readonly report: (error: unknown) => void;
  /** Milliseconds from one look at the store to the next (200). */
  readonly pause?: number;
  /** The first pause while somebody waits for a position (10), doubling until something moves. */
  readonly waited?: number;
}

const notBuilt = (view: string): StoreUnavailable =>
  new StoreUnavailable(
    `the read model ${view} has not been built; a process whose ROLES hold \`projections\` builds it and must be running`,
  );

/** Older knowledge than this, in milliseconds, is not read by: the rows may have moved to another build meanwhile. */
const OLDEST = 1000;

/**
 * Where the read models stand that another process makes: which build of each view is read, and the position that
 * it has reached. The store is looked at now and then, and sooner while somebody waits.
 */
export class ReadPlaces implements ActiveCollections {
  readonly #documents: Documents;
  readonly #units: readonly Unit[];
  readonly #report: (error: unknown) => void;
  readonly #pause: number;
  readonly #waited: number;
  readonly #reached = new Reached();
  readonly #bell = new PositionSignal();
  #rows: ReadonlyMap<string, PointerRow> = new Map();
  #seen = -Infinity;
  #looking: Promise<void> | null = null;
  #lost = false;
  #closed = false;
  readonly #running: Promise<void>;

  /** Looks once and goes on looking; a store that cannot be reached is tried again. */
  constructor({ documents, views, report, pause = 200, waited = 10 }: ReadPlacesOptions) {
    this.#documents = documents;
    this.#units = unitsOf(views);
    this.#report = report;
    this.#pause = pause;
    this.#waited = waited;
    this.#running = this.#run();
  }

  /** The collection that is read for a view. @throws StoreUnavailable before the first build of it is begun */
  collection(view: string): Collection {
    return collectionOf(view, this.build(view));
  }

  /** The build that is read for a view. @throws StoreUnavailable before the first one is begun */
  build(view: string): BuildRow {
    const row = this.#rows.get(view);
    const build = row?.active ?? row?.next ?? null;
    if (build === null) throw notBuilt(view);
    return build;
  }

  /** The name of the rows that are read for a view. @throws StoreUnavailable before the first build is begun */
  edition(view: string): string {
    return editionOf(this.build(view), this.#rows.get(view));
  }

  /** Null: the process that builds says how far it is. */
  building(): null {
    return null;
  }

  /** The position that every read model (or the one named) had reached when the store was looked at. */
  reached(view?: string): number {
    return this.#reached.position(view);
  }

  /** True once every read model (or the one named) has reached a position, false after so many milliseconds. */
  waitFor(position: number, milliseconds: number, view?: string): boolean | Promise<boolean> {
    const isFirst = this.#reached.waiting === 0;
    const reached = this.#reached.waitFor(position, milliseconds, view);
    if (isFirst && reached instanceof Promise) this.#bell.ring();
    return reached;
  }

  /** Resolves when what is known is at most a second old. @throws StoreUnavailable */
  async fresh(): Promise<void> {
    if (performance.now() - this.#seen > OLDEST) await this.look();
  }

  /** Asks the store where everything stands. @throws StoreUnavailable */
  look(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = null)));
  }

  /** Where each view stands, and how many events are parked for it. @throws StoreUnavailable before all are built */
  async standing(): Promise<readonly ViewStatus[]> {
    await this.look();
    return Promise.all(
      this.#units.map(async ({ name }) => {
        if (!this.#rows.get(name)?.active) throw notBuilt(name);
        const parked = await countParked(this.#documents, this.collection(name));
        return { name, position: this.reached(name), parked };
      }),
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#bell.ring();
    this.#reached.close();
    await this.#running;
  }

  async #look(): Promise<void> {
    const began = performance.now();
    const names = this.#units.map(({ name }) => name);
    if (this.#seen === -Infinity) await this.#documents.declare(POINTERS); // whoever comes first makes room for them
    const rows = new Map<string, PointerRow>();
    for (const { key, row } of await this.#documents.getMany<PointerRow>(POINTERS, names)) rows.set(key, row);
    const positions = await this.#positionsOf(rows);
    if (!names.every((name) => isDeepStrictEqual(rows.get(name), this.#rows.get(name)))) this.#reached.changed();
    this.#rows = rows;
    this.#seen = began;
    this.#lost = false;
    this.#reached.at(positions); // last: whoever waited reads by these rows at once
  }

  /** How far the builds are that these pointers name. */
  async #positionsOf(rows: ReadonlyMap<string, PointerRow>): Promise<ReadonlyMap<string, number>> {
    const positions = await Promise.all(
      this.#units.map(async ({ name }) => {
        const active = rows.get(name)?.active ?? null;
        if (active === null) return [name, 0] as const;
        const collection = collectionOf(name, active);
        return [name, await this.#documents.checkpoint(checkpointOf({ collection }))] as const;
      }),
    );
    return new Map(positions);
  }

  /** Pointers move with a new version only: between two looks at them it is enough to ask how far their builds are. */
  async #next(): Promise<void> {
    if (this.#lost || this.#looking !== null || performance.now() - this.#seen >= this.#pause) return this.look();
    this.#reached.at(await this.#positionsOf(this.#rows));
  }

  async #run(): Promise<void> {
    let soon = this.#waited;
    while (!this.#closed) {
      const { moves } = this.#reached;
      try {
        await this.#next();
      } catch (error) {
        if (!this.#lost) this.#report(error); // reported once for each time that the store is lost
        this.#lost = true;
      }
      // After a loss everybody waits the longer pause: asking more often would not bring the store back.
      const isWaitedFor = this.#reached.waiting > 0 && !this.#lost;
      // A read model that does not move is asked ever less often, however many wait for it.
      soon = isWaitedFor && moves === this.#reached.moves ? Math.min(soon * 2, this.#pause) : this.#waited;
      if (!this.#closed) await this.#bell.wait(isWaitedFor ? soon : this.#pause);
    }
  }
}
