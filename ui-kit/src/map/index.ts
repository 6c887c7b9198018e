export { PointMap, type PointMapProps, type TileSource } from './point-map.tsx';
export { worldOutline, type LonLat } from './world.ts';
