import type { Build } from './builds.ts';
import type { Pass } from './pass.ts';
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

interface Asked extends RebuildOptions {
  readonly names: ReadonlySet<string>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Builds that are made beside those that are read, one set after the other. */
export class Rebuilds {
  readonly #pointers: Pointers;
  readonly #passOf: (builds: readonly Build[]) => Pass;
  readonly #asked: Asked[] = [];
  #pass: Pass | null = null;
  #current: Asked | null = null;

  constructor(pointers: Pointers, passOf: (builds: readonly Build[]) => Pass) {
    this.#pointers = pointers;
    this.#passOf = passOf;
  }

  /** The builds under way; none when there is nothing to do. */
  get pass(): Pass | null {
    return this.#pass;
  }

  /** Queues a rebuild; resolves when it is read, rejects with the signal's reason when it is aborted. */
  ask(names: ReadonlySet<string>, options: RebuildOptions): Promise<void> {
    return new Promise((resolve, reject) => this.#asked.push({ names, resolve, reject, ...options }));
  }

  /** Goes on with builds that were begun (after a start, or after a failure). */
  async resume(builds: readonly Build[]): Promise<void> {
    await this.settle().catch(() => undefined); // what was written is what the checkpoint says
    this.#pass = builds.length === 0 ? null : this.#passOf(builds);
    await this.#pass?.open();
  }

  /** Begins the next rebuild that was asked for, if none is under way, and gives up those that were aborted. */
  async begin(): Promise<void> {
    const waiting = this.#asked.findIndex(({ signal }) => signal?.aborted === true);
    if (waiting >= 0) for (const { reject, signal } of this.#asked.splice(waiting, 1)) reject(signal?.reason);
    if (this.#pass !== null && this.#current?.signal?.aborted === true) {
      await this.settle();
      const names = this.#pass.builds.map(({ name }) => name);
      this.#pass = null;
      await this.#pointers.abandon(names);
      this.#current.reject(this.#current.signal.reason);
      this.#current = null;
    }
    if (this.#pass !== null) return;
    this.#current ??= this.#asked.shift() ?? null;
    if (this.#current !== null) await this.resume(await this.#pointers.make(this.#current.names));
  }

  /** Folds the next page. Answers whether the builds have caught up with a position (or, with Infinity, with the log). */
  async advance(upTo: number, head: number): Promise<boolean> {
    if (this.#pass === null) return false;
    const caughtUp = await this.#pass.advance(upTo);
    const { position } = this.#pass;
    const percent = head === 0 ? 100 : Math.min(100, Math.floor((position / head) * 100));
    this.#current?.onProgress?.({ position, head, percent });
    return caughtUp;
  }

  /** The builds are read now. */
  finish(): void {
    this.#pass = null;
    this.#current?.resolve();
    this.#current = null;
  }

  async settle(): Promise<void> {
    await this.#pass?.settle();
  }

  /** Those who wait are told that it goes on at the next start. */
  close(reason: unknown): void {
    for (const { reject } of this.#asked.splice(0)) reject(reason);
    this.#current?.reject(reason);
    this.#current = null;
  }
}
