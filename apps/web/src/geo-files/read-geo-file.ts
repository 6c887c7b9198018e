import { geoLimits, GeoProblem, type GeoFile } from './geo-file.ts';
import { readGeoJson } from './read-geojson.ts';
import { readArchive } from './read-shapefile.ts';
import { decodedXml, readXml } from './read-xml.ts';

const isArchive = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6));

/** The outlines of a file, which is what its first bytes say, whatever it is called. @throws GeoProblem */
export function readGeoFile(bytes: Uint8Array): GeoFile {
  if (bytes.length === 0) throw new GeoProblem('empty');
  if (bytes.length > geoLimits.bytes) throw new GeoProblem('too_large');
  try {
    if (isArchive(bytes)) return readArchive(bytes);
    const text = decodedXml(bytes);
    const [first = ''] = text.trimStart();
    if (first === '') throw new GeoProblem('empty');
    if (first === '<') return readXml(text);
    if (first === '{') return readGeoJson(text.trimStart());
  } catch (cause) {
    // What is nested too deeply exhausts the stack of whoever walks through it.
    throw cause instanceof RangeError ? new GeoProblem('nested', '', { cause }) : cause;
  }
  throw new GeoProblem('no_outlines_format');
}
