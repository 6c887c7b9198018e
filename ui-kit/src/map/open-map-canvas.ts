import Overlay from 'ol/Overlay.js';
import View from 'ol/View.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import Snap from 'ol/interaction/Snap.js';
import TileLayer from 'ol/layer/Tile.js';
import { getPointResolution } from 'ol/proj.js';
import type XYZ from 'ol/source/XYZ.js';
import { bubbleShift } from './view/bubble-shift.ts';
import { captureArea } from './view/capture.ts';
import { featureLayers } from './features/feature-layers.ts';
import { groundUnder } from './ground/ground-under.ts';
import { followScheme, readInks } from './map-inks.ts';
import type { MapItem } from './features/map-layers.ts';
import { fitTo, look, type MapView } from './view/map-view.ts';
import { wheelZoom } from './view/map-wheel.ts';
import { project, unproject } from './mercator.ts';
import { SizedMap } from './sized-map.ts';
import { outlineEditing } from './outline/outline-editing.ts';
import { outlineSketch, type LiveOutline, type SketchMarks } from './outline/outline-sketch.ts';
import type { OutlineChange } from './outline/outline.ts';
import { ownPlace } from './view/own-place.ts';
import { showTiles, type TileSource } from './tile-source.ts';
import type { LonLat } from './world.ts';

/** What a map tells its component. */
export interface MapListeners {
  scale: (metresPerPixel: number) => void;
  moved: (centre: LonLat, zoom: number) => void;
  /** Tiles or the ground are on their way. */
  loading: (on: boolean) => void;
  wheelRefused: () => void;
  picked: (item: MapItem | null) => void;
  hovered: (item: MapItem | null) => void;
  change: (change: OutlineChange) => void;
  live: (live: LiveOutline) => void;
  groundFailed: (error: unknown) => void;
}

/** Pixels within which a point jumps to a neighbour's. */
const snapWithin = 14;

/** Metres within which positions are one. */
const samePlace = 100;
const spanOf = (points: readonly (readonly [number, number])[]): number => {
  const span = (axis: 0 | 1) => {
    const along = points.map((point) => point[axis]);
    return Math.max(...along) - Math.min(...along);
  };
  return Math.hypot(span(0), span(1));
};

/** How long the map takes to bring a bubble into sight, in milliseconds. */
const BUBBLE_MOVES = 250;

/** Opens a map in `target`. Everything of OpenLayers is in here and below. */
export function openMapCanvas(target: HTMLElement, popup: HTMLElement, listeners: MapListeners) {
  const map = new SizedMap({
    target,
    controls: [],
    interactions: defaultInteractions({
      mouseWheelZoom: false,
      // Two quick clicks select two areas, or set two points.
      doubleClickZoom: false,
      altShiftDragRotate: false,
      pinchRotate: false,
      keyboard: false,
    }),
    view: new View({ center: [0, 0], zoom: 1, minZoom: 0, maxZoom: 20, constrainResolution: false }),
  });
  const view = map.getView();
  wheelZoom(map, target, listeners.wheelRefused);
  const ground = groundUnder(map, target, listeners.groundFailed);
  const tiles = new TileLayer<XYZ>({ zIndex: 5 });
  const own = ownPlace();
  const sketch = outlineSketch();
  for (const layer of [...ground.layers, tiles, own.layer, sketch.layer]) map.addLayer(layer);
  const bubble = new Overlay({ element: popup, positioning: 'bottom-center', stopEvent: true });
  map.addOverlay(bubble);
  const features = featureLayers(map, () => startSnapping());
  ground.avoid((extent) =>
    features.sources().some((source) => source.forEachFeatureIntersectingExtent(extent, () => true) === true),
  );
  let editing: ReturnType<typeof outlineEditing> | null = null;
  let snaps: Snap[] = [];
  let snapping = false;
  let bubbleWaits = false;

  const stopFollowing = followScheme(target, (inks) => {
    for (const part of [ground, features, own, sketch]) part.paint(inks);
  });
  const size = new ResizeObserver(() => map.updateSize());
  size.observe(target);

  function stopSnapping(): void {
    for (const snap of snaps) map.removeInteraction(snap);
    snaps = [];
  }
  function startSnapping(): void {
    stopSnapping();
    if (!editing || !snapping) return;
    snaps = features.sources().map((source) => new Snap({ source, pixelTolerance: snapWithin }));
    for (const snap of snaps) {
      // Asked, not left to change every event: buttons and keys snap as well.
      snap.setActive(false);
      map.addInteraction(snap);
    }
  }
  function snap(at: number[]): number[] | null {
    const pixel = map.getPixelFromCoordinate(at);
    if (!pixel) return null;
    for (const one of snaps) {
      const found = one.snapTo(pixel, at, map);
      if (found?.vertex) return found.vertex;
    }
    return null;
  }
  /** The centre after what is drawn has moved by so many pixels to the right and down. */
  function centreBy(x: number, y: number): [number, number] {
    const [[left = 0, top = 0], resolution] = [view.getCenter() ?? [], view.getResolution() ?? 1];
    return [left - x * resolution, top + y * resolution];
  }
  /** Moves the map so far that the whole bubble is in sight, once both are drawn. */
  const showBubble = () => {
    if (!bubble.getPosition() || bubbleWaits) return;
    bubbleWaits = true;
    map.once('postrender', () => {
      bubbleWaits = false;
      const buttons = target.parentElement?.querySelector('[data-map-buttons]')?.getBoundingClientRect() ?? null;
      const [x, y] = bubbleShift(popup.getBoundingClientRect(), target.getBoundingClientRect(), buttons);
      if (x === 0 && y === 0) return;
      view.cancelAnimations();
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (still) view.setCenter(centreBy(x, y));
      else view.animate({ center: centreBy(x, y), duration: BUBBLE_MOVES });
    });
    map.render();
  };
  const tell = () => {
    const [resolution, centre] = [view.getResolution(), view.getCenter()];
    if (resolution === undefined || !centre) return;
    listeners.scale(getPointResolution(view.getProjection(), resolution, centre));
    listeners.moved(unproject(centre), view.getZoom() ?? 0);
  };
  map.on('moveend', tell);
  map.on('loadstart', () => listeners.loading(true));
  map.on('loadend', () => listeners.loading(false));
  map.on('click', (event) => {
    if (!editing) listeners.picked(features.at(event.coordinate));
  });
  map.on('pointermove', (event) => {
    if (editing || event.dragging || (event.originalEvent as PointerEvent).pointerType === 'touch') return;
    listeners.hovered(features.at(event.coordinate));
  });
  target.addEventListener('pointerleave', () => listeners.hovered(null));

  return {
    map,
    features,
    ground,
    own,
    get editing() {
      return editing;
    },
    edit(on: boolean, toSnap: boolean) {
      snapping = toSnap;
      if (on && !editing) editing = outlineEditing(map, { change: listeners.change, live: listeners.live, snap });
      if (!on) {
        editing?.close();
        editing = null;
        sketch.draw(
          { points: [], closed: false, aim: null, active: null, carrying: false },
          { crossing: null, length: String },
        );
      }
      startSnapping();
    },
    sketch: (live: LiveOutline, marks: SketchMarks) => sketch.draw(live, marks),
    /** What lies under the middle of the map. */
    atCentre: () => features.at(view.getCenter() ?? [0, 0]),
    /** What is in sight, in reading order. */
    inSight: () => features.within(view.calculateExtent(map.getSize())),
    /** Moves to a view. The first frame of a map is no move to OpenLayers, so that is said here. */
    look(to: MapView) {
      look(map, to);
      ground.refresh();
      tell();
    },
    /** Comes so near that positions are drawn apart. @returns whether there is more than one */
    drawApart(points: readonly LonLat[]): boolean {
      if (spanOf(points.map(project)) < samePlace) return false;
      view.cancelAnimations();
      fitTo(map, points, 80);
      return true;
    },
    panBy(x: number, y: number) {
      view.setCenter(centreBy(-x, -y));
    },
    zoomBy(steps: number) {
      view.cancelAnimations();
      view.setZoom((view.getZoom() ?? 1) + steps);
    },
    showTiles(source: Pick<TileSource, 'url' | 'maxZoom'> | undefined, onFailed: () => void) {
      showTiles(tiles, source, () => {
        ground.cover(false);
        onFailed();
      });
      ground.cover(source !== undefined);
    },
    /** Puts the popup so many pixels above a place, or takes it away. */
    placePopup(at: readonly number[] | undefined, pixels = 0) {
      bubble.setOffset([0, -pixels]);
      bubble.setPosition(at && [...at]);
      showBubble();
    },
    /** Shows all of these positions; a bubble stays in sight. */
    fit(points: readonly LonLat[]) {
      fitTo(map, points);
      showBubble();
    },
    capture: (ring: readonly LonLat[]) =>
      captureArea(
        map,
        ring,
        map.getAllLayers().filter((layer) => layer !== sketch.layer && layer !== own.layer),
        readInks(target),
      ),
    close() {
      stopFollowing();
      size.disconnect();
      editing?.close();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

export type OpenMapCanvas = ReturnType<typeof openMapCanvas>;
