import { outlinesOf, type RawFeature } from './features.ts';
import { GeoProblem, type GeoFile } from './geo-file.ts';
import { isDegrees, projectionOf, type Projection } from './projection.ts';

type Shape = Readonly<Record<string, unknown>>;
const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapes = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
]);

/** The features of a GeoJSON text (RFC 7946), or of its older form that names a system of coordinates. @throws GeoProblem */
export function readGeoJson(text: string): GeoFile {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch (cause) {
    throw new GeoProblem('broken', '', { cause });
  }
  const features = featuresOf(whole);
  if (features === null || !isShape(whole)) throw new GeoProblem('no_outlines_format');
  const projection = systemOf(whole['crs']);
  if (projection === null) return outlinesOf('geojson', features);
  return outlinesOf(
    'geojson',
    features.map(({ geometry, properties }) => ({ geometry: unprojected(geometry, projection), properties })),
  );
}

function featuresOf(whole: unknown): readonly RawFeature[] | null {
  if (!isShape(whole)) return null;
  if (whole['type'] === 'FeatureCollection')
    return Array.isArray(whole['features']) ? whole['features'].filter(isShape) : null;
  if (whole['type'] === 'Feature') return [whole];
  return shapes.has(String(whole['type'])) ? [{ geometry: whole, properties: {} }] : null;
}

/** How positions become degrees; null where they are degrees already. */
function systemOf(crs: unknown): Projection | null {
  if (!isShape(crs) || !isShape(crs['properties'])) return null;
  const { name } = crs['properties'];
  return typeof name !== 'string' || isDegrees(name) ? null : projectionOf(name);
}

/** The same geometry in degrees. */
function unprojected(geometry: unknown, projection: Projection): unknown {
  if (!isShape(geometry)) return geometry;
  const { geometries, coordinates } = geometry;
  if (Array.isArray(geometries))
    return { ...geometry, geometries: geometries.map((part) => unprojected(part, projection)) };
  return { ...geometry, coordinates: moved(coordinates, projection) };
}
function moved(coordinates: unknown, projection: Projection): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  const [x, y] = coordinates as unknown[];
  if (typeof x === 'number' && typeof y === 'number') return projection([x, y]);
  return coordinates.map((inner) => moved(inner, projection));
}
