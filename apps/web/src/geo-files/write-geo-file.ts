import type { Position } from '@terroir/land';
import type { GeoFormat, WrittenOutline } from './geo-file.ts';
import { writeShapefile } from './write-shapefile.ts';

/** How files of each format end, and what they say they are. */
export const geoEndings: Readonly<Record<GeoFormat, { readonly ending: string; readonly type: string }>> = {
  geojson: { ending: 'geojson', type: 'application/geo+json' },
  kml: { ending: 'kml', type: 'application/vnd.google-earth.kml+xml' },
  gpx: { ending: 'gpx', type: 'application/gpx+xml' },
  shapefile: { ending: 'zip', type: 'application/zip' },
};

/** Outlines as a file. `title` names the whole, and the layer of a shapefile. */
export function writeGeoFile(
  format: GeoFormat,
  title: string,
  outlines: readonly WrittenOutline[],
): Uint8Array<ArrayBuffer> {
  if (format === 'shapefile') return writeShapefile(title, outlines);
  const text = { geojson: geoJsonOf, kml: kmlOf, gpx: gpxOf }[format](title, outlines);
  return new TextEncoder().encode(text);
}

const closed = (ring: readonly Position[]): readonly Position[] => ring.concat(ring.slice(0, 1));

function geoJsonOf(_: string, outlines: readonly WrittenOutline[]): string {
  const features = outlines.map(({ name, details, ring, properties }) => ({
    type: 'Feature',
    properties: { name, details, ...properties },
    geometry: { type: 'Polygon', coordinates: [closed(ring)] },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Letters that XML 1.0 has no way to write. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const xml = (value: string | number): string =>
  String(value)
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"\r]/g, (sign) => signs[sign] as string);
const element = (name: string, value: string | number): string => `<${name}>${xml(value)}</${name}>`;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

function kmlOf(title: string, outlines: readonly WrittenOutline[]): string {
  const placemarks = outlines.map(({ name, details, ring, properties }) => {
    const data = Object.entries(properties).map(
      ([key, value]) => `<Data name="${xml(key)}">${element('value', value)}</Data>`,
    );
    const coordinates = closed(ring).map((at) => at.join(','));
    return `<Placemark>${element('name', name)}${element('description', details)}<ExtendedData>${data.join('')}</ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates.join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  });
  return `${declaration}\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${element('name', title)}\n${placemarks.join('\n')}\n</Document></kml>\n`;
}

/** GPX has no areas: an outline is a track that comes back to its beginning. */
function gpxOf(title: string, outlines: readonly WrittenOutline[]): string {
  const tracks = outlines.map(({ name, details, ring, properties: { kind = '' } }) => {
    const points = closed(ring).map(([longitude, latitude]) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
    return `<trk>${element('name', name)}${element('desc', details)}${element('type', kind)}<trkseg>${points.join('')}</trkseg></trk>`;
  });
  return `${declaration}\n<gpx version="1.1" creator="Terroir" xmlns="http://www.topografix.com/GPX/1/1"><metadata>${element('name', title)}</metadata>\n${tracks.join('\n')}\n</gpx>\n`;
}
