import { describe, expect, test } from '@jest/globals';
import { proposeMapping, tableOf, type ColumnField } from '../../sheets/columns.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { headerWords } from './header-words.ts';

type Name = keyof typeof headerWords;
const dates: readonly string[] = ['productionFrom', 'productionTo', 'availabilityFrom', 'availabilityTo'];
const fields = (Object.keys(headerWords) as Name[]).map((name): ColumnField => ({
  name,
  words: headerWords[name],
  holds: dates.includes(name) ? 'date' : ['quantityRaw', 'cost', 'area'].includes(name) ? 'number' : 'text',
}));
/** What a cell of a field may be. */
const cellOf = (name: Name): string => {
  const { holds } = fields.find((field) => field.name === name) ?? {};
  return holds === 'date' ? '2026-05-12' : holds === 'number' ? '12.5' : 'x';
};
/** The fields that headers go into, in their order. */
function fieldsOf(columns: readonly (readonly [header: string, holds: Name])[]): readonly (string | undefined)[] {
  const rows = [columns.map(([header]) => header), columns.map(([, name]) => cellOf(name))];
  const sheet = { rows: rows.map((cells, at) => ({ number: at + 1, cells })) } as unknown as Sheet;
  const mapping = proposeMapping(tableOf(sheet, fields), fields);
  return columns.map((_, at) => Object.entries(mapping).find(([, index]) => index === at)?.[0]);
}

test.each<readonly [Name, readonly string[]]>([
  ['productCategoryId', ['Catégorie', 'Category', 'Famille', 'Groupe']],
  ['productId', ['Culture', 'Légume', 'Légumes', 'Produit', 'Crop', 'Vegetable', 'Product', 'Espèce', 'Plante']],
  ['varietyId', ['Variété', 'Cultivar', 'Variety', 'Race', 'Breed', 'Var.']],
  [
    'productionTypeId',
    [
      'Type',
      'Type de production',
      'Production type',
      'Mode de production',
      'Mode',
      'Mode de culture',
      'Régie',
      'Method',
    ],
  ],
  ['quantityRaw', ['Rendement', 'Rendement prévu', 'Yield', 'Quantité', 'Qté', 'Qty', 'Récolte prévue', 'Volume']],
  ['quantityUnitId', ['Unité', 'Unit', 'Unités', 'Unité de rendement']],
  ['cost', ['Prix', 'Prix ($)', 'Price', 'Prix unitaire', 'Prix de vente', 'Tarif', 'Unit price']],
  ['area', ['Superficie', 'Superficie (m²)', 'Surface', 'Area', 'Acres', 'Hectares']],
  ['areaUnitId', ['Unité de superficie', 'Area unit', 'Unité de surface']],
  [
    'productionFrom',
    ['Semis', 'Plantation', 'Date de semis', 'Planting date', 'Sowing', 'Début de production', 'Début', 'Repiquage'],
  ],
  ['productionTo', ['Fin récolte', 'Fin de la récolte', 'End of harvest', 'Fin de production', 'Fin']],
  [
    'availabilityFrom',
    [
      'Début récolte',
      'Première récolte',
      'Dispo',
      'Disponible',
      'Disponibilité',
      'Available',
      'First harvest',
      'Début dispo',
    ],
  ],
  ['availabilityTo', ['Fin de disponibilité', 'Disponible jusqu’au', 'Available until', 'Fin dispo']],
  ['notes', ['Notes', 'Remarques', 'Details', 'Commentaires', 'Description']],
])('%s is what farmers call %j', (name, headers) => {
  // Beside the product, as a table has several columns.
  const other = name === 'productId' ? (['Prix', 'cost'] as const) : (['Produit', 'productId'] as const);
  expect(headers.filter((header) => fieldsOf([other, [header, name]])[1] !== name)).toEqual([]);
});

describe('the headers of a whole file', () => {
  test.each<readonly (readonly [string, Name])[]>([
    [
      ['Culture', 'productId'],
      ['Variété', 'varietyId'],
      ['Type', 'productionTypeId'],
      ['Superficie', 'area'],
      ['Rendement', 'quantityRaw'],
      ['Unité', 'quantityUnitId'],
      ['Prix', 'cost'],
      ['Semis', 'productionFrom'],
      ['Début récolte', 'availabilityFrom'],
      ['Fin récolte', 'productionTo'],
    ],
    [
      ['Légume', 'productId'],
      ['Cultivar', 'varietyId'],
      ['Mode de production', 'productionTypeId'],
      ['Plantation', 'productionFrom'],
      ['Dispo', 'availabilityFrom'],
      ['Fin dispo', 'availabilityTo'],
      ['Unité', 'quantityUnitId'],
      ['Quantité', 'quantityRaw'],
    ],
    [
      ['Type', 'productionTypeId'],
      ['Product type', 'productCategoryId'],
      ['Product', 'productId'],
      ['Production start', 'productionFrom'],
      ['Production end', 'productionTo'],
    ],
  ])('go each into its field: %j …', (...columns) => {
    expect(fieldsOf(columns)).toEqual(columns.map(([, name]) => name));
  });
});
