interface Task {
  readonly run: () => Promise<void>;
  readonly reject: (reason: unknown) => void;
}

/** Work that waits for its turn between other work, one piece after the other. */
export class Tasks {
  readonly #ring: () => void;
  readonly #tasks: Task[] = [];
  #ended: { readonly reason: unknown } | null = null;

  /** `ring` says that there is something to do. */
  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Resolves with what the work brings once it had its turn; rejects when it fails, or when it gets no turn any more. */
  add<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) return reject(this.#ended.reason);
      this.#tasks.push({ run: async () => resolve(await work()), reject });
      this.#ring();
    });
  }

  /** Does the first of what waits. A failure rejects the promise of its caller. */
  async next(): Promise<'none' | 'done' | 'failed'> {
    const task = this.#tasks.shift();
    if (task === undefined) return 'none';
    try {
      await task.run();
      return 'done';
    } catch (error) {
      task.reject(error);
      return 'failed';
    }
  }

  /** What waits, and what is added from now on, has no turn. */
  close(reason: unknown): void {
    this.#ended = { reason };
    for (const { reject } of this.#tasks.splice(0)) reject(reason);
  }
}
