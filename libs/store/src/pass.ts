import { checkpointOf, type Build } from './builds.ts';
import type { Documents } from './documents.ts';
import type { EventLog } from './event-log.ts';
import { Folding, type FoldingOptions } from './folding.ts';
import type { Event } from './routes.ts';

export interface PassOptions extends FoldingOptions {
  /** Events read at once. */
  readonly page: number;
  /** Changed rows after which they are written. */
  readonly batch: number;
  readonly fence?: number;
}

/** Events after which the checkpoint is written though few rows have changed. */
const FAR = 100_000;

/**
 * Some builds on their way through the log together. Rows are written while the next events are folded already; what is
 * written and the checkpoint that it leads to are one batch.
 */
export class Pass {
  readonly builds: readonly Build[];
  readonly #log: Pick<EventLog, 'readAll'>;
  readonly #documents: Documents;
  readonly #options: PassOptions;
  #folding: Folding;
  #folded = 0;
  #position = 0;
  #writing: Promise<void> | null = null;
  #next: Promise<readonly Event[]> | null = null;

  constructor(builds: readonly Build[], log: Pick<EventLog, 'readAll'>, documents: Documents, options: PassOptions) {
    this.builds = builds;
    this.#log = log;
    this.#documents = documents;
    this.#options = options;
    this.#folding = new Folding(builds, documents, options);
  }

  /** The position that the store knows of. */
  get position(): number {
    return this.#position;
  }

  /** Begins, or begins again after a failure, where the store says that it stands. */
  async open(): Promise<void> {
    await this.settle().catch(() => undefined); // whether it was written is what the checkpoint says
    this.#next = null;
    this.#folding = new Folding(this.builds, this.#documents, this.#options);
    await this.#folding.open();
    const checkpoints = await Promise.all(this.builds.map((build) => this.#documents.checkpoint(checkpointOf(build))));
    this.#position = checkpoints.length === 0 ? 0 : Math.min(...checkpoints);
    this.#folded = this.#position;
  }

  /** Folds the next page up to a position. Answers whether that brought it to the end, with everything written. */
  async advance(upTo = Infinity): Promise<boolean> {
    const { page, batch } = this.#options;
    const read = await (this.#next ?? this.#read(this.#folded));
    this.#next = null;
    const events = read.filter(({ position }) => position <= upTo);
    const last = events.at(-1)?.position ?? this.#folded;
    const ended = events.length < page;
    if (!ended) {
      this.#next = this.#read(last);
      this.#next.catch(() => undefined); // told to whoever takes the page
    }
    await this.#folding.fold(events);
    this.#folded = ended && Number.isFinite(upTo) ? Math.max(last, upTo) : last;
    if (ended || this.#folding.changes >= batch || this.#folded - this.#position >= FAR) await this.#hand();
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

  /** Lets something fold outside of the log's order (parked events); writes it with removals of its own. */
  async aside(
    work: (folding: Folding) => Promise<readonly { collection: Build['collection']; key: string }[]>,
  ): Promise<void> {
    const removed = await work(this.#folding);
    const { puts, removes } = this.#folding.take();
    const kept = new Set(puts.map(({ collection, document }) => `${collection.name} ${document.key}`));
    const gone = removed.filter(({ collection, key }) => !kept.has(`${collection.name} ${key}`));
    await this.#documents.apply({ puts, removes: [...removes, ...gone], checkpoints: {}, ...this.#fence() });
    this.#folding.committed();
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
    this.#writing = this.#documents.apply({ ...folding.take(), checkpoints, ...this.#fence() }).then(() => {
      folding.committed();
      this.#position = reached;
    });
    this.#writing.catch(() => undefined); // told by `settle`
  }
}
