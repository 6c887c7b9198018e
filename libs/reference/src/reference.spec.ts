import { describe, expect, test } from '@jest/globals';
import {
  inputCategories,
  inputSubcategory,
  languages,
  localizedInputCategories,
  localizedOutputCategories,
  localizedUnits,
  outputCategories,
  outputSubcategory,
  realmNames,
  realms,
  unit,
  units,
} from './index.ts';
import type { Category, InputSubcategoryId, OutputSubcategoryId, Text } from './index.ts';

const catalogues = { inputs: inputCategories, outputs: outputCategories };
const directions = ['inputs', 'outputs'] as const;
const subcategoriesOf = (categories: readonly Category[]) => categories.flatMap(({ subcategories }) => subcategories);

const texts: { where: string; text: Text }[] = [
  ...realms.map((realm) => ({ where: `realm ${realm}`, text: realmNames[realm] })),
  ...units.flatMap(({ id, name, symbol, plural }) => [
    { where: `unit ${id}`, text: name },
    { where: `symbol of ${id}`, text: symbol },
    { where: `plural symbol of ${id}`, text: plural ?? symbol },
  ]),
  ...directions.flatMap((direction) =>
    catalogues[direction].flatMap(({ id, name, subcategories }) => [
      { where: `${direction} ${id}`, text: name },
      ...subcategories.map((entry) => ({ where: `${direction} ${entry.id}`, text: entry.name })),
    ]),
  ),
];

/** The places whose text breaks a rule: an empty list passes, a full one says where to look. */
const breaking = (broken: (text: Text) => boolean) =>
  texts.filter(({ text }) => broken(text)).map(({ where }) => where);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const idsOf = (categories: readonly Category[]) =>
  categories.flatMap((c) => [c.id, ...c.subcategories.map((s) => s.id)]);

describe('every entry is written in both languages', () => {
  test('no text is empty or has stray spaces', () => {
    expect(breaking((text) => languages.some((language) => !/^\S+(\s\S+)*$/.test(text[language])))).toEqual([]);
  });

  test('apostrophes are typographic', () => {
    expect(breaking(({ en, fr }) => /['`´]/.test(en + fr))).toEqual([]);
  });

  test('French keeps a number and what follows it on one line', () => {
    expect(breaking(({ fr }) => /[\d×] /.test(fr))).toEqual([]);
  });

  test('only words that are the same in both languages are the same', () => {
    const shared = ['Batteries', 'Biochar', 'Bouquets', 'Compost', 'Foie gras', 'Herbicides', 'Insecticides', 'Malt'];
    const sharedUnits = ['acre', 'dose', 'gigajoule', 'hectare', 'litre', 'millilitre', 'plant'];
    const untranslated = texts.filter(
      ({ where, text }) =>
        !where.includes('symbol') &&
        text.en === text.fr &&
        ![...shared, ...sharedUnits, 'Olives', 'Transport'].includes(text.en),
    );
    expect(untranslated).toEqual([]);
  });

  test.each(directions)('names of %s start with a capital and can be told apart', (direction) => {
    for (const language of languages) {
      const categoryNames = catalogues[direction].map(({ name }) => name[language]);
      const groups = [categoryNames, ...catalogues[direction].map((c) => c.subcategories.map((s) => s.name[language]))];
      expect(groups.flatMap(repeated)).toEqual([]);
      expect(groups.flat().filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
    }
  });

  test.each(languages)('unit names and symbols can be told apart (%s)', (language) => {
    const all = localizedUnits(language);
    expect(repeated(all.map(({ name }) => name))).toEqual([]);
    expect(repeated(all.map(({ symbol }) => symbol))).toEqual([]);
    expect(repeated(all.map(({ symbolPlural }) => symbolPlural))).toEqual([]);
  });
});

describe('synonyms', () => {
  const entries = directions.flatMap((direction) =>
    catalogues[direction].flatMap((category) => [category, ...category.subcategories]),
  );
  const breaks = (broken: (entry: (typeof entries)[number]) => boolean) => entries.filter(broken).map(({ id }) => id);

  test('stand beside every entry but a catch-all, in both languages', () => {
    const things = directions.flatMap((direction) => subcategoriesOf(catalogues[direction]));
    const bare = things.filter(
      ({ name, synonyms }) =>
        !/^other /i.test(name.en) && languages.some((language) => synonyms[language].length === 0),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('are tidy, and none is given twice for an entry', () => {
    expect(
      breaks(({ synonyms }) => languages.some((l) => synonyms[l].some((w) => !/^[^\s,]+( [^\s,]+)*$/.test(w)))),
    ).toEqual([]);
    expect(breaks(({ synonyms }) => languages.some((l) => synonyms[l].some((w) => /['`´]/.test(w))))).toEqual([]);
    expect(breaks(({ synonyms }) => languages.some((l) => repeated(synonyms[l]).length > 0))).toEqual([]);
  });

  test('are not the name again', () => {
    expect(
      breaks(({ name, synonyms }) =>
        [...synonyms.en, ...synonyms.fr].some((w) => languages.some((l) => w.toLowerCase() === name[l].toLowerCase())),
      ),
    ).toEqual([]);
  });
});

describe('identifiers', () => {
  test('are lower-case words joined by underscores', () => {
    const all = [...units.map(({ id }) => id), ...idsOf(inputCategories), ...idsOf(outputCategories)];
    expect(all.filter((id) => !/^[a-z]+(_[a-z]+)*$/.test(id))).toEqual([]);
  });

  test.each(directions)('name one thing among the %s, be it a category or a subcategory', (direction) => {
    expect(repeated(idsOf(catalogues[direction]))).toEqual([]);
  });
});

describe('categories', () => {
  test('are of the five realms: food, biomass, water, energy and others', () =>
    expect(realms).toEqual(['food', 'biomass', 'water', 'energy', 'others']));

  test.each(directions)('of %s cover the five realms, realm by realm, each with things to record', (direction) => {
    const inOrder = catalogues[direction].map(({ realm }) => realm);
    expect([...new Set(inOrder)]).toEqual([...realms]);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => realms.indexOf(a) - realms.indexOf(b)));
    expect(catalogues[direction].filter(({ subcategories }) => subcategories.length === 0)).toEqual([]);
  });

  test('of outputs hold the thirteen food categories', () => {
    const food = outputCategories.filter(({ realm }) => realm === 'food').map(({ id }) => id);
    expect(food).toEqual([
      'fruits_and_vegetables',
      'grains_and_cereals',
      'herbs_and_spices',
      'legumes_oils_nuts_and_seeds',
      'sap_and_sugar',
      'farm_meats',
      'eggs',
      'dairy',
      'fish_and_seafood',
      'mushrooms_and_fungi',
      'flowers',
      'algae',
      'insects',
      'prepared_foods_and_drinks',
    ]);
  });

  test.each(directions)('every subcategory of %s offers existing units, each once', (direction) => {
    const wrong = subcategoriesOf(catalogues[direction]).filter(
      (entry) =>
        entry.units.length === 0 ||
        entry.units.some((id) => !unit(id)) ||
        new Set(entry.units).size < entry.units.length,
    );
    expect(wrong).toEqual([]);
  });
});

describe('look-ups', () => {
  test('a subcategory knows its category, realm and units', () => {
    expect(inputSubcategory('farm_diesel')).toMatchObject({
      id: 'farm_diesel',
      category: { id: 'motor_fuels', name: { fr: 'Carburants et lubrifiants' } },
      realm: 'energy',
      units: ['litre', 'hectolitre', 'cubic_metre', 'us_gallon', 'imperial_gallon'],
    });
    expect(outputSubcategory('maple_syrup')).toMatchObject({ realm: 'food', category: { id: 'sap_and_sugar' } });
    expect(unit('us_gallon')).toMatchObject({ unitType: 'volume', symbol: { fr: 'gal US' } });
  });

  test('the id of a category is not the id of something to record', () => {
    expect(inputSubcategory('motor_fuels')).toBeUndefined();
    expect(outputSubcategory('sap_and_sugar')).toBeUndefined();
  });

  test.each(['', 'Farm_Diesel', '__proto__', 'constructor', 'toString'])('nothing is found under %j', (id) => {
    expect([unit(id), inputSubcategory(id), outputSubcategory(id)]).toEqual([undefined, undefined, undefined]);
  });

  test('ids are known to the compiler, so seeds and fixtures cannot misspell them', () => {
    const input: InputSubcategoryId = 'hay_mulch';
    const output: OutputSubcategoryId = 'hay';
    // @ts-expect-error there is no such input
    const misspelt: InputSubcategoryId = 'hay_mluch';
    expect([input, output, misspelt].map((id) => id.startsWith('hay'))).toEqual([true, true, true]);
  });

  test('lists speak the reader’s language', () => {
    const seeds = { id: 'seeds', realm: 'food' };
    expect(localizedInputCategories('en')[0]).toMatchObject({ ...seeds, name: 'Seeds' });
    expect(localizedInputCategories('fr')[0]).toMatchObject({ ...seeds, name: 'Semences' });
    const [honey] = localizedOutputCategories('fr').flatMap((c) => c.subcategories.filter(({ id }) => id === 'honey'));
    expect(honey).toMatchObject({ name: 'Miel' });
    expect(honey?.units[2]).toEqual({
      id: 'jar',
      symbol: 'pot',
      symbolPlural: 'pots',
      name: 'pot',
      unitType: 'count',
    });
  });
});

test.each(directions.flatMap((direction) => languages.map((language) => [direction, language] as const)))(
  'no two %s are called the same in %s, as they stand alone in tables, charts and choices',
  (direction, language) => {
    const names = subcategoriesOf(catalogues[direction]).map(({ name }) => name[language].toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);
