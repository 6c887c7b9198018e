import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Ground, Town } from './ground.ts';
import type { MapInks } from '../map-inks.ts';
import { project } from '../mercator.ts';

/** Metres a pixel below which a ground good for a kilometre would mislead: it gives way to distances and directions. */
export const nearResolution = 30;
/** Metres a pixel up to which a town of each tier or size is named. */
const cityUpTo = [12_000, 2500, 1000];
const townUpTo = [0, 700, 330, 120];

type Kind = 'land' | 'lakes' | 'borders' | 'provinces' | 'rivers';

/** Land, waters and borders. */
export function groundShapes() {
  const source = new VectorSource({ wrapX: true });
  const layer = new VectorLayer({ source, minResolution: nearResolution });
  return {
    layer,
    fill(ground: Ground) {
      const area = (kind: Kind) =>
        ground[kind].map((flat) => new Feature({ geometry: new Polygon(flat, 'XY', [flat.length]), kind }));
      const line = (kind: Kind) =>
        ground[kind].map((flat) => new Feature({ geometry: new LineString(flat, 'XY'), kind }));
      source.addFeatures([
        ...area('land'),
        ...line('rivers'),
        ...area('lakes'),
        ...line('provinces'),
        ...line('borders'),
      ]);
    },
    paint({ land, sea, border, water }: MapInks) {
      const styles: Record<Kind, Style> = {
        land: new Style({
          fill: new Fill({ color: land }),
          stroke: new Stroke({ color: border, width: 1 }),
          zIndex: 0,
        }),
        rivers: new Style({ stroke: new Stroke({ color: water, width: 1.5 }), zIndex: 1 }),
        lakes: new Style({ fill: new Fill({ color: sea }), stroke: new Stroke({ color: water, width: 1 }), zIndex: 2 }),
        provinces: new Style({ stroke: new Stroke({ color: border, width: 1, lineDash: [1, 4] }), zIndex: 3 }),
        borders: new Style({ stroke: new Stroke({ color: border, width: 1.25, lineDash: [5, 4] }), zIndex: 3 }),
      };
      layer.setStyle((feature, resolution) => {
        const kind = feature.get('kind') as Kind;
        const far = (kind === 'rivers' && resolution > 6000) || (kind === 'provinces' && resolution > 5000);
        return far ? undefined : styles[kind];
      });
    },
  };
}

/** Cities and towns with their names; where names are close, the larger one stands. */
export function townNames() {
  const source = new VectorSource({ wrapX: true });
  const layer = new VectorLayer({ source, declutter: true });
  const add = (towns: readonly Town[], upTo: (town: Town) => number) =>
    source.addFeatures(
      towns.map((town, rank) => {
        const feature = new Feature(new Point(project(town.at)));
        feature.setProperties({ name: town.name, upTo: upTo(town), rank: -upTo(town) * 1e5 + rank }, true);
        return feature;
      }),
    );
  layer.setRenderOrder((one, other) => Number(one.get('rank')) - Number(other.get('rank')));
  return {
    layer,
    addCities: (tiers: Ground['cities']) => tiers.forEach((tier, index) => add(tier, () => cityUpTo[index] ?? 0)),
    addTowns: (towns: readonly Town[]) =>
      add(
        towns.filter(({ size }) => size > 0),
        ({ size }) => townUpTo[size] ?? 0,
      ),
    paint({ quiet, text, land, family }: MapInks) {
      const dot = new Circle({
        radius: 3,
        fill: new Fill({ color: land }),
        stroke: new Stroke({ color: quiet, width: 1.5 }),
      });
      const halo = new Stroke({ color: land, width: 3 });
      const styles = new Map<unknown, Style>();
      const named = (name: string, upTo: number) =>
        new Style({
          image: dot,
          text: new Text({
            text: name,
            font: `${upTo > 2000 ? 600 : 500} ${upTo > 2000 ? 14 : 13}px ${family}`,
            offsetX: 7,
            textAlign: 'left',
            fill: new Fill({ color: upTo > 2000 ? text : quiet }),
            stroke: halo,
          }),
        });
      layer.setStyle((feature, resolution) => {
        const upTo = Number(feature.get('upTo'));
        if (resolution > upTo) return undefined;
        const style = styles.get(feature) ?? named(String(feature.get('name')), upTo);
        styles.set(feature, style);
        return style;
      });
    },
  };
}
