import { lengthOf, type Position } from '@terroir/land';
import {
  geoLimits,
  GeoProblem,
  type FileOutline,
  type GeoFile,
  type GeoFormat,
  type GeoProperties,
} from './geo-file.ts';

/** A feature as readers of files give it out: of GeoJSON's shape, with nothing in it that can be relied on. */
export interface RawFeature {
  readonly geometry?: unknown;
  readonly properties?: unknown;
}
type Shape = Readonly<Record<string, unknown>>;
type Ring = readonly Position[];

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The positions of a line; null where one of them is none. */
function lineOf(value: unknown): Ring | null {
  const line: Position[] = [];
  for (const at of listOf(value)) {
    const [longitude, latitude] = listOf(at);
    if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return null;
    line.push([longitude as number, latitude as number]);
  }
  return line.length > 0 ? line : null;
}

/** What people can be shown of properties: texts, numbers, yes and no; of a text with a form its words. */
export function plainProperties(properties: unknown): GeoProperties {
  if (!isShape(properties)) return {};
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(properties)) {
    const inner: unknown = isShape(value) && 'value' in value ? value['value'] : value;
    if (typeof inner === 'number' && Number.isFinite(inner)) plain[name] = inner;
    else if (typeof inner === 'boolean') plain[name] = String(inner);
    else if (typeof inner === 'string' && inner.trim() !== '') plain[name] = wordsOf(inner);
  }
  return plain;
}
/** Tags that programs put into descriptions: other angle brackets are letters. */
const MARKUP =
  /<!\[CDATA\[|<\/?(?:a|b|body|br|center|div|em|font|h\d|hr|html|i|img|li|p|span|strong|t[dhr]|table|ul)\b[^>]*>/i;
const wordsOf = (text: string): string =>
  MARKUP.test(text)
    ? text
        .replaceAll(/<!\[CDATA\[|\]\]>/g, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text.trim();

/** Whether a line runs around something: it has three points at least, and its ends are close together. */
function isAround(line: Ring): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 4 || first === undefined || last === undefined) return false;
  if ([...first, ...last].some((degrees) => Math.abs(degrees) > 180)) return false;
  return lengthOf([first, last]) <= geoLimits.gap;
}

interface Found {
  readonly rings: { readonly ring: Ring; readonly holes: number }[];
  points: number;
  lines: number;
  empty: number;
}

function addPolygon(found: Found, coordinates: unknown): void {
  const [outer, ...holes] = listOf(coordinates);
  const ring = lineOf(outer);
  if (ring === null) found.empty += 1;
  else found.rings.push({ ring, holes: holes.length });
}
function addLine(found: Found, coordinates: unknown): void {
  const line = lineOf(coordinates);
  if (line === null) found.empty += 1;
  else if (isAround(line)) found.rings.push({ ring: line, holes: 0 });
  else found.lines += 1;
}

/** What a geometry holds of outlines, and what is left out of it. */
function addShape(found: Found, geometry: unknown): void {
  if (!isShape(geometry)) {
    found.empty += 1;
    return;
  }
  const { type, coordinates } = geometry;
  if (type === 'Polygon') addPolygon(found, coordinates);
  else if (type === 'MultiPolygon') for (const polygon of listOf(coordinates)) addPolygon(found, polygon);
  else if (type === 'LineString') addLine(found, coordinates);
  else if (type === 'MultiLineString') for (const line of listOf(coordinates)) addLine(found, line);
  else if (type === 'Point') found.points += 1;
  else if (type === 'MultiPoint') found.points += listOf(coordinates).length;
  else if (type === 'GeometryCollection') for (const part of listOf(geometry['geometries'])) addShape(found, part);
  else found.empty += 1;
}

/** The outlines of features, with what was left out. @throws GeoProblem too_many_outlines */
export function outlinesOf(format: GeoFormat, features: readonly RawFeature[]): GeoFile {
  const outlines: FileOutline[] = [];
  const left = { points: 0, lines: 0, empty: 0 };
  for (const [place, { geometry, properties }] of features.entries()) {
    const found: Found = { rings: [], points: 0, lines: 0, empty: 0 };
    addShape(found, geometry);
    const plain = plainProperties(properties);
    const of = found.rings.length;
    for (const [nth, { ring, holes }] of found.rings.entries())
      outlines.push({
        number: place + 1,
        part: of > 1 ? { nth: nth + 1, of } : null,
        holes,
        ring,
        properties: plain,
      });
    left.points += found.points;
    left.lines += found.lines;
    left.empty += found.empty;
  }
  if (outlines.length + left.points + left.lines + left.empty === 0) throw new GeoProblem('no_outlines');
  if (outlines.length > geoLimits.outlines) throw new GeoProblem('too_many_outlines', String(outlines.length));
  return { format, outlines, left };
}
