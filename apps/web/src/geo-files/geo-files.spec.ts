/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import shp from 'shpjs';
import { geoFormats, geoLimits, GeoProblem, type GeoFile, type WrittenOutline } from './geo-file.ts';
import { geoFileAnswer } from './geo-file-answer.ts';
import { readGeoFile } from './read-geo-file.ts';
import { writeGeoFile } from './write-geo-file.ts';

const ring = [
  [-71.9, 45.4],
  [-71.896, 45.4],
  [-71.896, 45.4025],
  [-71.9, 45.4025],
] as const;
const farm: readonly WrittenOutline[] = [
  {
    name: 'Le rang 4 & « Œillets » <nord>',
    details: 'Terre noire,\ndrainée 🌱',
    ring,
    properties: { kind: 'plot', area_ha: 8.68 },
  },
  {
    name: 'Ail',
    details: 'é'.repeat(300),
    ring: ring.map(([x, y]) => [x / 1.0001, y] as const),
    properties: { kind: 'zone', plot: 'Le rang 4 & « Œillets » <nord>', soil_ph: 6.5 },
  },
];
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readGeoFile(bytesOf(text));
const geoJson = (geometry: object, properties: object = {}, more: object = {}) =>
  read(JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }], ...more }));
const problemOf = (run: () => GeoFile): readonly string[] => {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof GeoProblem) return [thrown.code, ...(thrown.detail ? [thrown.detail] : [])];
    throw thrown;
  }
  return [];
};
const closed = [...ring, ring[0]];
const kmlAround = (inner: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<kml xmlns="http://www.opengis.net/kml/2.2">${inner}</kml>`;
const placemark = `<Placemark><name>Champ</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${closed
  .map((at) => at.join(',0') + ',0')
  .join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;

describe('a written file is read by a library that did not write it', () => {
  interface Feature {
    readonly properties: Readonly<Record<string, unknown>>;
    readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
  }
  const featuresOf = (value: unknown) => (value as { features: readonly Feature[] }).features;
  const xmlOf = (bytes: Uint8Array) => new DOMParser().parseFromString(strFromU8(bytes), 'text/xml');

  test('GeoJSON', () => {
    const features = featuresOf(JSON.parse(strFromU8(writeGeoFile('geojson', 'land', farm))));
    expect(features[0]).toEqual({
      type: 'Feature',
      properties: { name: farm[0]?.name, details: farm[0]?.details, kind: 'plot', area_ha: 8.68 },
      geometry: { type: 'Polygon', coordinates: [closed] },
    });
  });

  test('KML', () => {
    const [first, second] = featuresOf(kml(xmlOf(writeGeoFile('kml', 'land', farm))));
    expect(first?.properties).toMatchObject({ name: farm[0]?.name, description: farm[0]?.details, area_ha: '8.68' });
    expect(first?.geometry).toEqual({ type: 'Polygon', coordinates: [closed] });
    expect(second?.properties['plot']).toBe(farm[0]?.name);
  });

  test('GPX, where an outline is a track that comes back to its beginning', () => {
    const [first] = featuresOf(gpx(xmlOf(writeGeoFile('gpx', 'land', farm))));
    expect(first?.properties).toMatchObject({ name: farm[0]?.name, desc: farm[0]?.details, type: 'plot' });
    expect(first?.geometry).toEqual({ type: 'LineString', coordinates: closed });
  });

  test('a zipped shapefile, with all letters and a text cut between two of them', async () => {
    const bytes = writeGeoFile('shapefile', 'land', farm);
    expect(Object.keys(unzipSync(bytes))).toEqual(['land.shp', 'land.shx', 'land.dbf', 'land.prj', 'land.cpg']);
    const [first, second] = featuresOf(await shp(bytes));
    expect(first?.properties).toMatchObject({ name: farm[0]?.name, kind: 'plot', area_ha: 8.68 });
    expect(first?.geometry.type).toBe('Polygon');
    expect(first?.geometry.coordinates).toEqual([[closed[0], ...closed.slice(1, -1).toReversed(), closed[0]]]);
    expect(second?.properties).toMatchObject({ details: 'é'.repeat(127), soil_ph: 6.5 });
  });

  test.each(geoFormats)('and comes back the same from %s', (format) => {
    const file = readGeoFile(writeGeoFile(format, 'land', farm));
    expect(file.format).toBe(format);
    expect(file.outlines.map(({ properties }) => properties['name'])).toEqual(farm.map(({ name }) => name));
    const corners = new Set(file.outlines[0]?.ring.map(String));
    expect(corners).toEqual(new Set(ring.map(String)));
    expect(file.left).toEqual({ points: 0, lines: 0, empty: 0 });
  });
});

describe('what is read of a file', () => {
  test('parts of a feature are outlines of their own, and holes are counted', () => {
    const file = geoJson({ type: 'MultiPolygon', coordinates: [[closed, closed], [closed]] }, { NOM: 'Îles' });
    expect(file.outlines.map(({ number, part, holes }) => [number, part, holes])).toEqual([
      [1, { nth: 1, of: 2 }, 1],
      [1, { nth: 2, of: 2 }, 0],
    ]);
    expect(file.outlines[0]?.properties).toEqual({ NOM: 'Îles' });
  });

  test('points and open lines are left out and counted, closed lines are outlines', () => {
    const file = geoJson({
      type: 'GeometryCollection',
      geometries: [
        { type: 'Point', coordinates: ring[0] },
        { type: 'LineString', coordinates: ring },
        { type: 'LineString', coordinates: [...ring, [-71.9, 45.4002]] },
        { type: 'Polygon', coordinates: [[['a', 1]]] },
        { type: 'Circle' },
      ],
    });
    expect([file.outlines.length, file.left]).toEqual([1, { points: 1, lines: 1, empty: 2 }]);
  });

  test('a description with a form is read as words', () => {
    const described = placemark.replace('</name>', '</name><description><![CDATA[<b>Bon</b> sol<br/>]]></description>');
    expect(read(kmlAround(`<Document>${described}</Document>`)).outlines[0]?.properties['description']).toBe('Bon sol');
  });

  test('other systems of coordinates become degrees: Web Mercator, UTM, and what a .prj says', () => {
    const webMercator = { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } } };
    const point = [-8_003_871.4, 5_684_034.6];
    const [first] = geoJson({ type: 'Polygon', coordinates: [[point, [0, 0], [1, 1]]] }, {}, webMercator).outlines;
    expect(first?.ring[0]?.map((degrees) => Math.round(degrees * 100) / 100)).toEqual([-71.9, 45.4]);
    const parts = unzipSync(writeGeoFile('shapefile', 'land', [{ ...(farm[0] as WrittenOutline), ring: utm }]));
    parts['land.prj'] = bytesOf(UTM_18);
    const [field] = readGeoFile(zipSync(parts)).outlines;
    expect(field?.ring[0]?.map((degrees) => Math.round(degrees * 10) / 10)).toEqual([-71.9, 45.4]);
  });

  test('a KMZ, and a shapefile in a folder with capital letters beside files of a Mac, are read', () => {
    const kmz = zipSync({ 'doc.kml': bytesOf(kmlAround(`<Document>${placemark}</Document>`)) });
    expect(readGeoFile(kmz).outlines).toHaveLength(1);
    const parts = Object.entries(unzipSync(writeGeoFile('shapefile', 'land', farm)));
    const shouted = Object.fromEntries(parts.map(([name, bytes]) => [`Champs/${name.toUpperCase()}`, bytes]));
    const file = readGeoFile(zipSync({ ...shouted, '__MACOSX/Champs/._LAND.SHP': bytesOf('no') }));
    expect(file.outlines.map(({ properties }) => properties['name'])).toEqual(farm.map(({ name }) => name));
  });

  test('folders in folders without end are walked through', () => {
    const deep = `${'<Folder>'.repeat(60_000)}${placemark}${'</Folder>'.repeat(60_000)}`;
    expect(read(kmlAround(deep)).outlines).toHaveLength(1);
  });

  test('letters are read as the file says: UTF-16, or what its declaration names', () => {
    const text = kmlAround(placemark.replace('Champ', 'Pré'));
    const latin = Uint8Array.from(text.replace('UTF-8', 'ISO-8859-1'), (letter) => letter.charCodeAt(0));
    const wide = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))]).buffer,
    );
    for (const bytes of [latin, wide]) expect(readGeoFile(bytes).outlines[0]?.properties['name']).toBe('Pré');
  });

  test.each([
    ['nothing', 0, null],
    ['its header: Windows', 0x57, null],
    ['its header: Cyrillic', 0xc9, null],
    ['a name that programs write', 0, '88591'],
    ['another one', 0, 'ANSI 1252'],
    ['a name that nobody has', 0, 'OEM'],
  ])('the table of a shapefile in the letters of one byte is read by %s', (_, driver, cpg) => {
    const name = driver === 0xc9 ? 'Поле' : 'Été à côté';
    const letters = driver === 0xc9 ? [0xcf, 0xee, 0xeb, 0xe5] : Array.from(name, (letter) => letter.charCodeAt(0));
    const marked = 'N'.repeat(letters.length);
    const parts = unzipSync(writeGeoFile('shapefile', 'land', [{ ...(farm[0] as WrittenOutline), name: marked }]));
    const dbf = Uint8Array.from(parts['land.dbf'] ?? []);
    dbf.set(letters, strFromU8(dbf, true).indexOf(marked));
    dbf[29] = driver;
    const { 'land.cpg': _cpg, ...rest } = parts;
    const file = readGeoFile(
      zipSync({ ...rest, 'land.dbf': dbf, ...(cpg === null ? {} : { 'land.cpg': bytesOf(cpg) }) }),
    );
    expect(file.outlines[0]?.properties['name']).toBe(name);
  });

  test('the table of a shapefile in UTF-8 is read as that also where nothing says so', () => {
    const { 'land.cpg': _cpg, ...parts } = unzipSync(writeGeoFile('shapefile', 'land', farm.slice(0, 1)));
    expect(readGeoFile(zipSync(parts)).outlines[0]?.properties['name']).toBe(farm[0]?.name);
  });

  test('names of elements may have a prefix', () => {
    const prefixed = kmlAround(`<Document>${placemark}</Document>`)
      .replaceAll(/<(\/?)(?=[A-Za-z])/g, '<$1k:')
      .replace('xmlns=', 'xmlns:k=');
    expect(read(prefixed).outlines[0]).toMatchObject({ properties: { name: 'Champ' } });
    const points = ring.map(([lon, lat]) => `<g:rtept lat="${lat}" lon="${lon}"/>`).join('');
    const [lon, lat] = ring[0];
    const route = `<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1" version="1.1"><g:rte><g:name>Tour</g:name>${points}<g:rtept lat="${lat}" lon="${lon}"/></g:rte></g:gpx>`;
    expect(read(route).outlines[0]?.properties['name']).toBe('Tour');
  });
});

const UTM_18 =
  'PROJCS["WGS_1984_UTM_Zone_18N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-75.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
const utm = [
  [742_628, 5_032_020],
  [743_000, 5_032_020],
  [743_000, 5_032_400],
] as const;

describe('a file that cannot be read says why', () => {
  const bomb = `<!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 9 },
    (_, nth) => `<!ENTITY a${nth} "${`&a${nth - 1};`.repeat(10)}">`,
  ).join('')}]>`;

  test.each([
    ['nothing in it', '', 'empty'],
    ['blanks alone', ' \n ', 'empty'],
    ['a spreadsheet', 'Nom;Superficie\nChamp;3', 'no_outlines_format'],
    ['a page', '<html><body>Map</body></html>', 'no_outlines_format'],
    ['other JSON', '{"type":"Topology","arcs":[]}', 'no_outlines_format'],
    ['a GeoJSON without features', '{"type":"FeatureCollection","features":[]}', 'no_outlines'],
    ['a GPX without a way', '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"></gpx>', 'no_outlines'],
    ['half a GeoJSON', '{"type":"FeatureCollection","features":[', 'broken'],
    ['half a KML', kmlAround(placemark).slice(0, 300), 'broken'],
    ['entities that grow to a gigabyte', kmlAround(`<name>&a8;</name>${placemark}`, bomb), 'entities'],
    ['entities behind comments', kmlAround(placemark, `<!-- a --> \n<?b c?>${bomb}`), 'entities'],
    [
      'collections in collections without end',
      `${'{"type":"GeometryCollection","geometries":['.repeat(60_000)}${']}'.repeat(60_000)}`,
      'nested',
    ],
  ])('%s', (_, text, code) => expect(problemOf(() => read(text))).toEqual([code]));

  test('more bytes than a file may have, or an archive holds', () => {
    expect(problemOf(() => readGeoFile(new Uint8Array(geoLimits.bytes + 1).fill(123)))).toEqual(['too_large']);
    const zeros = zipSync({ 'a.shp': new Uint8Array(geoLimits.unpacked + 1) }, { level: 6 });
    expect(zeros.length).toBeLessThan(100_000);
    expect(problemOf(() => readGeoFile(zeros))).toEqual(['unpacks_too_large']);
  });

  test('an archive of something else, a damaged one, and a damaged shapefile', () => {
    const whole = writeGeoFile('shapefile', 'land', farm);
    expect(problemOf(() => readGeoFile(zipSync({ 'a.txt': bytesOf('a') })))).toEqual(['no_outlines_format']);
    expect(problemOf(() => readGeoFile(whole.slice(0, 200)))).not.toEqual([]);
    const parts = unzipSync(whole);
    const cut = { ...parts, 'land.shp': (parts['land.shp'] as Uint8Array).slice(0, 140) };
    expect(problemOf(() => readGeoFile(zipSync(cut)))).toEqual(['broken']);
  });

  test('a system of coordinates that nobody knows is named', () => {
    const crs = { crs: { type: 'name', properties: { name: 'EPSG:99999' } } };
    expect(problemOf(() => geoJson({ type: 'Polygon', coordinates: [closed] }, {}, crs))).toEqual([
      'projection',
      'EPSG:99999',
    ]);
    const parts = unzipSync(writeGeoFile('shapefile', 'land', farm));
    parts['land.prj'] = bytesOf('PROJCS["Mars 2000",PROJECTION["Nowhere"]]');
    expect(problemOf(() => readGeoFile(zipSync(parts)))).toEqual(['projection', 'Mars 2000']);
  });

  test('more outlines than can be taken at once are counted', () => {
    const features = Array.from({ length: 2001 }, () => ({ geometry: { type: 'Polygon', coordinates: [closed] } }));
    expect(problemOf(() => read(JSON.stringify({ type: 'FeatureCollection', features })))).toEqual([
      'too_many_outlines',
      '2001',
    ]);
  });

  test('the answer of the worker carries the code', () => {
    expect(geoFileAnswer({ bytes: bytesOf('{') })).toEqual({ problem: 'broken', detail: '' });
    expect(geoFileAnswer({ bytes: bytesOf(kmlAround(placemark)) })).toMatchObject({ file: { format: 'kml' } });
  });

  test('10,000 points and 10 MB of placemarks are read in seconds', () => {
    const many = Array.from({ length: 10_000 }, (_, nth) => [Math.cos(nth / 1592) / 100, Math.sin(nth / 1592) / 100]);
    expect(geoJson({ type: 'Polygon', coordinates: [many] }).outlines[0]?.ring).toHaveLength(10_000);
    const long = placemark.replace('</name>', `</name><description>${'a'.repeat(2000)}</description>`);
    const often = Math.floor(geoLimits.bytes / long.length) - 1;
    const started = performance.now();
    const read2000 = problemOf(() => read(kmlAround(`<Document>${long.repeat(often)}</Document>`)));
    expect(read2000).toEqual(['too_many_outlines', String(often)]);
    expect(performance.now() - started).toBeLessThan(geoLimits.patience);
  });
});
