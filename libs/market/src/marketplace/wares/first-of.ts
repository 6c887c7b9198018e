/**
 * The first of many in an order, at most so many, behind a place in it: those that are kept are few, and most others come
 * behind the last of them. No two may be alike in the order.
 */
export function firstOf<One>(
  all: Iterable<One>,
  {
    compare,
    most,
    after,
  }: { readonly compare: (a: One, b: One) => number; readonly most: number; readonly after: One | null },
): One[] {
  const kept: One[] = [];
  for (const one of all) {
    if (after !== null && compare(one, after) <= 0) continue;
    if (kept.length >= most && compare(one, kept[most - 1] as One) >= 0) continue;
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(kept[middle] as One, one) <= 0) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, one);
    if (kept.length > most) kept.pop();
  }
  return kept;
}
