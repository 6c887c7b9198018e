import type { Position, Ring } from './position.ts';

/** The deepest level; its cells are 40 m high. Smaller areas share them. */
const LEVELS = 20;
const sizeOf = (level: number): number => 360 / 2 ** level;

const named = (level: number, column: number, row: number): string => `${level}/${column}/${row}`;
const columnOf = (longitude: number, level: number): number => Math.floor((longitude + 180) / sizeOf(level));
const rowOf = (latitude: number, level: number): number => Math.floor((latitude + 90) / sizeOf(level));

/** The cell of an area in a loose quadtree: the smallest that is no smaller than its bounds, and holds their southwest corner. */
export function cellOf(ring: Ring): string {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of ring) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  let level = 0;
  while (level < LEVELS && sizeOf(level + 1) >= Math.max(east - west, north - south)) level += 1;
  return named(level, columnOf(west, level), rowOf(south, level));
}

/** The cells of all areas that may contain a position: four of each level, because an area reaches into the next cells. */
export const cellsAt = ([longitude, latitude]: Position): readonly string[] =>
  Array.from({ length: LEVELS + 1 }, (_, level) => {
    const [column, row] = [columnOf(longitude, level), rowOf(latitude, level)];
    return [column - 1, column].flatMap((x) => [row - 1, row].map((y) => named(level, x, y)));
  }).flat();
