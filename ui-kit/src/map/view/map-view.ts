import type OlMap from 'ol/Map.js';
import { boundingExtent } from 'ol/extent.js';
import { project } from '../mercator.ts';
import type { LonLat } from '../world.ts';

/** Where a map looks. */
export interface MapView {
  centre: LonLat;
  /** Web-map zoom, 1 (world) to 20. Default: 16. */
  zoom?: number | undefined;
  /** Shows all of these positions instead, as near as they allow. */
  fit?: readonly LonLat[] | undefined;
}

const usualZoom = 16;
const nearest = 17;

/** Room around what is shown, and what the buttons at the end of a map take of it, in pixels. */
const [ROOM, BUTTONS] = [56, 48];

/** Shows all of these positions, with room around them: so much, else as a person uses the map, with its buttons. */
export function fitTo(map: OlMap, points: readonly LonLat[], padding?: number, maxZoom = nearest): void {
  if (points.length === 0) return;
  const [width = 0, height = 0] = map.getSize() ?? [];
  const room = Math.min(padding ?? ROOM, width / 5, height / 5);
  // On both sides: what is shown stays in the middle, where the keyboard picks.
  const beside = padding === undefined ? Math.min(ROOM + BUTTONS, width / 4) : room;
  map.getView().fit(boundingExtent(points.map(project)), { padding: [room, beside, room, beside], maxZoom });
}

/** Moves the map to a view. */
export function look(map: OlMap, { centre, zoom = usualZoom, fit }: MapView): void {
  map.getView().setCenter(project(centre));
  map.getView().setZoom(zoom);
  if (fit) fitTo(map, fit);
}
