import { PositionSignal } from '../log/position-signal.ts';
import { warn } from '../log/failure.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { buildingUpTo, type Building } from './building.ts';
import { collectionOf, unitsOf, type AnyView, type Build, type BuildRow } from './builds.ts';
import { OlderFence, type Collection, type Documents } from '../documents/documents.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import { Inbox } from './inbox.ts';
import { alone, loose, ProjectionRun, whole, type Pace, type PassOptions } from './projection-run.ts';
import { Pointers } from './pointers.ts';
import { Reached } from './reached.ts';
import { Rebuilds, type RebuildOptions } from './rebuilds.ts';
import { countParked, replayParked, type Replayed } from './replay.ts';
import { Tasks } from './tasks.ts';

export interface ProjectorOptions {
  readonly log: EventLog;
  readonly documents: Documents;
  readonly views: readonly AnyView[];
  /** Told of what goes wrong: failed writes, which are tried again, and parked events. A process warning unless given. */
  readonly report?: (error: unknown) => void;
  /** The number of the lease under which this process projects; none where there is only one. */
  readonly fence?: number;
  /** Events read at once (500), rows remembered for each view (10,000). */
  readonly page?: number;
  readonly rows?: number;
  /** How long rows that are no longer read are kept for other processes that still read them, in milliseconds (0). */
  readonly grace?: number;
  /** First pause before a failed write is tried again, in milliseconds (200, doubling up to 5,000). */
  readonly pause?: number;
}

/** Where a view stands. */
export interface ViewStatus {
  readonly name: string;
  readonly position: number;
  readonly parked: number;
}

const LONGEST_PAUSE = 5000;
/** A view that is read and no more than so many events behind is not said to be on its way: that takes a moment. */
const A_MOMENT = 1000;
const ENDED = new StoreUnavailable('The projector has ended');

/**
 * The one writer of all read models. It follows the log, folds events into the rows of every view in one pass, and
 * writes rows, history and checkpoint together, so that a crash at any moment loses and repeats nothing. Views of a new
 * version are built beside the old ones and switched when they have caught up.
 */
export class Projector {
  readonly #log: EventLog;
  readonly #documents: Documents;
  readonly #options: PassOptions;
  readonly #pause: number;
  readonly #grace: number;
  readonly #pointers: Pointers;
  readonly #rebuilds: Rebuilds;
  readonly #reached = new Reached();
  readonly #bell = new PositionSignal();
  readonly #inbox = new Inbox(() => this.#bell.ring());
  readonly #tasks = new Tasks(() => this.#bell.ring());
  /** Where the views stand that cannot go on until they are rebuilt. */
  #frozen: ReadonlyMap<string, number> = new Map();
  #live: ProjectionRun;
  /** Where the log ended at the start; null once every view has come so far. */
  #goal: number | null = null;
  #closed = false;
  #running: Promise<void> = Promise.resolve();

  /** Opens the read models and begins to follow the log; reads may begin at once. */
  static async start(options: ProjectorOptions): Promise<Projector> {
    const projector = new Projector(options);
    await projector.#plan();
    projector.#goal = await options.log.head();
    projector.#running = projector.#run();
    return projector;
  }

  private constructor(options: ProjectorOptions) {
    const { log, documents, views, report = warn, fence, page = 500, rows = 10_000 } = options;
    this.#log = log;
    this.#documents = documents;
    this.#options = { page, rows, report, ...(fence === undefined ? {} : { fence }) };
    this.#pause = options.pause ?? 200;
    this.#grace = options.grace ?? 0;
    this.#pointers = new Pointers(unitsOf(views), documents, fence);
    this.#rebuilds = new Rebuilds(
      this.#pointers,
      (builds) => this.#passOf(builds, this.#live.builds.length === 0 ? alone : loose),
      () => this.#bell.ring(),
    );
    this.#live = this.#passOf([]);
  }

  /** The collection that is read for a view at this moment. */
  collection(view: string): Collection {
    return collectionOf(view, this.build(view));
  }

  /** The build that is read for a view at this moment. */
  build(view: string): BuildRow {
    return this.#pointers.read(view);
  }

  /** The name of the rows that are read for a view (`editionOf`). */
  edition(view: string): string {
    return this.#pointers.edition(view);
  }

  /** The position that every read model (or the one named) has reached. */
  reached(view?: string): number {
    return this.#reached.position(view);
  }

  /** What the start must build or bring up to the log's end; null once that is done, from then on for good. */
  building(): Building | null {
    const goal = this.#goal;
    if (goal === null || goal === 0) return null;
    const views = this.#pointers.units.flatMap(({ name }) => {
      const hasRows = this.#pointers.isRead(name);
      const isLive = hasRows && !this.#frozen.has(name);
      if (isLive && goal - this.#live.position <= A_MOMENT) return [];
      const position = (isLive ? this.#live.folded : this.#rebuilds.pass?.folded) ?? 0;
      return [{ name, position, hasRows }];
    });
    if (views.length === 0) this.#goal = null;
    return buildingUpTo(goal, views);
  }

  #standsAt(view: string): number {
    if (this.#live.builds.some(({ name }) => name === view)) return this.#live.position;
    return this.#frozen.get(view) ?? this.#rebuilds.pass?.position ?? 0;
  }

  /** True once every read model (or the one named) has reached a position, false after so many milliseconds. */
  waitFor(position: number, milliseconds: number, view?: string): boolean | Promise<boolean> {
    return this.#reached.waitFor(position, milliseconds, view);
  }

  /** Where each view stands, and how many events are parked for it. */
  standing(): Promise<readonly ViewStatus[]> {
    return Promise.all(
      this.#pointers.units.map(async ({ name }) => ({
        name,
        position: this.#standsAt(name),
        parked: await countParked(this.#documents, this.collection(name)),
      })),
    );
  }

  /** How many events are parked, for all views or one. */
  async parked(view?: string): Promise<number> {
    const standing = await this.standing();
    return standing.reduce((sum, { name, parked }) => sum + (view === undefined || name === view ? parked : 0), 0);
  }

  /** Folds parked events once more; those that still fail stay parked. */
  replayParked(): Promise<Replayed> {
    return this.#tasks.add(async () => {
      const outcome = await replayParked(this.#log, this.#documents, this.#live);
      if (outcome.replayed > 0) await this.#pointers.refolded(this.#live.builds.map(({ name }) => name));
      return outcome;
    });
  }

  /**
   * Builds a view (or, with null, all) anew from the first event, with those that it reads and, when it is audited, the
   * history. Resolves when the new rows are read. An abort drops what was built; after a crash the next start begins again.
   */
  async rebuild(view: string | null, options: RebuildOptions = {}): Promise<void> {
    const names = this.#pointers.units.filter(({ name }) => view === null || name === view).map(({ name }) => name);
    if (names.length === 0) throw new Error(`${view} is no view`);
    if (this.#closed) throw ENDED;
    const finished = this.#rebuilds.ask(new Set(names), options);
    const ring = () => this.#bell.ring();
    options.signal?.addEventListener('abort', ring);
    ring();
    await finished.finally(() => options.signal?.removeEventListener('abort', ring));
  }

  /** Stops after the batch that is being written. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#bell.ring();
    await this.#running;
    await this.#inbox.close();
    this.#tasks.close(ENDED);
    this.#rebuilds.close(ENDED);
    this.#reached.close();
  }

  #passOf(builds: readonly Build[], pace: Pace = whole): ProjectionRun {
    return new ProjectionRun(builds, this.#log, this.#documents, pace, this.#options);
  }

  /** Finds out from the store what is read, what is to be built, and where it stands: at the start and after a failure. */
  async #plan(): Promise<void> {
    await this.#live.settle().catch(this.#options.report); // what was written is what the checkpoint says
    await this.#rebuilds.settle().catch(this.#options.report); // a build that failed begins anew below
    const { live, making, frozen } = await this.#pointers.plan(this.#grace === 0);
    this.#frozen = frozen;
    this.#live = this.#passOf(live);
    await this.#live.open();
    await this.#rebuilds.make(making);
    this.#tell();
    this.#clear(); // who held the lease before may have switched a moment ago
  }

  async #run(): Promise<void> {
    let pause = this.#pause;
    let failed = false;
    while (!this.#closed)
      try {
        if (failed) await this.#plan();
        failed = false;
        const followed = await this.#follow();
        const built = await this.#build();
        const worked = await this.#work();
        pause = this.#pause;
        if (followed || built || worked)
          await turn(); // room for everybody else
        else await this.#bell.wait(null);
      } catch (error) {
        this.#options.report(error);
        if (error instanceof OlderFence) {
          this.#closed = true; // another process goes on; what waits is refused when this one closes
          break;
        }
        failed = true;
        if (!this.#closed) await this.#bell.wait(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    await this.#live.settle().catch(this.#options.report);
    await this.#rebuilds.settle().catch(this.#options.report);
  }

  /** What is read follows the log: page by page at first, then as events come. */
  async #follow(): Promise<boolean> {
    if (this.#live.builds.length === 0) return false;
    if (!this.#inbox.isOpen) {
      if (await this.#live.advance()) this.#inbox.open(this.#log, this.#live.position);
      this.#tell();
      return true;
    }
    return this.#inbox.hand(async (events) => {
      await this.#live.take(events);
      this.#tell();
    });
  }

  /** What is built beside it goes on by a page, and is switched to when it stands at the same position. */
  async #build(): Promise<boolean> {
    const unread = this.#live.builds.length === 0;
    if (!unread && !this.#inbox.isOpen) return false;
    await this.#rebuilds.begin();
    const pass = this.#rebuilds.pass;
    if (pass === null) return false;
    const goal = this.#live.position;
    const state = await this.#rebuilds.advance(unread ? Infinity : goal, unread ? await this.#log.head() : goal);
    if (state !== 'ready') return state === 'more';
    await this.#pointers.switch(pass.builds);
    const builds = new Map([...this.#live.builds, ...pass.builds].map((build) => [build.name, build]));
    this.#live = this.#passOf(this.#pointers.units.flatMap(({ name }) => builds.get(name) ?? []));
    await this.#live.open();
    this.#frozen = new Map();
    this.#rebuilds.finish();
    this.#tell();
    this.#clear();
    return true;
  }

  /** Drops what is no longer read at this moment, once nobody can be reading it any more. */
  #clear(): void {
    const { retired } = this.#pointers;
    if (retired.length === 0) return;
    // What the end of this projector leaves, the next one clears when it begins.
    const clear = () =>
      this.#tasks
        .add(() => this.#pointers.clear(retired))
        .catch((error: unknown) => error !== ENDED && this.#options.report(error));
    if (this.#grace === 0) void clear();
    else setTimeout(() => void clear(), this.#grace).unref();
  }

  /** Work that must not meet a batch on its way. */
  async #work(): Promise<boolean> {
    if (!this.#inbox.isOpen) return false;
    const state = await this.#tasks.next();
    if (state === 'failed') await this.#plan();
    return state !== 'none';
  }

  #tell(): void {
    this.#reached.at(new Map(this.#pointers.units.map(({ name }) => [name, this.#standsAt(name)])));
  }
}
