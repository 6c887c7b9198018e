import { setImmediate as turn } from 'node:timers/promises';
import { checkpointOf, companyIndexesOf, type Build } from './builds.ts';
import type { Batch, Documents } from '../documents/documents.ts';
import type { EventLog } from '../log/event-log.ts';
import { Folding, type Changes, type FoldingOptions } from './folding.ts';
import { erasedBy } from './history.ts';
import type { Event } from './routes.ts';

export interface PassOptions extends FoldingOptions {
  /** Events read at once. */
  readonly page: number;
  readonly fence?: number;
}

/** How changes are written: changed and added rows that may wait in memory, and how many go in one batch. */
export interface Pace {
  readonly rows: number;
  /** History entries and former rows. */
  readonly added: number;
  readonly slice: number;
}

/** For what is read: what is written and the checkpoint that it leads to are one batch, so no crash tears them apart. */
export const whole: Pace = { rows: 5000, added: 10_000, slice: Infinity };

/**
 * For builds that nobody reads yet, which begin anew after a crash: a row that changes often is written once, in small
 * batches between which others have their turn.
 */
export const loose: Pace = { rows: 200_000, added: 10_000, slice: 1000 };

/** The same where nothing else is written meanwhile: bigger batches touch each page of the file less often. */
export const alone: Pace = { ...loose, added: 20_000, slice: 4000 };

/**
 * Some builds on their way through the log together. Rows are written while the next events are folded already.
 */
export class ProjectionRun {
  readonly builds: readonly Build[];
  readonly #log: Pick<EventLog, 'readAll'>;
  readonly #documents: Documents;
  readonly #pace: Pace;
  readonly #options: PassOptions;
  readonly #folding: Folding;
  #hasCompanyIndexes: boolean;
  #folded = 0;
  #position = 0;
  #writing: Promise<void> | null = null;
  #next: Promise<readonly Event[]> | null = null;

  constructor(
    builds: readonly Build[],
    log: Pick<EventLog, 'readAll'>,
    documents: Documents,
    pace: Pace,
    options: PassOptions,
  ) {
    this.builds = builds;
    this.#log = log;
    this.#documents = documents;
    this.#pace = pace;
    this.#options = options;
    this.#hasCompanyIndexes = pace.slice === Infinity;
    this.#folding = new Folding(builds, documents, options);
  }

  /** The position up to which the store is written. */
  get position(): number {
    return this.#position;
  }

  /** The position of the last event that was folded; what that changed may still wait to be written. */
  get folded(): number {
    return this.#folded;
  }

  /** Begins where the store says that it stands. After a failure a new pass does. */
  async open(): Promise<void> {
    await this.#folding.open();
    const checkpoints = await Promise.all(this.builds.map((build) => this.#documents.checkpoint(checkpointOf(build))));
    this.#position = checkpoints.length === 0 ? 0 : Math.min(...checkpoints);
    this.#folded = this.#position;
  }

  /** Folds the next page up to a position. Answers whether that brought it to the end, with everything written. */
  async advance(upTo = Infinity): Promise<boolean> {
    const { page } = this.#options;
    const read = await (this.#next ?? this.#read(this.#folded));
    this.#next = null;
    const events = read.filter(({ position }) => position <= upTo);
    const last = events.at(-1)?.position ?? this.#folded;
    const ended = events.length < page;
    if (!ended) {
      this.#next = this.#read(last);
      this.#next.catch(() => undefined); // `advance` awaits it and gets the error
    }
    if (events.some((event) => erasedBy(event) !== null)) await this.#indexCompanies();
    await this.#folding.fold(events);
    this.#folded = ended && Number.isFinite(upTo) ? Math.max(last, upTo) : last;
    const { rows, added } = this.#folding;
    if (ended || rows >= this.#pace.rows) await this.#hand();
    else if (added >= this.#pace.added)
      if (this.#pace.slice === Infinity) await this.#hand();
      else await this.#handAdded();
    if (ended) await this.settle();
    return ended;
  }

  /** Folds events that are at hand and waits until they are written. */
  async take(events: readonly Event[]): Promise<void> {
    const fresh = events.filter(({ position }) => position > this.#folded);
    const last = fresh.at(-1);
    if (last === undefined) return;
    await this.#folding.fold(fresh);
    this.#folded = last.position;
    await this.#hand();
    await this.settle();
  }

  /** Waits until what was handed over is written. */
  async settle(): Promise<void> {
    const writing = this.#writing;
    this.#writing = null;
    await writing;
  }

  /** Lets something fold outside of the log's order (parked events); writes it after removals of its own. */
  async aside(
    work: (folding: Folding) => Promise<readonly { collection: Build['collection']; key: string }[]>,
  ): Promise<void> {
    const removed = await work(this.#folding);
    const { puts, removes } = this.#folding.take();
    await this.#documents.apply({ puts, removes: [...removes, ...removed], checkpoints: {}, ...this.#fence() });
    this.#folding.committed();
  }

  /** Builds are filled without indexes; those that find a company's rows are made when the first erasure comes. */
  async #indexCompanies(): Promise<void> {
    if (this.#hasCompanyIndexes) return;
    await this.settle();
    for (const build of this.builds)
      for (const [collection, index] of companyIndexesOf(build)) await this.#documents.declare(collection, [index]);
    this.#hasCompanyIndexes = true;
  }

  #read(after: number): Promise<readonly Event[]> {
    return this.#log.readAll(after, this.#options.page) as Promise<readonly unknown[]> as Promise<readonly Event[]>;
  }

  #fence() {
    const { fence } = this.#options;
    return fence === undefined ? {} : { fence };
  }

  async #hand(): Promise<void> {
    await this.settle();
    const reached = this.#folded;
    if (reached === this.#position) return;
    const checkpoints = Object.fromEntries(this.builds.map((build) => [checkpointOf(build), reached]));
    const folding = this.#folding;
    this.#write(folding.take(), checkpoints, () => {
      folding.committed();
      this.#position = reached;
    });
  }

  /** Writes history and former rows ahead of the rows and the checkpoint, so that rows may wait for their last change. */
  async #handAdded(): Promise<void> {
    await this.settle();
    const folding = this.#folding;
    this.#write(folding.takeAdded(), {}, () => folding.committed());
  }

  #write(changes: Changes, checkpoints: Batch['checkpoints'], done: () => void): void {
    this.#writing = this.#inSlices(changes, checkpoints).then(done);
    this.#writing.catch(() => undefined); // `settle` awaits it and gets the error
  }

  async #inSlices({ puts, removes, erases }: Changes, checkpoints: Batch['checkpoints']): Promise<void> {
    const { slice } = this.#pace;
    let at = 0;
    for (; puts.length - at > slice; at += slice) {
      await this.#documents.apply({ puts: puts.slice(at, at + slice), removes: [], checkpoints: {}, ...this.#fence() });
      await turn();
    }
    await this.#documents.apply({
      puts: at === 0 ? puts : puts.slice(at),
      removes,
      checkpoints,
      erases,
      ...this.#fence(),
    });
  }
}
