import { describe, expect, test } from '@jest/globals';
import { localizedInputCategories, localizedUnits, type Language } from '@terroir/reference';
import { proposer } from './proposals.ts';

const inputs = (language: Language) =>
  proposer(
    localizedInputCategories(language).flatMap(({ name: group, keywords: groupWords, subcategories }) =>
      subcategories.map(({ id, name, keywords }) => ({ id, name, keywords, group: [group, ...groupWords] })),
    ),
  );

describe.each(['en', 'fr'] as const)('words of the books, in %s', (language) => {
  const propose = inputs(language);

  test.each([
    ['Compost', 'compost'],
    ['Potash fertilizer', 'potash_fertiliser'],
    ['engrais potassiques', 'potash_fertiliser'],
    ['potasse', 'potash_fertiliser'],
  ])('%s is surely %s', (text, id) => expect(propose(text)).toEqual({ id, sure: true }));

  test.each([
    ['Coop Unifrontières: 20 sacs Acti-Sol', 'organic_fertiliser'],
    ['facture 1234 chaux dolomitique', 'lime'],
    ['2 tonnes de nitrate', 'nitrogen_fertiliser'],
  ])('%s may be %s', (text, id) => expect(propose(text)).toEqual({ id, sure: false }));

  test.each(['', '12', 'xyzzy', 'de la', '???'])('%j proposes nothing', (text) => expect(propose(text)).toBeNull());
});

test('units are found by symbol and by word in both languages', () => {
  const propose = proposer(
    localizedUnits('fr').map(({ id, name, symbol, symbolPlural }) => ({ id, name, keywords: [symbol, symbolPlural] })),
  );
  expect(['kg', 'Kilogrammes', 'L', 'litre', 'sacs', 't'].map((text) => propose(text)?.id)).toEqual([
    'kilogram',
    'kilogram',
    'litre',
    'litre',
    'bag',
    'tonne',
  ]);
});
