import Overlay from 'ol/Overlay.js';
import View from 'ol/View.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import Graticule from 'ol/layer/Graticule.js';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Polygon from 'ol/geom/Polygon.js';
import { getPointResolution } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import type XYZ from 'ol/source/XYZ.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { distanceRings } from './distance-rings.ts';
import { followScheme, type MapInks } from '../map-inks.ts';
import { project } from '../mercator.ts';
import { SizedMap } from '../sized-map.ts';
import { showTiles } from '../tile-source.ts';
import { worldOutline } from '../world.ts';

export interface OpenMap {
  show(place: { lat: number; lng: number; zoom: number }): void;
  zoomBy(steps: number): void;
  /** How distances are written from now on. */
  writeDistances(write: (metres: number) => string): void;
  /** Hears how many metres one pixel stands for in the middle of the map, at once and at each change. */
  onScale(hear: (metresPerPixel: number) => void): void;
  /** Draws these tiles over the outline (or none); `onFailed` is called once when a tile does not come. */
  useTiles(tiles: { url: string; maxZoom: number | undefined } | undefined, onFailed: () => void): void;
  close(): void;
}

function drawnWith({ land, border, grid, quiet, family }: MapInks) {
  return {
    land: new Style({ fill: new Fill({ color: land }), stroke: new Stroke({ color: border, width: 1 }) }),
    border: new Style({ stroke: new Stroke({ color: border, width: 1, lineDash: [4, 3] }) }),
    grid: new Stroke({ color: grid, width: 1 }),
    rings: { ring: border, words: quiet, halo: land, font: `600 13px ${family}` },
  };
}

function outlineLayer() {
  const { land, borders } = worldOutline();
  const source = new VectorSource({
    features: [
      ...land.map((ring) => new Feature({ geometry: new Polygon([ring.map(project)]), kind: 'land' })),
      ...borders.map((line) => new Feature({ geometry: new LineString(line.map(project)), kind: 'border' })),
    ],
    wrapX: true,
  });
  return new VectorLayer({ source });
}

/**
 * Opens a map in `target` with `pin` standing on the place; draws the outline and circles of distance at once, with no server.
 */
export function openPointMap(target: HTMLElement, pin: HTMLElement): OpenMap {
  const outline = outlineLayer();
  const rings = distanceRings();
  const tileLayer = new TileLayer<XYZ>();
  const marker = new Overlay({ element: pin, positioning: 'bottom-center', stopEvent: false });
  let grid: Graticule | undefined;
  const map = new SizedMap({
    target,
    layers: [outline, rings.layer, tileLayer],
    overlays: [marker],
    controls: [],
    // The wheel belongs to the page (S0 §3); buttons, pinch and keys zoom.
    interactions: defaultInteractions({
      mouseWheelZoom: false,
      doubleClickZoom: false,
      altShiftDragRotate: false,
      pinchRotate: false,
    }),
    view: new View({ center: [0, 0], zoom: 1, minZoom: 0, maxZoom: 19, constrainResolution: false }),
  });
  const paint = (inks: MapInks) => {
    const ink = drawnWith(inks);
    outline.setStyle((feature) => (feature.get('kind') === 'land' ? ink.land : ink.border));
    rings.paint(ink.rings);
    if (grid) map.removeLayer(grid);
    grid = new Graticule({ strokeStyle: ink.grid, wrapX: true, showLabels: false });
    map.getLayers().insertAt(1, grid);
  };
  const stopFollowing = followScheme(target, paint);
  const size = new ResizeObserver(() => map.updateSize());
  size.observe(target);

  return {
    show({ lat, lng, zoom }) {
      const at = project([lng, lat]);
      rings.around(lng, lat);
      marker.setPosition(at);
      map.getView().setCenter(at);
      map.getView().setZoom(zoom);
    },
    writeDistances: (write) => rings.say(write),
    onScale(hear) {
      const tell = () => {
        const view = map.getView();
        const [resolution, centre] = [view.getResolution(), view.getCenter()];
        if (resolution !== undefined && centre) hear(getPointResolution(view.getProjection(), resolution, centre));
      };
      map.on('moveend', tell);
      tell();
    },
    zoomBy(steps) {
      const view = map.getView();
      view.setZoom((view.getZoom() ?? 1) + steps);
    },
    useTiles(tiles, onFailed) {
      showTiles(tileLayer, tiles, onFailed);
      rings.layer.setVisible(tiles === undefined);
    },
    close() {
      stopFollowing();
      size.disconnect();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
