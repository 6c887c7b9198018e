import { describe, expect, test } from '@jest/globals';
import {
  CROPLAND,
  languages,
  localizedZoneTypes,
  searchRank,
  searchTerms,
  soilType,
  soilTypes,
  zoneType,
  zoneTypes,
} from './index.ts';

const lists = { 'zone types': zoneTypes, 'soil types': soilTypes };
const names = Object.keys(lists) as (keyof typeof lists)[];
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe.each(names)('the %s', (name) => {
  const list = lists[name];

  test('are identified once, by lower-case words joined by underscores', () => {
    const ids = list.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(_[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('have names and synonyms in both languages, without stray spaces, with typographic apostrophes', () => {
    const texts = list.flatMap((entry) => languages.flatMap((each) => [entry.name[each], ...entry.synonyms[each]]));
    expect(texts.filter((text) => !/^\S+(\s\S+)*$/.test(text) || /['`´]/.test(text))).toEqual([]);
  });

  test.each(languages)('can be told apart by name (%s)', (language) =>
    expect(repeated(list.map((entry) => entry.name[language].toLowerCase()))).toEqual([]),
  );
});

describe('a zone type', () => {
  test('is found by what people call it in either language', () => {
    const found = (text: string) =>
      zoneTypes
        .filter(({ name, synonyms }) => {
          const terms = searchTerms({ name: name.en, keywords: [name.fr, ...synonyms.en, ...synonyms.fr] });
          return searchRank(terms, text) !== null;
        })
        .map(({ id }) => id);
    const typed = {
      hayfield: 'hay_meadow',
      'cabane à sucre': 'sugar_bush',
      'hoop house': 'greenhouse',
      ruches: 'apiary',
    };
    for (const [words, id] of Object.entries(typed)) expect(found(words)).toContain(id);
  });

  test('has a soil where it is cropland, and nowhere else', () =>
    expect(zoneTypes.filter(({ hasSoil }) => hasSoil).map(({ id }) => id)).toEqual([CROPLAND]));

  test('is named in the reader’s language, with the soils to choose from', () => {
    const french = localizedZoneTypes('fr');
    expect(french.map(({ id }) => id)).toEqual(zoneTypes.map(({ id }) => id));
    expect(french[0]).toMatchObject({ id: 'cropland', identifier: 'cropland', name: 'Terre cultivée' });
    expect(french[0]?.keywords).toEqual(expect.arrayContaining(['Cropland', 'champ']));
    expect(french[0]?.soilTypes.map(({ id }) => id)).toEqual(soilTypes.map(({ id }) => id));
    expect(french.slice(1).flatMap((entry) => entry.soilTypes)).toEqual([]);
  });

  test('is looked up by its id, as a soil type is', () => {
    expect([zoneType('orchard')?.name.fr, zoneType('moon')]).toEqual(['Verger', undefined]);
    expect([soilType('clay')?.name.fr, soilType('cheese')]).toEqual(['Argile', undefined]);
  });
});
