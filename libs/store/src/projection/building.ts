/** A read model on its way: how far it is folded, and whether earlier rows of it can be read meanwhile. */
export interface BuildingView {
  readonly name: string;
  readonly position: number;
  readonly percent: number;
  readonly hasRows: boolean;
}

/** The read models that a start must bring up to the end that the log had then, and how far all of them are. */
export interface Building {
  readonly views: readonly BuildingView[];
  readonly head: number;
  readonly percent: number;
}

/** Folding is not everything: the last rows and the indexes are still written then. */
const ALMOST = 99;

/** What is on its way to a position; null when there is nothing. */
export function buildingUpTo(
  head: number,
  views: readonly Pick<BuildingView, 'name' | 'position' | 'hasRows'>[],
): Building | null {
  if (views.length === 0) return null;
  const percentOf = (position: number) => Math.min(ALMOST, Math.floor((position / Math.max(1, head)) * 100));
  return {
    views: views.map(({ name, position, hasRows }) => ({ name, position, percent: percentOf(position), hasRows })),
    head,
    percent: percentOf(Math.min(...views.map(({ position }) => position))),
  };
}
