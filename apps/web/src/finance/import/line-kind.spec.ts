import { describe, expect, test } from '@jest/globals';
import { localizedInputCategories, localizedOutputCategories, type Language } from '@terroir/reference';
import type { Figures } from '../../records/figures.ts';
import type { Category } from '../lines/line.ts';
import type { Side } from '../lines/side.ts';
import { proposeMapping, tableOf } from '../../sheets/columns.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { lineKind } from './line-kind.ts';

const localized = { inputs: localizedInputCategories, outputs: localizedOutputCategories } as const;
const languages = ['en', 'fr'] as const;
const kindOf = (side: Side, language: Language) =>
  lineKind({
    side,
    categories: localized[side](language) as unknown as Category[],
    t: (key: string) => key,
    figures: {} as Figures,
    days: { first: '2000-01-01', today: '2026-05-01' },
  });
/** What a column of categories is understood as, where there is no other column. */
const understood = (side: Side, language: Language) => {
  const kind = kindOf(side, language);
  return (texts: Readonly<Record<string, string>>) => kind.understand('subCategoryId', texts, {});
};
const subcategoriesOf = (side: Side, language: Language) =>
  localized[side](language).flatMap(({ subcategories }) => subcategories);

/** Names that differ by a plural alone, an animal and its meat (porcs, porc): they stay guesses. */
const shared = new Set(['pork', 'live_pigs']);

describe.each(['inputs', 'outputs'] as const)('a column of categories of %s', (side) => {
  test.each(languages.flatMap((reader) => languages.map((written) => [reader, written] as const)))(
    'read in %s and written in %s is certain where it holds the name of one subcategory alone',
    (reader, written) => {
      const read = understood(side, reader);
      const unsure = subcategoriesOf(side, written).filter(({ id, name }) => {
        const found = read({
          category: name
            .toUpperCase()
            .normalize('NFD')
            .replace(/\p{Diacritic}/gu, ''),
        });
        return !found?.sure || found.value !== id;
      });
      expect(unsure.map(({ id }) => id).filter((id) => !shared.has(id))).toEqual([]);
    },
  );

  test.each(languages.flatMap((reader) => languages.map((written) => [reader, written] as const)))(
    'read in %s and written in %s proposes no other one for a name that several have',
    (reader, written) => {
      const read = understood(side, reader);
      const others = subcategoriesOf(side, written)
        .map(({ id, name }) => [id, name, read({ category: name })] as const)
        .filter(([id, , found]) => found && found.value !== id);
      expect(others.map(([id, , found]) => [id, found])).toEqual([]);
    },
  );

  test.each(languages)('in %s is no certainty where it names a whole category', (language) => {
    const read = understood(side, language);
    const names = localized[side](language).map(({ name }) => name);
    expect(names.filter((name) => read({ category: name })?.sure)).toEqual([]);
  });
});

test.each(languages)('charcoal that was bought is a guess in %s: for the soil or for the fire', (language) =>
  expect(understood('inputs', language)({ category: 'charcoal' })?.sure ?? false).toBe(false),
);

test.each(languages)('the first word of a whole category is no certainty in %s, and the details decide', (language) => {
  const notes = 'Diesel coloré pour le tracteur';
  for (const category of ['Carburants', 'Carburant', 'Fuel'])
    expect(understood('inputs', language)({ category, notes })).toEqual({ value: 'farm_diesel', sure: false });
});

test('what stands in the column of subcategories goes before the category', () => {
  const read = understood('inputs', 'fr');
  expect(read({ category: 'Compost', subCategoryId: 'Lime and wood ash' })).toEqual({ value: 'lime', sure: true });
  expect(read({ category: 'Compost', subCategoryId: 'de chez Roy' })).toEqual({ value: 'compost', sure: true });
});

test('a word of every trade in the notes proposes no category', () => {
  expect(understood('inputs', 'fr')({ category: 'Truc inconnu', notes: 'Achat 49' })).toBeNull();
  expect(understood('inputs', 'en')({ category: 'Unheard of', notes: 'Purchase 49' })).toBeNull();
});

test.each([
  ['Date d’achat,Catégorie,Sous-catégorie,Fournisseur,Qté,Unité,Montant'],
  ['Jour,Poste,Article,Description,Nombre,Mesure,Coût total'],
  ['Date,Rubrique,Produit,Libellé,Quantité,Format,Prix'],
  ['Invoice date,Category,Item,Vendor,Qty,Unit,Amount'],
  ['Day,Account,Type,Memo,Number,Measure,Expense'],
])('the headers %s go each into its field', (headers) => {
  const { fields } = kindOf('inputs', 'fr');
  const rows = [headers.split(','), ['2026-05-12', 'x', 'y', 'z', '12', 'kg', '3.5']];
  const table = tableOf({ rows: rows.map((cells, at) => ({ number: at + 1, cells })) } as unknown as Sheet, fields);
  const names = ['occurredOn', 'category', 'subCategoryId', 'notes', 'quantityRaw', 'unitId', 'cost'];
  expect(proposeMapping(table, fields)).toEqual(Object.fromEntries(names.map((name, at) => [name, at])));
});
