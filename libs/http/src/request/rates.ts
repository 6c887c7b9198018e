import { LRUCache } from 'lru-cache';

/**
 * Counts by the generic cell rate algorithm: a key may act so many times at once and then at that even rate. One
 * number is kept per key, for the 50,000 keys seen last.
 */
export class Rates {
  readonly #interval: number;
  readonly #window: number;
  // `maxSize`, since the room for as many as `max` allows would be taken at once.
  readonly #next = new LRUCache<string, number>({ maxSize: 50_000, sizeCalculation: () => 1 });

  /** @param most acts in each window, 0 for no limit @param window milliseconds */
  constructor(most: number, window = 60_000) {
    this.#window = window;
    this.#interval = most > 0 ? window / most : 0;
  }

  /** Counts one act at an instant in milliseconds. 0 when it is within the limit, else the seconds to wait. */
  take(key: string, now: number): number {
    if (this.#interval === 0) return 0;
    const next = Math.max(this.#next.get(key) ?? now, now);
    const early = next + this.#interval - now - this.#window;
    if (early > 1e-6) return Math.max(1, Math.ceil(early / 1000));
    this.#next.set(key, next + this.#interval);
    return 0;
  }
}

/** What an address counts as: an IPv6 client owns a whole /64, and `::ffff:1.2.3.4` is 1.2.3.4. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
