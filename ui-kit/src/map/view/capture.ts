import Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import Polygon from 'ol/geom/Polygon.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import BaseVectorLayer from 'ol/layer/BaseVector.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapInks } from '../map-inks.ts';
import { fitTo } from './map-view.ts';
import { project } from '../mercator.ts';
import type { LonLat } from '../world.ts';

/** Pixels of a picture's side. */
const side = 400;
/** Tiles that have not come after so many milliseconds are left out. */
const patience = 8000;

/** A second layer that draws the same: one layer cannot be in two maps. */
function again(layer: BaseLayer): BaseLayer[] {
  if (!layer.getVisible()) return [];
  const zIndex = layer.getZIndex() ?? 0;
  if (layer instanceof BaseVectorLayer) {
    const source = layer.getSource();
    const shared = { source, style: layer.getStyle(), zIndex, minResolution: layer.getMinResolution() };
    const copy = new VectorLayer({ ...shared, declutter: layer.getDeclutter() ?? false });
    copy.setRenderOrder(layer.getRenderOrder() ?? null);
    return [copy];
  }
  return layer instanceof TileLayer ? [new TileLayer({ source: layer.getSource(), zIndex })] : [];
}

function outlined(ring: readonly LonLat[], { sketch, casing }: MapInks) {
  const flat = ring.map(project);
  const geometry = new Polygon([flat[0] ? [...flat, flat[0]] : flat]);
  return new VectorLayer({
    source: new VectorSource({ features: [new Feature(geometry)] }),
    zIndex: 3000,
    style: [
      new Style({ stroke: new Stroke({ color: casing, width: 6 }) }),
      new Style({ stroke: new Stroke({ color: sketch, width: 3 }) }),
    ],
  });
}

/** The canvases of a map as one picture on this ground. */
function composed(target: HTMLElement, ground: string): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = side;
  picture.height = side;
  const pen = picture.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, side, side);
  for (const canvas of target.querySelectorAll('canvas')) {
    if (canvas.width === 0) continue;
    const { transform, width } = canvas.style;
    pen.globalAlpha = Number(canvas.parentElement?.style.opacity || canvas.style.opacity || 1);
    const matrix = /^matrix\(([^)]*)\)$/.exec(transform)?.[1]?.split(',').map(Number);
    const scale = Number.parseFloat(width) / canvas.width || 1;
    pen.setTransform(matrix ? new DOMMatrix(matrix) : new DOMMatrix([scale, 0, 0, scale, 0, 0]));
    pen.drawImage(canvas, 0, 0);
  }
  return picture;
}

/**
 * A jpeg of 400 by 400 pixels of one area in its surroundings, as this map draws them.
 * @throws where a source of tiles does not allow its pictures to be saved
 */
export async function captureArea(
  map: OlMap,
  ring: readonly LonLat[],
  layers: readonly BaseLayer[],
  inks: MapInks,
): Promise<Blob> {
  const target = document.createElement('div');
  Object.assign(target.style, {
    position: 'fixed',
    insetInlineStart: '-2000px',
    top: '0',
    width: `${side}px`,
    height: `${side}px`,
  });
  target.inert = true;
  document.body.append(target);
  const view = map.getView();
  const copy = new OlMap({
    target,
    pixelRatio: 1,
    controls: [],
    interactions: [],
    layers: [...layers.flatMap(again), outlined(ring, inks)],
    view: new View({ center: view.getCenter() ?? [0, 0], zoom: view.getZoom() ?? 1, maxZoom: view.getMaxZoom() }),
  });
  try {
    copy.setSize([side, side]);
    fitTo(copy, ring, 64, 18);
    await new Promise<void>((done) => {
      const late = setTimeout(done, patience);
      copy.once('rendercomplete', () => {
        clearTimeout(late);
        done();
      });
      copy.render();
    });
    const picture = composed(target, inks.land);
    return await new Promise<Blob>((resolve, reject) => {
      picture.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))),
        'image/jpeg',
        0.9,
      );
    });
  } finally {
    copy.setTarget(undefined);
    copy.dispose();
    target.remove();
  }
}
