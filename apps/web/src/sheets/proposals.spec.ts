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
  ])('%s is surely %s', (text, id) => expect(propose(text)).toMatchObject({ id, sure: true }));

  test.each([
    ['Coop Unifrontières: 20 sacs Acti-Sol', 'organic_fertiliser'],
    ['facture 1234 chaux dolomitique', 'lime'],
    ['2 tonnes de nitrate', 'nitrogen_fertiliser'],
  ])('%s may be %s', (text, id) => expect(propose(text)).toEqual({ id, sure: false }));

  test.each([
    ['diesel de ferme', 'farm_diesel'],
    ['Diesel de la ferme, 500 L', 'farm_diesel'],
    ['diesel coloré', 'farm_diesel'],
    ['diesel marqué', 'farm_diesel'],
    ['diesel agricole', 'farm_diesel'],
    ['gazole agricole', 'farm_diesel'],
    ['GNR', 'farm_diesel'],
    ['gazole non routier', 'farm_diesel'],
    ['fuel', 'farm_diesel'],
    ['farm fuel', 'farm_diesel'],
    ['dyed diesel', 'farm_diesel'],
    ['off-road diesel', 'farm_diesel'],
    ['diesel', 'farm_diesel'],
    ['Diesel 500 L', 'farm_diesel'],
    ['Sonic diesel', 'farm_diesel'],
    ['gazole', 'farm_diesel'],
    ['Gazole 200 litres', 'farm_diesel'],
    ['diesel routier', 'road_diesel'],
    ['Road diesel', 'road_diesel'],
    ['diesel clair', 'road_diesel'],
    ['gasoil', 'road_diesel'],
    ['essence de ferme', 'gasoline'],
    ['essence colorée', 'gasoline'],
    ['carburant ferme', 'farm_diesel'],
    ['carburants', 'farm_diesel'],
    ['location d’outils attelés', 'implement_rental'],
    ['charrue', 'implements'],
  ])('%s is first taken for %s', (text, id) => expect(propose(text)?.id).toBe(id));

  test('what is called the same as another is a guess among these', () => {
    expect(propose('fuel')?.sure).toBe(false);
    expect(propose('carburants')?.sure).toBe(false);
    expect(propose('GNR')?.sure).toBe(false);
  });

  test.each(['', '12', 'xyzzy', 'de la', '???'])('%j proposes nothing', (text) => expect(propose(text)).toBeNull());

  test.each(['Truc inconnu Achat 49', 'purchases', 'Ventes', 'sale 12', 'Facture 1234', 'invoice', 'Payment', 'frais'])(
    '%j is a word of every trade and proposes nothing',
    (text) => expect(propose(text)).toBeNull(),
  );

  test.each([
    ['achat de terre à Saint-Rémi', 'land_purchase'],
    ['facture d’électricité', 'grid_electricity'],
  ])('%s says what was bought, and may be %s', (text, id) => expect(propose(text)?.id).toBe(id));
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
