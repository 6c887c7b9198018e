/** A table of more rows has only those in sight in the document; fewer stay whole, where the browser's own search finds them. */
export const wholeUpTo = 200;
/** So many rows, or rows of cards, are kept ready before and after those in sight. */
export const overscan = 8;

/** How the rows lie: below each other, or as cards in so many columns. Lengths in pixels. */
export interface RowGrid {
  readonly lanes: number;
  readonly gap: number;
  /** What a row that was never measured is taken to be high: as high as those that were, on average. */
  readonly estimate: number;
  /** Of the body; where it changes, words wrap anew. */
  readonly width: number;
}

/** A stretch of rows (of cards, `lanes` to each) with its place on the page. */
export interface Stretch {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** What stands in the body: rows by their place in the list and their stretch, and empty room for those that are left out. */
export type Piece =
  | { readonly kind: 'row'; readonly place: number; readonly index: number }
  | { readonly kind: 'room'; readonly after: number; readonly height: number };

/**
 * Which stretches are in the document: those in sight and around them, the first and the last, which the focus may enter from
 * outside, and the one that has the focus with its neighbours, where the focus goes next.
 */
export function keptStretches(near: readonly number[], count: number, focused: number | null): number[] {
  const beside = focused === null ? [] : [focused - 1, focused, focused + 1];
  const kept = new Set([...near, ...beside, 0, count - 1].filter((index) => index >= 0 && index < count));
  return [...kept].toSorted((a, b) => a - b);
}

/** The rows of these stretches, and room in place of what is between them. */
export function piecesOf(stretches: readonly Stretch[], count: number, { lanes, gap }: RowGrid): Piece[] {
  const pieces: Piece[] = [];
  stretches.forEach(({ index, start }, at) => {
    const before = stretches[at - 1];
    // The room is a row of the grid itself, with a gap on either side.
    if (before && before.index + 1 < index)
      pieces.push({ kind: 'room', after: before.index, height: Math.max(0, start - before.end - 2 * gap) });
    for (let place = index * lanes; place < Math.min((index + 1) * lanes, count); place += 1)
      pieces.push({ kind: 'row', place, index });
  });
  return pieces;
}
