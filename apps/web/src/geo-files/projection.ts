import proj4 from 'proj4';
import { GeoProblem } from './geo-file.ts';

/** Turns a position of a projection into longitude and latitude. */
export type Projection = (at: [number, number]) => [number, number];

/** Names of the degrees that all files here have in the end: WGS 84, and NAD 83, which differs by less than two metres. */
const DEGREES = /CRS:?84|EPSG:+(4326|4269|4617|4258)\b/i;
export const isDegrees = (name: string): boolean => DEGREES.test(name);

/** Codes of grids that follow from their number: Web Mercator, and UTM on WGS 84 and NAD 83. */
function definitionOf(name: string): string {
  const code = Number(/EPSG:+(?:[\d.]*:)?(\d+)$/i.exec(name)?.[1]);
  if (code === 3857 || code === 900_913) return 'EPSG:3857';
  const zone = code % 100;
  if (zone >= 1 && zone <= 60) {
    const hundreds = Math.floor(code / 100);
    if (hundreds === 326 || hundreds === 327)
      return `+proj=utm +zone=${zone} ${hundreds === 327 ? '+south ' : ''}+datum=WGS84 +units=m`;
    if (hundreds === 269 && zone <= 23) return `+proj=utm +zone=${zone} +datum=NAD83 +units=m`;
  }
  return name;
}

/** The projection of a name such as `EPSG:32618`, or of a description in a `.prj` file. @throws GeoProblem projection */
export function projectionOf(definition: string): Projection {
  try {
    const { forward } = proj4(definitionOf(definition.trim()), 'EPSG:4326');
    return (at) => forward<[number, number]>(at);
  } catch (cause) {
    const named = /"([^"]{1,80})"/.exec(definition)?.[1] ?? definition.trim().slice(0, 80);
    throw new GeoProblem('projection', named, { cause });
  }
}
