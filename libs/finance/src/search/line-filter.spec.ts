import { describe, expect, test } from '@jest/globals';
import { inputSubcategory, type Language } from '@terroir/reference';
import { columnsOf, type SearchedLine } from './line-columns.ts';
import { filters, lineFilter, type LineFilter } from './line-filter.ts';
import { searchedText } from './line-words.ts';

const line = (subcategoryId: string, notes: string, costCents = 10_000, occurredOn = '2026-05-01') => ({
  row: { subcategoryId, costCents, occurredOn },
  words: searchedText(notes),
});
const compost = line('compost', 'Livré en vrac par l’Érablière Côté');
const diesel = line('farm_diesel', 'Tractor', 25_050, '2026-06-15');
const lost = line('guano', 'From the old catalogue', 1);
const books = [compost, diesel, lost];
const found = (filter: LineFilter, language: Language = 'en', lines: readonly SearchedLine[] = books) => {
  const isFound = lineFilter(filter, inputSubcategory, language, columnsOf(lines));
  return lines.filter((_, index) => isFound(index)).map(({ row }) => row.subcategoryId);
};

describe('a filter of the books', () => {
  test.each([
    ['livre vrac', ['compost']],
    ['VRAC livré', ['compost']],
    ['erabliere cote', ['compost']],
    ['compost vrac', ['compost']],
    ['composts', ['compost']],
    ['fumier', ['compost']],
    ['tract', ['farm_diesel']],
    ['tractors', ['farm_diesel']],
    ['actor', []],
    ['guano', ['guano']],
    ['compost tractor', []],
    ['  ', ['compost', 'farm_diesel', 'guano']],
    ['(((', []],
    ['🥕', []],
    ['tract (((', ['farm_diesel']],
  ])('finds by the words “%s”, whatever their accents, order and number', (q, ids) => {
    expect(found({ q })).toEqual(ids);
  });

  test.each([
    ['berry', 'Crates of berries', true],
    ['berries', 'One berry more', true],
    ['leaf', 'Leaves for mulch', true],
    ['leaves', 'Leaf mould', true],
    ['cheval', 'Foin des chevaux', true],
    ['chevaux', 'Selle de cheval', true],
    ['loaf', 'Two loaves', true],
    ['boxes', 'A box', true],
    ['box', 'Boxes', true],
    ['caf', 'Caves à fromage', false],
    ['rain-water', 'Rainwater barrel', true],
    ['rainwater', 'Rain-water barrel', true],
    ['rain water', 'Rain-water barrel', true],
    ['rainw', 'Rain-water barrel', true],
    ['rain-water barrels', 'Rainwater barrel', true],
    ['rain-water', 'Water after rain', true],
    ['rain-barrel', 'Rainwater barrel', true],
    ['rain-boots', 'Rainwater barrel', false],
    ['goutte-à-goutte', 'Tuyau goutte-à-goutte', true],
    ['gouttes à goutte', 'Tuyau goutte-à-goutte', true],
    ['1215', 'Rangs 12-15', false],
  ])('finds by “%s” in the details “%s”: %s', (q, notes, isFound) => {
    expect(found({ q }, 'en', [line('guano', notes)])).toEqual(isFound ? ['guano'] : []);
  });

  test('finds a word with a hyphen also where a category has it as one, and other words beside it', () => {
    const lines = [line('firewood', 'Pour le four à pain'), line('compost', 'Fire-wood ashes'), line('guano', '')];
    expect(found({ q: 'fire-wood' }, 'en', lines)).toEqual(['firewood', 'compost']);
    expect(found({ q: 'fire-wood pain' }, 'en', lines)).toEqual(['firewood']);
    expect(found({ q: 'ashes firewood' }, 'en', lines)).toEqual(['compost']);
  });

  test.each(['firewood', 'fire wood', 'fire-wood', 'farmdiesel'])(
    'finds a subcategory by “%s”, written as one, as two and with a hyphen',
    (q) => {
      const id = q === 'farmdiesel' ? 'farm_diesel' : 'firewood';
      expect(found({ q }, 'en', [...books, line('firewood', '')])).toEqual([id]);
    },
  );

  test.each([
    ['de la', 'fr', ['compost']],
    ['De LA', 'fr', ['compost']],
    ['of the', 'en', ['farm_diesel']],
    ['the of', 'en', ['farm_diesel']],
    ['with', 'en', []],
    ['avec', 'fr', []],
    ['la cour', 'fr', ['compost']],
    ['with cour', 'en', ['compost']],
  ] as const)(
    'finds by “%s” (%s) the lines that contain words that only join others, where nothing else is typed',
    (q, language, ids) => {
      const tarp = line('mulch_film_and_tarps', 'Delaware, label, ofthe');
      const yard = line('compost', 'Livré au fond de la cour');
      const pump = line('farm_diesel', 'Pump of the barn');
      expect(found({ q }, language, [tarp, yard, pump])).toEqual(ids);
    },
  );

  test('finds words that only join others in the name of a category as it is read', () => {
    const labour = line('own_and_family_labour', '');
    expect(found({ q: 'and' }, 'en', [labour])).toHaveLength(1);
    expect(found({ q: 'and' }, 'fr', [labour])).toHaveLength(0);
    expect(found({ q: 'et' }, 'fr', [labour])).toHaveLength(1);
  });

  test.each([
    ['eau', 'fr', ['irrigation_municipal_water']],
    ['ail', 'fr', []],
    ['rese', 'fr', ['grid_electricity', 'irrigation_municipal_water']],
    ['work', 'en', ['protective_clothing']],
    ['ork', 'en', []],
  ] as const)('finds by “%s” (%s) no letters inside a word of a category', (q, language, ids) => {
    const all = ['grid_electricity', 'irrigation_municipal_water', 'potting_mix', 'protective_clothing'];
    const lines = all.map((id) => line(id, ''));
    expect(found({ q }, language, lines)).toEqual(ids);
  });

  test('finds a category by its name in either language', () => {
    expect(found({ q: 'carburants' }, 'en')).toEqual(found({ q: 'fuels' }, 'fr'));
    expect(found({ q: 'diesel' }, 'fr')).toEqual(['farm_diesel']);
  });

  test('takes a category and a subcategory alike, and one of several', () => {
    expect(found({ category: ['compost_and_manure'] })).toEqual(['compost']);
    expect(found({ category: ['compost'] })).toEqual(['compost']);
    expect(found({ category: ['compost', 'farm_diesel'] })).toEqual(['compost', 'farm_diesel']);
    expect(found({ category: ['guano'] })).toEqual(['guano']);
    expect(found({ category: ['moon_dust'] })).toEqual([]);
  });

  test('counts what the catalogue has lost among the others', () => {
    expect(found({ realm: ['biomass'] })).toEqual(['compost']);
    expect(found({ realm: ['others'] })).toEqual(['guano']);
    expect(found({ realm: ['biomass', 'energy'] })).toEqual(['compost', 'farm_diesel']);
  });

  test('has both days of its period and both bounds of its amounts in it', () => {
    expect(found({ from: '2026-06-15', to: '2026-06-15' })).toEqual(['farm_diesel']);
    expect(found({ from: '2026-06-16' })).toEqual([]);
    expect(found({ to: '2026-06-14' })).toEqual(['compost', 'guano']);
    expect(found({ min: 250.5, max: 250.5 })).toEqual(['farm_diesel']);
    expect(found({ min: 250.51 })).toEqual([]);
    expect(found({ max: 100 })).toEqual(['compost', 'guano']);
    expect(found({ max: 99.99 })).toEqual(['guano']);
  });

  test('asks for everything that it says at once', () => {
    expect(found({ q: 'vrac', realm: ['energy'] })).toEqual([]);
    expect(found({ q: 'vrac', realm: ['biomass'], category: ['compost'], from: '2026-05-01', min: 100 })).toEqual([
      'compost',
    ]);
  });

  test.each([
    [{}, false],
    [{ q: ' ', realm: [], category: [] }, false],
    [{ q: 'a' }, true],
    [{ min: 0 }, true],
    [{ to: '2026-01-01' }, true],
    [{ category: ['compost'] }, true],
  ])('%j looks for something: %s', (filter, expected) => {
    expect(filters(filter)).toBe(expected);
  });
});
