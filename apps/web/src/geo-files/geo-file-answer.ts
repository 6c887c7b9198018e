import { GeoProblem, type GeoFile, type GeoProblemCode } from './geo-file.ts';
import { readGeoFile } from './read-geo-file.ts';

/** What the worker is asked. */
export interface GeoFileRequest {
  readonly bytes: Uint8Array;
}
/** What it answers, once. */
export type GeoFileAnswer = { readonly file: GeoFile } | { readonly problem: GeoProblemCode; readonly detail: string };

/** Reads a file, and says what is wrong with it instead of throwing: an error loses its code on the way out of a worker. */
export function geoFileAnswer({ bytes }: GeoFileRequest): GeoFileAnswer {
  try {
    return { file: readGeoFile(bytes) };
  } catch (thrown) {
    const { code, detail } = thrown instanceof GeoProblem ? thrown : new GeoProblem('unreadable');
    return { problem: code, detail };
  }
}
