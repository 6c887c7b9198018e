/**
 * Counts of labels that fill the last sheet: those that are to be printed get more in turn, the first one first.
 * @param start the first free label of the first sheet, 1 to `perSheet`
 * @param most how many of one there may be
 */
export function filledCounts(
  counts: readonly number[],
  { perSheet, start, most }: { readonly perSheet: number; readonly start: number; readonly most: number },
): readonly number[] {
  const filled = [...counts];
  const used = start - 1 + counts.reduce((sum, count) => sum + count, 0);
  let free = (perSheet - (used % perSheet)) % perSheet;
  const isOpen = (count: number) => count > 0 && count < most;
  while (free > 0 && filled.some(isOpen))
    for (const [at, count] of filled.entries())
      if (free > 0 && isOpen(count)) {
        filled[at] = count + 1;
        free -= 1;
      }
  return filled;
}
