/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  /** One of a list that has at least one. */
  pick<T>(of: readonly T[]): T;
}

/** A generator seeded by any text: FNV-1a, then mulberry32. Good enough for a believable farm, not for secrets. */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  return {
    next,
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    chance: (probability) => next() < probability,
    pick(of) {
      const chosen = of[Math.floor(next() * of.length)];
      if (chosen === undefined) throw new RangeError('Nothing to pick from');
      return chosen;
    },
  };
}
