import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser, type Document } from '@xmldom/xmldom';
import { outlinesOf } from './features.ts';
import { GeoProblem, type GeoFile } from './geo-file.ts';

/** What stands before the root: the declaration, comments, and a document type, which no writer of KML or GPX needs. */
const PROLOG = /^\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*)*/;
const readers = { kml, gpx } as const;

/** The outlines of a KML or GPX text. A document type is refused unread: entities are all that it could bring. @throws GeoProblem */
export function readXml(text: string): GeoFile {
  if (/^<!DOCTYPE/i.test(text.replace(PROLOG, ''))) throw new GeoProblem('entities');
  const root = parsed(text);
  const format = root.documentElement?.localName?.toLowerCase();
  if (format !== 'kml' && format !== 'gpx') throw new GeoProblem('no_outlines_format');
  const prefix = root.documentElement?.prefix;
  // The reader knows elements by their names as they are most often written.
  const plain = prefix ? parsed(text.replaceAll(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1')) : root;
  return outlinesOf(format, readers[format](plain).features);
}

function parsed(text: string): Document {
  try {
    return new DOMParser({
      onError: (level, message) => {
        if (level === 'fatalError') throw new GeoProblem('broken', message);
      },
    }).parseFromString(text, 'text/xml');
  } catch (cause) {
    throw cause instanceof RangeError ? cause : new GeoProblem('broken', '', { cause });
  }
}

/** The letters of an XML file, by its byte order mark or its declaration. */
export function decodedXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^\s*(?:ï»¿)?<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // an encoding that nobody knows: most files are UTF-8 whatever they say
  }
}
