import { Rates } from './rates.ts';

/** Counts that all processes share: adds one to a key in a window of time, and answers how many there are now. */
export interface Counters {
  /** @param milliseconds how long the count must be remembered @throws StoreUnavailable */
  add(key: string, window: string, milliseconds: number): Promise<number>;
}

/** Something that counts acts by key: 0 when one is within the limit, else the seconds to wait. */
export interface RateLimit {
  take(key: string, now: number): number | Promise<number>;
}

const MINUTE = 60_000;
/** How long a call waits for the counts, and how long nobody asks for them once they could not be had, in milliseconds. */
const PATIENCE = 500;
const REST = 5000;

/**
 * The limit of many processes together: so many acts in each minute of the clock. While the counts cannot be had, each
 * process counts for itself: a limit must not hold up what it guards, nor a probe that asks whether the process lives.
 */
export class SharedRates implements RateLimit {
  readonly #name: string;
  readonly #perMinute: number;
  readonly #counters: Counters;
  readonly #clock: () => number;
  readonly #alone: Rates;
  readonly #report: (error: unknown) => void;
  #aloneUntil = -Infinity;

  /** @param clock milliseconds since 1970, the same in every process but for what their clocks differ */
  constructor(
    name: string,
    perMinute: number,
    counters: Counters,
    report: (error: unknown) => void,
    clock: () => number = Date.now,
  ) {
    this.#name = name;
    this.#perMinute = perMinute;
    this.#counters = counters;
    this.#clock = clock;
    this.#alone = new Rates(perMinute);
    this.#report = report;
  }

  /** @param now a clock that never goes back, in milliseconds */
  async take(key: string, now: number): Promise<number> {
    if (this.#perMinute === 0) return 0;
    if (now < this.#aloneUntil) return this.#alone.take(key, now);
    const instant = this.#clock();
    const window = Math.floor(instant / MINUTE);
    try {
      const count = await soon(this.#counters.add(`${this.#name} ${key}`, String(window), 2 * MINUTE));
      return count <= this.#perMinute ? 0 : Math.max(1, Math.ceil(((window + 1) * MINUTE - instant) / 1000));
    } catch (error) {
      if (now >= this.#aloneUntil) this.#report(error); // calls that waited together report it once
      this.#aloneUntil = now + REST;
      return this.#alone.take(key, now);
    }
  }
}

/** @throws Error when it takes longer than anybody should wait for a count */
async function soon(counted: Promise<number>): Promise<number> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No count within ${PATIENCE} ms`)), PATIENCE);
  try {
    return await Promise.race([counted, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
