export { CoordinateTable, type CoordinateTableProps } from './outline/coordinate-table.tsx';
export type { CoordinateLabels } from './outline/coordinate-row.tsx';
export { patterns, type MapPattern } from './features/fill-pattern.ts';
export { MapCanvas } from './map-canvas.tsx';
export type {
  DrawInteraction,
  DrawLabels,
  MapCanvasProps,
  MapHandle,
  MapLabels,
  MapMeasure,
  MapPopup,
  OutlineDeed,
  OutlineFault,
  SelectInteraction,
} from './map-canvas-props.ts';
export type { MapLayer, MapPoint, MapPolygon, MapShapeStyle } from './features/map-layers.ts';
export type { MapView } from './view/map-view.ts';
export type { Outline, OutlineChange } from './outline/outline.ts';
export { PointMap, type PointMapProps } from './point-map/point-map.tsx';
export { simplifiedLine } from './simplified-line.ts';
export type { TileSource } from './tile-source.ts';
export { useOutline, type OutlineEditor } from './outline/use-outline.ts';
export { worldOutline, type LonLat } from './world.ts';
