// Makes world.json from world-atlas (Natural Earth 1:110m, public domain). Run by hand after a change of world-atlas:
//   node ui-kit/src/map/prepare-world.mjs
// The atlas is stitched across 180°, which draws a line across a flat map; d3-geo cuts it at the antimeridian here, once.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-110m.json'), 'utf8'));

// One unit is 0.01°. Every line is [x, y, dx, dy, dx, dy, …] in whole units, which compresses well.
const unit = 100;
const degrees = geoEquirectangular()
  .scale((180 / Math.PI) * unit)
  .translate([0, 0])
  .precision(0);

/** Collects the lines that d3-geo would draw; y grows downwards there. */
function linesOf(geometry) {
  const lines = [];
  const pen = {
    moveTo: (x, y) => lines.push([[x, -y]]),
    lineTo: (x, y) => lines.at(-1).push([x, -y]),
    closePath: () => lines.at(-1).push(lines.at(-1)[0]),
    beginPath() {},
  };
  geoPath(degrees, pen)(geometry);
  return lines.map((line) => {
    let [px, py] = [0, 0];
    return line.flatMap(([x, y]) => {
      const [rx, ry] = [Math.round(x), Math.round(y)];
      const step = [rx - px, ry - py];
      [px, py] = [rx, ry];
      return step;
    });
  });
}

const land = linesOf(feature(atlas, atlas.objects.land)).filter((line) => line.length >= 8);
const borders = linesOf(mesh(atlas, atlas.objects.countries, (one, other) => one !== other)).filter(
  (line) => line.length >= 4,
);
writeFileSync(new URL('./world.json', import.meta.url), `${JSON.stringify({ unit, land, borders })}\n`);
