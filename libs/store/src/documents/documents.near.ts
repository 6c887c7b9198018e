import { clause, conditionsOf, cursorOf, readCursor, type Statement } from './documents.queries.ts';
import { columnOf, fieldsOf, tableOf } from './documents.rows.ts';
import type { Collection, DocumentQuery } from './documents.ts';

const EARTH_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance of two points on the ground in kilometres: haversine on a sphere of 6,371.0088 km (IUGG mean radius). */
export function haversine(
  [latitude1, longitude1]: readonly [number, number],
  [latitude2, longitude2]: readonly [number, number],
): number {
  const [phi1, phi2] = [radians(latitude1), radians(latitude2)];
  const half =
    Math.sin((phi2 - phi1) / 2) ** 2 +
    Math.cos(phi1) * Math.cos(phi2) * Math.sin(radians(longitude2 - longitude1) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The box around a circle: the bounds of the latitude, and the ranges of the longitude of which one must hold. */
export interface Box {
  readonly latitude: readonly [south: number, north: number];
  readonly longitude: readonly (readonly [west: number, east: number])[];
}

/** The box around a circle, a hair wider: it only saves work, the distance decides. */
export function boxAround({ point: [latitude, longitude], km }: NonNullable<DocumentQuery['near']>): Box {
  const reach = reachOf(km);
  const [south, north] = [latitude - (reach * 180) / Math.PI, latitude + (reach * 180) / Math.PI];
  const ratio = Math.sin(Math.min(reach, Math.PI / 2)) / Math.cos(radians(latitude));
  const bounds = [Math.max(south, -90), Math.min(north, 90)] as const;
  if (south <= -90 || north >= 90 || ratio >= 1) return { latitude: bounds, longitude: [[-360, Infinity]] };
  const span = (Math.asin(ratio) * 180) / Math.PI + 1e-9;
  const [west, east] = [longitude - span, longitude + span];
  // The same meridian has two names, so the box is looked for one turn to either side as well.
  return { latitude: bounds, longitude: [-360, 0, 360].map((turn) => [west + turn, east + turn]) };
}

/** A distance as an angle seen from the earth's centre in radians, a hair wider than it is. */
export const reachOf = (km: number): number => (km / EARTH_KM) * (1 + 1e-9) + 1e-12;

/** The indexed fields that a circle is measured by. @throws Error when one stands in no index */
export function placesOf(collection: Collection, { latitude, longitude }: NonNullable<DocumentQuery['near']>) {
  const known = fieldsOf(collection);
  for (const field of [latitude, longitude])
    if (!known.includes(field)) throw new Error(`${field} stands in no index of ${collection.name}`);
  return { latitude, longitude };
}

/** The rows that may be near: key, latitude and longitude of what lies in a box around the circle. */
export function boxOf(
  collection: Collection,
  query: DocumentQuery,
  near: NonNullable<DocumentQuery['near']>,
): Statement {
  const { where, cells } = conditionsOf(collection, query);
  const fields = placesOf(collection, near);
  const columns = { latitude: `"${columnOf(fields.latitude)}"`, longitude: `"${columnOf(fields.longitude)}"` };
  const box = boxAround(near);
  where.push(`${columns.latitude} BETWEEN ? AND ?`);
  where.push(`(${box.longitude.map(() => `${columns.longitude} BETWEEN ? AND ?`).join(' OR ')})`);
  cells.push(...box.latitude, ...box.longitude.flat());
  const sql = `SELECT key, ${columns.latitude}, ${columns.longitude} FROM "${tableOf(collection)}"${clause(where)}`;
  return { sql, cells };
}

/** A row within the circle. */
export interface Nearby {
  readonly key: string;
  readonly km: number;
}

/** What lies within the circle, nearest first, the key breaking ties, from a cursor on. */
export function nearest(
  candidates: readonly (readonly [key: string, latitude: number, longitude: number])[],
  near: NonNullable<DocumentQuery['near']>,
  cursor?: string,
): { readonly total: number; readonly following: readonly Nearby[] } {
  const within = candidates
    .map(([key, latitude, longitude]) => ({ key, km: haversine(near.point, [latitude, longitude]) }))
    .filter(({ km }) => km <= near.km)
    .sort(byDistance);
  if (cursor === undefined) return { total: within.length, following: within };
  const [km, key] = readCursor(cursor, NEAR, 2);
  const last = { km: Number(km), key: String(key) };
  return { total: within.length, following: within.filter((found) => byDistance(last, found) < 0) };
}

/** The cursor that continues after a place in a list by distance. */
export const cursorAfter = ({ km, key }: Nearby): string => cursorOf(NEAR, [km, key]);

const NEAR = 'near';
const byDistance = (a: Nearby, b: Nearby): number => a.km - b.km || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
