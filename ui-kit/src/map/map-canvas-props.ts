import type { ReactNode, Ref } from 'react';
import type { Language } from '../field/parse-decimal.ts';
import type { MapLayer } from './features/map-layers.ts';
import type { MapView } from './view/map-view.ts';
import type { TileSource } from './tile-source.ts';
import type { OutlineEditor } from './outline/use-outline.ts';
import type { LonLat } from './world.ts';

/** Measures on the ellipsoid or whatever the caller takes the earth for, and writes it for people. */
export interface MapMeasure {
  /** Metres. */
  distance: (from: LonLat, to: LonLat) => number;
  /** Square metres of a ring whose first point is not repeated. */
  area: (ring: readonly LonLat[]) => number;
  formatLength: (metres: number) => string;
  formatArea: (squareMetres: number) => string;
}

/** What is wrong with an outline, and where. */
export interface OutlineFault {
  message: string;
  at?: LonLat | undefined;
}

/** What was done to the outline, for the announcement. */
export type OutlineDeed = 'placed' | 'inserted' | 'moved' | 'removed' | 'closed' | 'cleared' | 'undone' | 'redone';

export interface DrawLabels {
  /** Names the bar of drawing tools. */
  tools: string;
  undo: string;
  redo: string;
  /** Sets a point in the middle of the map. */
  place: string;
  finish: string;
  clear: string;
  removePoint: string;
  /** Label of the field of a typed length, and the unit after it. */
  length: string;
  metres: string;
  area: string;
  perimeter: string;
  /** What to do next: before the first point, before the third, from then on, and once closed. */
  hints: { start: string; next: string; close: string; edit: string };
  /** Which keys draw, and which edit. */
  keyboard: { draw: string; edit: string };
  /** Says what was done, and how many points there are now. */
  announce: (deed: OutlineDeed, points: number) => string;
}

/** An outline is drawn while it is open, and edited once it is closed. */
export interface DrawInteraction {
  outline: OutlineEditor;
  measure: MapMeasure;
  language: Language;
  /** Runs while points move; the edge back to the first point is not there yet while `closed` is false. */
  check?: ((ring: readonly LonLat[], closed: boolean) => OutlineFault | null) | undefined;
  /** Points jump to those of the areas around. Default: true. */
  snapping?: boolean | undefined;
  labels: DrawLabels;
}

export interface SelectInteraction {
  selected: readonly string[];
  /** A click adds or takes away; else it replaces. */
  several?: boolean | undefined;
  onSelect: (ids: string[]) => void;
  /** The one that stands out as if the pointer were on it. */
  hovered?: string | null | undefined;
  /** What the pointer is on: nothing, a feature, or all that a disc is drawn for. */
  onHover?: ((ids: string[]) => void) | undefined;
  /** Said once a feature is selected or no longer. */
  announce?: ((label: string, selected: boolean) => string) | undefined;
}

export interface MapPopup {
  at: LonLat;
  /** What is drawn there and stays in sight below it. Default: an area, which it may cover. */
  above?: 'pin' | 'disc' | 'area' | undefined;
  /** Names it. */
  label: string;
  content: ReactNode;
  onClose: () => void;
  closeLabel: string;
}

export interface MapLabels {
  zoomIn: string;
  zoomOut: string;
  locate: string;
  /** Said when the device does not tell where it is. */
  locateFailed: string;
  fullScreen: string;
  leaveFullScreen: string;
  /** The choice of tiles, and that of none. */
  tiles: string;
  outlineOnly: string;
  scale: string;
  /** Credit of the ground without tiles, e.g. "Natural Earth, GeoNames". */
  groundCredit: string;
  tilesFailed: string;
  groundFailed: string;
  loading: string;
  /** Which keys move and zoom the map. */
  keyboard: string;
  /** Which keys step through what can be selected, and select it. */
  stepKeyboard: string;
  /** Said of what was stepped to: what it is, its number and of how many in sight. */
  stepped: (label: string, number: number, count: number) => string;
  /** Said where nothing that could be selected is in sight. */
  nothingInSight: string;
  /** Shown when the wheel scrolls the page instead of zooming. */
  wheel: string;
}

export interface MapHandle {
  /** Shows all of these positions. */
  fit: (points: readonly LonLat[]) => void;
  /** A jpeg of 400 by 400 pixels of an area in its surroundings. */
  capture: (ring: readonly LonLat[]) => Promise<Blob>;
  focus: () => void;
}

export interface MapCanvasProps {
  /** Names the map. */
  label: string;
  /** Where it looks; moves when the numbers change. */
  view: MapView;
  layers?: readonly MapLayer[] | undefined;
  interactions?: { select?: SelectInteraction | undefined; draw?: DrawInteraction | undefined } | undefined;
  /** Without any, only the ground that needs no server is drawn, which always is. */
  tiles?: readonly TileSource[] | undefined;
  /** The key of the tiles to begin with, '' for none. Default: the first. */
  initialTiles?: string | undefined;
  onTilesChange?: ((key: string) => void) | undefined;
  onMove?: ((centre: LonLat, zoom: number) => void) | undefined;
  /** CSS height of the map itself. Default: clamp(320px, 65vh, 720px). */
  height?: number | string | undefined;
  /** Writes a distance in metres for people, e.g. `2 km`. */
  formatDistance: (metres: number) => string;
  popup?: MapPopup | null | undefined;
  labels: MapLabels;
  ref?: Ref<MapHandle> | undefined;
}
