import type { LonLat } from '../world.ts';

/** A position as a pair of degrees as maps and phones copy it: `45.4042, -71.8929`. */
const pair =
  /^\s*([-\u2212]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:[;,]\s+|[;\s]\s*|,(?=[-\u2212]))\s*([-\u2212]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*$/;
/** Beyond it no map in Web Mercator goes. */
const limits = { latitude: 85, longitude: 180 };
export type Axis = keyof typeof limits;

/** Degrees as typed, with comma or dot; null where it is no such degree. Degrees have no thousands. */
export function readDegrees(text: string, axis: Axis): number | null {
  const bare = text.trim().replace(/\s*°$/, '').replace('\u2212', '-').replace(',', '.');
  if (!/^-?\d{1,3}(\.\d*)?$/.test(bare)) return null;
  const degrees = Number(bare);
  return Math.abs(degrees) <= limits[axis] ? degrees : null;
}

/** A pasted pair, latitude first; null where the text is something else. */
export function readPair(text: string): LonLat | null {
  const [, first, second] = pair.exec(text) ?? [];
  const [lat, lng] = [readDegrees(first ?? '', 'latitude'), readDegrees(second ?? '', 'longitude')];
  return lat === null || lng === null ? null : [lng, lat];
}
