import { LRUCache } from 'lru-cache';

/** An answer as it was sent: its version, if it had one, and its bytes. */
export interface GivenAnswer {
  readonly position: number;
  readonly etag: string | undefined;
  readonly bytes: Buffer;
}

const LARGEST = 32 * 1024 * 1024;
/** A read model that was built anew may change without a new position; nobody waits longer than this to see it. */
const LONGEST = 10_000;

/**
 * Answers that say the same until something is written: those of routes that declare so, by who asks, in which language,
 * and what. An answer is given again only while the read models stand at the position at which it was made.
 */
export class GivenAgain {
  readonly #answers = new LRUCache<string, GivenAnswer>({
    max: 10_000,
    maxSize: LARGEST,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
    ttl: LONGEST,
  });

  find(key: string, position: number): GivenAnswer | null {
    const given = this.#answers.get(key);
    return given?.position === position ? given : null;
  }

  keep(key: string, answer: GivenAnswer): void {
    this.#answers.set(key, answer);
  }
}
