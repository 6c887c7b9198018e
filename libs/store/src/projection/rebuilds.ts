import type { Build } from './builds.ts';
import { HISTORY } from './history.ts';
import type { ProjectionRun } from './projection-run.ts';
import type { Pointers } from './pointers.ts';

/** How far a rebuild is: the position folded, the position to reach, and both as a percentage. */
export interface Progress {
  readonly position: number;
  readonly head: number;
  readonly percent: number;
}

export interface RebuildOptions {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

interface RebuildRequest extends RebuildOptions {
  readonly names: ReadonlySet<string>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Builds that are made beside those that are read, one set after the other. */
export class Rebuilds {
  readonly #pointers: Pointers;
  readonly #passOf: (builds: readonly Build[]) => ProjectionRun;
  readonly #requests: RebuildRequest[] = [];
  #pass: ProjectionRun | null = null;
  #current: RebuildRequest | null = null;
  #indexes: 'missing' | 'coming' | 'there' = 'missing';
  #failure: unknown = null;
  #completing: Promise<void> | null = null;
  readonly #ring: () => void;

  /** `ring` says that there is something to do again. */
  constructor(pointers: Pointers, passOf: (builds: readonly Build[]) => ProjectionRun, ring: () => void) {
    this.#pointers = pointers;
    this.#passOf = passOf;
    this.#ring = ring;
  }

  /** The builds under way; none when there is nothing to do. */
  get pass(): ProjectionRun | null {
    return this.#pass;
  }

  /** Queues a rebuild; resolves when it is read, rejects with the signal's reason when it is aborted. */
  ask(names: ReadonlySet<string>, options: RebuildOptions): Promise<void> {
    return new Promise((resolve, reject) => this.#requests.push({ names, resolve, reject, ...options }));
  }

  /** Begins builds that have been made room for, once nothing of those before them is on its way. */
  async make(builds: readonly Build[]): Promise<void> {
    this.#pass = builds.length === 0 ? null : this.#passOf(builds);
    this.#indexes = 'missing';
    this.#failure = null;
    await this.#pass?.open();
  }

  /** Begins the next rebuild that was asked for, if none is under way, and gives up those that were aborted. */
  async begin(): Promise<void> {
    const waiting = this.#requests.findIndex(({ signal }) => signal?.aborted === true);
    if (waiting >= 0) for (const { reject, signal } of this.#requests.splice(waiting, 1)) reject(signal?.reason);
    if (this.#pass !== null && this.#current?.signal?.aborted === true) {
      await this.settle();
      const names = this.#pass.builds.map(({ name }) => name);
      this.#pass = null;
      await this.#pointers.abandon(names);
      this.#current.reject(this.#current.signal.reason);
      this.#current = null;
    }
    if (this.#pass !== null) return;
    this.#current ??= this.#requests.shift() ?? null;
    if (this.#current !== null)
      await this.make(await this.#pointers.make(this.#current.names, this.#current.names.has(HISTORY.name)));
  }

  /**
   * Folds the next page. Answers whether there is more to fold, whether only the indexes are still being made, or whether
   * the builds can be read: they have caught up with a position (with Infinity: with the log).
   */
  async advance(upTo: number, head: number): Promise<'more' | 'waiting' | 'ready'> {
    if (this.#pass === null) return 'waiting';
    if (this.#failure !== null) throw this.#failure;
    const caughtUp = await this.#pass.advance(upTo);
    const { position } = this.#pass;
    const percent = head === 0 ? 100 : Math.min(100, Math.floor((position / head) * 100));
    this.#current?.onProgress?.({ position, head, percent });
    if (!caughtUp) return 'more';
    if (this.#indexes === 'missing') this.#complete(this.#pass.builds);
    return this.#indexes === 'there' ? 'ready' : 'waiting';
  }

  /** Making indexes over many rows takes a while; what is read goes on meanwhile. */
  #complete(builds: readonly Build[]): void {
    this.#indexes = 'coming';
    this.#completing = this.#pointers
      .complete(builds)
      .then(() => {
        this.#indexes = 'there';
      })
      .catch((error: unknown) => {
        this.#failure = error;
      })
      .finally(this.#ring);
  }

  /** The builds are read now. */
  finish(): void {
    this.#pass = null;
    this.#current?.resolve();
    this.#current = null;
  }

  async settle(): Promise<void> {
    await this.#completing;
    await this.#pass?.settle();
  }

  /** Refuses those who wait: it begins again at the next start. */
  close(reason: unknown): void {
    for (const { reject } of this.#requests.splice(0)) reject(reason);
    this.#current?.reject(reason);
    this.#current = null;
  }
}
