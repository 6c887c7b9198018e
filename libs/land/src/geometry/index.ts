// Pure: the same geometry for the map and for the server.
export { cellOf, cellsAt } from './cell.ts';
export { layerPriority, lengthOf, measured, type Measures } from './measure.ts';
export {
  AREA_LIMITS,
  LATITUDE_LIMIT,
  lineFault,
  outlineFault,
  POINTS_LIMIT,
  writtenPosition,
  type OutlineFault,
} from './outline.ts';
export type { Position, Ring } from './position.ts';
export { normalizedRing } from './ring.ts';
export { contains, isDeepInside, isWithin, ZONE_TOLERANCE } from './within.ts';
