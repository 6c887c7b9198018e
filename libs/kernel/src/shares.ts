/**
 * The parts of a whole in per cent, to one decimal, so that they add up to exactly 100 (largest remainder method; the
 * earlier part wins a tie). Parts are whole numbers from 0; all shares of nothing are 0.
 */
export function shares(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  // BigInt: a thousand times many large amounts of cents would leave the exact integers of a double.
  const exact = parts.map((part) => BigInt(part) * 1000n);
  const tenths = exact.map((part) => Number(part / BigInt(whole)));
  const missing = 1000 - tenths.reduce((sum, tenth) => sum + tenth, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part % BigInt(whole) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1));
  const raised = new Set(byRemainder.slice(0, missing).map(({ at }) => at));
  return tenths.map((tenth, at) => (tenth + (raised.has(at) ? 1 : 0)) / 10);
}
