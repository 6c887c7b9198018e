import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { MapInks } from '../map-inks.ts';
import { project } from '../mercator.ts';
import { sketchStyles } from './sketch-styles.ts';
import type { LonLat } from '../world.ts';

/** An outline as it stands at this moment, the point under the finger included. */
export interface LiveOutline {
  points: readonly LonLat[];
  closed: boolean;
  /** Where the next point would go. */
  aim: LonLat | null;
  /** The point that is chosen, by its place in the ring. */
  active: number | null;
  /** The chosen point follows the middle of the map. */
  carrying: boolean;
}

export interface SketchMarks {
  /** Where the outline crosses itself. */
  crossing: LonLat | null;
  /** Writes the length of an edge. */
  length: (from: LonLat, to: LonLat) => string;
}

/** More edges than these are not labelled: it could not be read. */
const labelled = 60;
const mid = ([x, y]: number[], [toX, toY]: number[]) => [((x ?? 0) + (toX ?? 0)) / 2, ((y ?? 0) + (toY ?? 0)) / 2];

/** Middles of the edges of a closed ring, where a point may be pulled out. */
export function middles(points: readonly LonLat[]): number[][] {
  const flat = points.map(project);
  return flat.map((at, index) => mid(at, flat[(index + 1) % flat.length] ?? at));
}

/** The drawing of an outline while it is drawn or edited. */
export function outlineSketch() {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, zIndex: 2000, updateWhileInteracting: true, updateWhileAnimating: true });

  function edges(points: readonly LonLat[], closed: boolean, length: SketchMarks['length']) {
    if (points.length > labelled) return [];
    const last = closed ? points.length : points.length - 1;
    return points.slice(0, Math.max(0, last)).map((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      return new Feature({
        geometry: new LineString([project(from), project(to)]),
        part: 'edge',
        text: length(from, to),
      });
    });
  }
  const at = (part: string, coordinate: LonLat) => new Feature({ geometry: new Point(project(coordinate)), part });

  return {
    layer,
    draw({ points, closed, aim, active, carrying }: LiveOutline, { crossing, length }: SketchMarks) {
      const flat = points.map(project);
      const features: Feature[] = [];
      const [first, last] = [flat[0], flat.at(-1)];
      const add = (part: string, geometry: Polygon | LineString | MultiPoint) =>
        features.push(new Feature({ geometry, part }));
      const reach = !closed && aim ? [...flat, project(aim)] : flat;
      if (reach.length > 2 && first) add('area', new Polygon([[...reach, first]]));
      if (flat.length > 1) add('line', new LineString(closed && first ? [...flat, first] : flat));
      if (!closed && aim && last) {
        add('aim', new LineString([last, project(aim)]));
        if (flat.length > 1 && first) add('closing', new LineString([project(aim), first]));
        const from = points.at(-1);
        if (from) features.push(...edges([from, aim], false, length));
      }
      features.push(...edges(points, closed, length));
      if (closed) add('middles', new MultiPoint(middles(points)));
      if (flat.length > 0) add('points', new MultiPoint(flat));
      const chosen = active === null ? undefined : points[active];
      if (!closed && points[0] && points.length > 2) features.push(at('first', points[0]));
      if (chosen) features.push(at(carrying ? 'carried' : 'active', chosen));
      if (crossing) features.push(at('crossing', crossing));
      source.clear(true);
      source.addFeatures(features);
    },
    paint(inks: MapInks) {
      layer.setStyle(sketchStyles(inks));
    },
  };
}
