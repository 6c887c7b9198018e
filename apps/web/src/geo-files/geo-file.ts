import type { Position } from '@terroir/land';

export const geoFormats = ['geojson', 'kml', 'gpx', 'shapefile'] as const;
export type GeoFormat = (typeof geoFormats)[number];

/** What a file says of an outline besides its points, by the name that it has there. */
export type GeoProperties = Readonly<Record<string, string | number>>;

/** An outline of a file. */
export interface FileOutline {
  /** The place of its feature in the file, from 1. */
  readonly number: number;
  /** Which part of a feature of several areas it is. */
  readonly part: { readonly nth: number; readonly of: number } | null;
  /** How many holes were left out. */
  readonly holes: number;
  readonly ring: readonly Position[];
  readonly properties: GeoProperties;
}

/** An outline to write: counter-clockwise, its first point not repeated. */
export interface WrittenOutline {
  readonly name: string;
  readonly details: string;
  readonly ring: readonly Position[];
  /** By names of at most ten characters, which is all that a shapefile keeps. */
  readonly properties: GeoProperties;
}

/** What was read of a file. */
export interface GeoFile {
  readonly format: GeoFormat;
  readonly outlines: readonly FileOutline[];
  /** What no outline can be made of, and was left out. */
  readonly left: { readonly points: number; readonly lines: number; readonly empty: number };
}

/** The most bytes of a file, of what an archive holds, and the most outlines. */
export const geoLimits = {
  bytes: 10 * 1024 * 1024,
  unpacked: 64 * 1024 * 1024,
  outlines: 2000,
  /** In milliseconds; a file that takes longer is given up. */
  patience: 20_000,
  /** Ends of a line that are no further apart, in metres, make it an outline: who walks around a field seldom meets the first point. */
  gap: 30,
} as const;

export const geoProblems = [
  'empty',
  'too_large',
  'unpacks_too_large',
  'broken_archive',
  'no_outlines_format',
  'no_outlines',
  'broken',
  'entities',
  'nested',
  'projection',
  'too_many_outlines',
  'too_slow',
  'unreadable',
] as const;
export type GeoProblemCode = (typeof geoProblems)[number];

/** Why a file gives no outlines. `detail`: what it names, such as its projection or how many outlines it has. */
export class GeoProblem extends Error {
  override readonly name = 'GeoProblem';
  constructor(
    readonly code: GeoProblemCode,
    readonly detail = '',
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
