import { cellOf, fieldsOf, indexOf, type Cell } from './documents.rows.ts';
import type { Collection } from './documents.ts';

/**
 * A cell as a text that sorts as the cells do. MongoDB compares only values of one type with each other in a range, so
 * missing values, numbers and texts become texts: nothing, `1` and 16 hexadecimal digits, `2` and the text itself.
 */
export function encoded(cell: Cell): string {
  if (typeof cell === 'string') return `2${cell}`;
  if (cell === -Infinity) return '';
  NUMBER.setFloat64(0, cell + 0); // one zero, not two
  const bits = NUMBER.getBigUint64(0);
  // The sign is inverted so that positive numbers come later; of negative ones all bits, so that greater ones do.
  const ordered = bits >> 63n === 0n ? bits | SIGN : ~bits & ALL;
  return `1${ordered.toString(16).padStart(16, '0')}`;
}

const NUMBER = new DataView(new ArrayBuffer(8));
const SIGN = 1n << 63n;
const ALL = (1n << 64n) - 1n;

/** The number that a text of `encoded` stands for, NaN when it is none. */
export function decoded(text: string): number {
  if (!text.startsWith('1')) return NaN;
  const ordered = BigInt(`0x${text.slice(1)}`);
  NUMBER.setBigUint64(0, ordered >> 63n === 1n ? ordered & ~SIGN : ~ordered & ALL);
  return NUMBER.getFloat64(0);
}

/** Two fields of one index that say where a row lies. */
export interface PlaceFields {
  readonly index: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** The indexes whose fields `latitude` and `longitude` (or `xLatitude` and `xLongitude`) say where a row lies. */
export const placesIn = (collection: Collection): readonly PlaceFields[] =>
  Object.keys(collection.indexes).flatMap((index) => {
    const fields = indexOf(collection, index);
    return fields.flatMap((latitude) => {
      const longitude = latitude.replace(/([lL])atitude$/, (_, initial: string) => `${initial}ongitude`);
      return longitude !== latitude && fields.includes(longitude) ? [{ index, latitude, longitude }] : [];
    });
  });

/** A point as GeoJSON, null where it is none on the earth. */
export function pointOf(
  latitude: unknown,
  longitude: unknown,
): { type: 'Point'; coordinates: [number, number] } | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (!Number.isFinite(longitude) || !(Math.abs(latitude) <= 90)) return null;
  const turned = Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.round(longitude / 360);
  return { type: 'Point', coordinates: [turned, latitude] };
}

/** The cells of a row's indexed fields as texts, by the name of their column. */
export function textsOf(collection: Collection, row: object): Record<string, string> {
  const values = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(fieldsOf(collection).map((field) => [`f_${field}`, encoded(cellOf(values[field]))]));
}
