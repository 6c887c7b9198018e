import { combine, parseDbf, parseShp } from 'shpjs';
import { unpack } from '../sheets/unpack.ts';
import { SheetProblem } from '../sheets/sheet.ts';
import { dbfEncoding } from './dbf-encoding.ts';
import { outlinesOf, type RawFeature } from './features.ts';
import { geoLimits, GeoProblem, type GeoFile } from './geo-file.ts';
import { projectionOf } from './projection.ts';
import { decodedXml, readXml } from './read-xml.ts';

/** Parts of an archive that say where land is; file managers add others. */
const wanted = /^(?!__MACOSX\/|.*\/\.).*\.(shp|dbf|prj|cpg|kml)$/i;

/** The outlines of an archive: a zipped shapefile, or a KMZ. Several layers are read one after the other. @throws GeoProblem */
export function readArchive(bytes: Uint8Array): GeoFile {
  const parts = new Map(Array.from(unpacked(bytes), ([name, part]) => [name.toLowerCase(), part]));
  const layers = [...parts.keys()].filter((name) => name.endsWith('.shp'));
  if (layers.length > 0) {
    const features = layers.flatMap((name) => layerOf(parts, name.slice(0, -'.shp'.length)));
    return outlinesOf('shapefile', features);
  }
  const kml = parts.get('doc.kml') ?? [...parts].find(([name]) => name.endsWith('.kml'))?.[1];
  if (kml === undefined) throw new GeoProblem('no_outlines_format');
  return readXml(decodedXml(kml));
}

function unpacked(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return unpack(bytes, geoLimits.unpacked, wanted);
  } catch (cause) {
    const isTooLarge = cause instanceof SheetProblem && cause.code === 'unpacks_too_large';
    throw new GeoProblem(isTooLarge ? 'unpacks_too_large' : 'broken_archive', '', { cause });
  }
}

function layerOf(parts: ReadonlyMap<string, Uint8Array>, name: string): readonly RawFeature[] {
  const of = (ending: string) => parts.get(`${name}.${ending}`);
  const prj = new TextDecoder().decode(of('prj') ?? new Uint8Array()).trim();
  if (prj !== '') projectionOf(prj);
  const [shp, dbf] = [of('shp'), of('dbf')];
  if (shp === undefined || !isWhole(shp)) throw new GeoProblem('broken');
  try {
    const rows = dbf === undefined ? undefined : parseDbf(dbf, dbfEncoding(dbf, of('cpg')));
    return combine([parseShp(shp, prj === '' ? undefined : prj), rows]).features;
  } catch (cause) {
    if (cause instanceof RangeError && /call stack/i.test(cause.message)) throw cause;
    throw new GeoProblem('broken', '', { cause });
  }
}

/** Whether a file of shapes begins like one and is as long as it says: the reader passes over what is cut off. */
function isWhole({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const view = new DataView(buffer, byteOffset, byteLength);
  return byteLength >= 100 && view.getInt32(0) === 9994 && view.getInt32(24) * 2 <= byteLength;
}
