interface Waiting<Outcome> {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

/** So many settled requests are let go at once. */
const LET_GO = 4096;

/** Collects the requests of a turn of the event loop and settles them in the order in which they were asked. */
export class Turns<Request, Outcome> {
  #requests: Request[] = [];
  #waiting: Waiting<Outcome>[] = [];
  #settled = 0;
  #scheduled = false;
  #refusal: Error | null = null;
  readonly #hand: (requests: readonly Request[]) => void;
  readonly #portion: number;

  /** @param portion so many requests are handed over at once, before the turn ends */
  constructor(hand: (requests: readonly Request[]) => void, portion = Infinity) {
    this.#hand = hand;
    this.#portion = portion;
  }

  /** Resolves when the request is settled. */
  write(request: Request): Promise<Outcome> {
    if (this.#refusal !== null) return Promise.reject(this.#refusal);
    return new Promise((resolve, reject) => {
      this.#requests.push(request);
      this.#waiting.push({ resolve, reject });
      if (this.#requests.length >= this.#portion) this.#give();
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.flush());
    });
  }

  /** Hands over what was asked so far. */
  flush(): void {
    this.#scheduled = false;
    if (this.#requests.length > 0) this.#give();
  }

  #give(): void {
    const requests = this.#requests;
    this.#requests = [];
    this.#hand(requests);
  }

  /** Settles the oldest requests with their outcomes. */
  answer(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) this.#next()?.resolve(outcome);
  }

  /** Settles the oldest requests with an error. */
  fail(count: number, error: Error): void {
    for (let at = 0; at < count; at += 1) this.#next()?.reject(error);
  }

  #next(): Waiting<Outcome> | undefined {
    const next = this.#waiting[this.#settled];
    this.#settled += 1;
    // What is settled is let go now and then, also when the queue never runs dry.
    if (this.#settled === this.#waiting.length || this.#settled === LET_GO) {
      this.#waiting = this.#waiting.slice(this.#settled);
      this.#settled = 0;
    }
    return next;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  /** Refuses what is asked from now on. */
  refuse(error: Error): void {
    this.#refusal ??= error;
  }

  /** Refuses everything, also what waits; until `resume` if that comes. */
  abandon(error: Error): void {
    this.refuse(error);
    this.#requests = [];
    this.fail(this.#waiting.length - this.#settled, error);
  }

  /** Whether what is asked now is handed over. */
  get isOpen(): boolean {
    return this.#refusal === null;
  }

  /** Takes requests again after `abandon`. */
  resume(): void {
    this.#refusal = null;
  }
}
