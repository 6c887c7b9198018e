import { decodeDeltas } from 'ol/format/Polyline.js';
import { project } from '../mercator.ts';
import type { LonLat } from '../world.ts';

/** The world without a server: flat coordinates in metres of Web Mercator, [x, y, x, y, …] a line. */
export interface Ground {
  land: number[][];
  borders: number[][];
  provinces: number[][];
  lakes: number[][];
  rivers: number[][];
  /** Cities in tiers: from a million people on, from 300,000, from 100,000. */
  cities: Town[][];
}

export interface Town {
  name: string;
  at: LonLat;
  /** 0 from 100,000 people on, 1 from 20,000, 2 from 5,000, 3 below. */
  size: number;
}

const towns = (text: string): Town[] =>
  text.split('\n').map((line) => {
    const [name = '', lng, lat, size = 0] = line.split('|');
    return { name, at: [Number(lng), Number(lat)], size: Number(size) };
  });

/** Loads land, borders, lakes, rivers and cities: Natural Earth, and GeoNames for the cities. A file of its own. */
export async function loadGround(): Promise<Ground> {
  const { default: packed } = await import('./ground-data.ts');
  const flat = (line: string) => {
    const degrees = decodeDeltas(line, 2, packed.unit);
    for (let at = 0; at < degrees.length; at += 2)
      [degrees[at], degrees[at + 1]] = project([degrees[at] ?? 0, degrees[at + 1] ?? 0]);
    return degrees;
  };
  return {
    land: packed.land.map(flat),
    borders: packed.borders.map(flat),
    provinces: packed.provinces.map(flat),
    lakes: packed.lakes.map(flat),
    rivers: packed.rivers.map(flat),
    cities: packed.cities.map(towns),
  };
}

/** Towns by cell of a degree. */
export type TownsNear = (west: number, south: number, east: number, north: number) => Town[];

/** Loads the towns and villages of the countries whose farms the map is made for. A file of its own. */
export async function loadTowns(): Promise<TownsNear> {
  const { default: packed } = await import('./towns-data.ts');
  const cells: Readonly<Record<string, string>> = packed;
  const read = new Map<string, Town[]>();
  const cell = (key: string) => {
    const kept = read.get(key) ?? (cells[key] === undefined ? [] : towns(cells[key]));
    read.set(key, kept);
    return kept;
  };
  return (west, south, east, north) => {
    const found: Town[] = [];
    for (let lng = Math.floor(west); lng <= Math.floor(east); lng += 1)
      for (let lat = Math.floor(south); lat <= Math.floor(north); lat += 1) found.push(...cell(`${lng},${lat}`));
    return found;
  };
}
