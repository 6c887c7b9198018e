/** Instants about which a tally and what it counts disagree, because a clock was behind: from one on, before the other. */
export type Doubt = readonly [from: string, before: string];

/** The most doubts that are kept; beyond that the oldest two become one. */
const DOUBTS = 32;

/** Doubts with one more, in their order; those that touch are one. */
export function doubting(doubts: readonly Doubt[], one: Doubt): readonly Doubt[] {
  const [apart, touching] = [doubts.filter((other) => !touch(other, one)), doubts.filter((other) => touch(other, one))];
  const sorted = [...apart, hull([one, ...touching])].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length > DOUBTS ? [hull(sorted.slice(0, 2)), ...sorted.slice(2)] : sorted;
}
const touch = (a: Doubt, b: Doubt): boolean => a[0] <= b[1] && b[0] <= a[1];
const hull = (doubts: readonly Doubt[]): Doubt => {
  const [from = '', ...others] = doubts.flat().toSorted();
  return [from, others.at(-1) ?? from];
};
