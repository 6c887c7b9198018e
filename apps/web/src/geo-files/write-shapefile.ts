import type { Position } from '@terroir/land';
import { zipSync } from 'fflate';
import type { WrittenOutline } from './geo-file.ts';

// The formats are those of the "ESRI Shapefile Technical Description" (1998) and of dBASE III; the packages that write them keep
// letters beyond Latin out.

const WGS_84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const POLYGON = 5;
const HEADER = 100;
/** The most bytes of a text in dBASE. */
const TEXT = 254;
const DIGITS = { length: 20, decimals: 6 } as const;

/** A zipped shapefile: outlines, their table in UTF-8, and the system of their coordinates. */
export function writeShapefile(title: string, outlines: readonly WrittenOutline[]): Uint8Array<ArrayBuffer> {
  const name = title.replaceAll(/[\\/:*?"<>|.]/g, '-');
  const rings = outlines.map(({ ring }) => clockwise(ring));
  const { shp, shx } = shapesOf(rings);
  const letters = (text: string) => new TextEncoder().encode(text);
  return zipSync({
    [`${name}.shp`]: shp,
    [`${name}.shx`]: shx,
    [`${name}.dbf`]: tableOf(outlines),
    [`${name}.prj`]: letters(WGS_84),
    [`${name}.cpg`]: letters('UTF-8'),
  });
}

/** As shapefiles have it: the outer ring runs clockwise, and its first point is repeated. */
const clockwise = ([first, ...rest]: readonly Position[]): readonly Position[] => {
  const start = first as Position;
  return [start, ...rest.toReversed(), start];
};

type Box = readonly [west: number, south: number, east: number, north: number];
const boxOf = (positions: readonly Position[]): Box =>
  positions.reduce<Box>(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );

/** Bytes of a polygon of one ring, without the eight before it. */
const sizeOf = (ring: readonly Position[]): number => 48 + ring.length * 16;

function shapesOf(rings: readonly (readonly Position[])[]) {
  const length = rings.reduce((sum, ring) => sum + 8 + sizeOf(ring), HEADER);
  const shp = new DataView(new ArrayBuffer(length));
  const shx = new DataView(new ArrayBuffer(HEADER + rings.length * 8));
  const box = rings.length > 0 ? boxOf(rings.flat()) : ([0, 0, 0, 0] as const);
  for (const view of [shp, shx]) {
    view.setInt32(0, 9994);
    view.setInt32(24, view.byteLength / 2);
    view.setInt32(28, 1000, true);
    view.setInt32(32, POLYGON, true);
    for (const [nth, bound] of box.entries()) view.setFloat64(36 + nth * 8, bound, true);
  }
  let at = HEADER;
  for (const [nth, ring] of rings.entries()) {
    shx.setInt32(HEADER + nth * 8, at / 2);
    shx.setInt32(HEADER + nth * 8 + 4, sizeOf(ring) / 2);
    shp.setInt32(at, nth + 1);
    shp.setInt32(at + 4, sizeOf(ring) / 2);
    shp.setInt32(at + 8, POLYGON, true);
    for (const [place, bound] of boxOf(ring).entries()) shp.setFloat64(at + 12 + place * 8, bound, true);
    shp.setInt32(at + 44, 1, true);
    shp.setInt32(at + 48, ring.length, true);
    for (const [place, [x, y]] of ring.entries()) {
      shp.setFloat64(at + 56 + place * 16, x, true);
      shp.setFloat64(at + 64 + place * 16, y, true);
    }
    at += 8 + sizeOf(ring);
  }
  return { shp: new Uint8Array(shp.buffer), shx: new Uint8Array(shx.buffer) };
}

/** A text in so many bytes at most, cut between letters. */
function cut(text: string, most: number): Uint8Array {
  const bytes = new Uint8Array(most);
  const { written } = new TextEncoder().encodeInto(text, bytes);
  return bytes.subarray(0, written);
}

/** The dBASE table of what is said of each outline. */
function tableOf(outlines: readonly WrittenOutline[]): Uint8Array {
  const rows = outlines.map(({ name, details, properties }): Readonly<Record<string, string | number>> => ({
    name,
    details,
    ...properties,
  }));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => ({
    name,
    isNumber: rows.every((row) => typeof (row[name] ?? 0) === 'number'),
  }));
  const lengths = fields.map(({ isNumber }) => (isNumber ? DIGITS.length : TEXT));
  const head = 33 + fields.length * 32;
  const row = lengths.reduce((sum, length) => sum + length, 1);
  const bytes = new Uint8Array(head + rows.length * row + 1).fill(0x20, head);
  const view = new DataView(bytes.buffer);
  bytes.set([3, 70, 1, 1]); // dBASE III; the day of the last change is none that anybody reads
  view.setUint32(4, rows.length, true);
  view.setUint16(8, head, true);
  view.setUint16(10, row, true);
  for (const [nth, { name, isNumber }] of fields.entries()) {
    const at = 32 + nth * 32;
    bytes.set(cut(name, 10), at);
    bytes[at + 11] = (isNumber ? 'N' : 'C').charCodeAt(0);
    bytes[at + 16] = isNumber ? DIGITS.length : TEXT;
    bytes[at + 17] = isNumber ? DIGITS.decimals : 0;
  }
  bytes[head - 1] = 0x0d;
  for (const [nth, said] of rows.entries()) {
    let at = head + nth * row + 1;
    for (const [place, { name, isNumber }] of fields.entries()) {
      const value = said[name];
      const length = lengths[place] as number;
      if (isNumber && typeof value === 'number')
        bytes.set(cut(value.toFixed(DIGITS.decimals).padStart(length), length), at);
      else if (value !== undefined) bytes.set(cut(String(value), length), at);
      at += length;
    }
  }
  bytes[bytes.length - 1] = 0x1a;
  return bytes;
}
