import world from './world.json' with { type: 'json' };

export type LonLat = [lon: number, lat: number];

/** Undoes the packing of world.json: [x, y, dx, dy, …] in hundredths of a degree. */
export function unpack(line: readonly number[], unit: number): LonLat[] {
  const points: LonLat[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < line.length; at += 2) {
    x += line[at] ?? 0;
    y += line[at + 1] ?? 0;
    points.push([x / unit, y / unit]);
  }
  return points;
}

const read = (lines: readonly (readonly number[])[]) => lines.map((line) => unpack(line, world.unit));

/** The outline of the world that is always there: rings of land and lines of borders, in degrees, cut at 180°. */
export function worldOutline(): { land: LonLat[][]; borders: LonLat[][] } {
  return { land: read(world.land), borders: read(world.borders) };
}
