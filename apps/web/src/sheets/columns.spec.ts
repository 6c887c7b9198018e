import { describe, expect, test } from '@jest/globals';
import { proposeMapping, rememberedOf, tableOf, type ColumnField } from './columns.ts';
import { readDelimited } from './delimited.ts';
import type { Sheet } from './sheet.ts';

const fields: readonly ColumnField[] = [
  { name: 'date', words: ['date', 'jour', 'day'], holds: 'date' },
  { name: 'category', words: ['subcategory', 'sous-catégorie', 'category', 'catégorie', 'type'], holds: 'text' },
  { name: 'notes', words: ['details', 'détails', 'description', 'notes'], holds: 'text' },
  { name: 'quantity', words: ['quantity', 'quantité', 'qté', 'qty'], holds: 'number' },
  { name: 'unit', words: ['unit', 'unité'], holds: 'text' },
  { name: 'cost', words: ['cost', 'coût', 'amount', 'montant', 'total'], holds: 'number' },
];
const table = (text: string) => {
  const { rows, ...read } = readDelimited(text);
  return tableOf({ rows, reading: { kind: 'text', encoding: null, ...read } } satisfies Sheet, fields);
};
/** Field → header of a proposal. */
const proposed = (text: string, remembered?: Record<string, string>) => {
  const read = table(text);
  return Object.fromEntries(
    Object.entries(proposeMapping(read, fields, (header) => remembered?.[header])).map(([field, index]) => [
      field,
      read.columns.find((column) => column.index === index)?.header,
    ]),
  );
};

describe('columns', () => {
  test.each([
    [
      'Date;Sous-catégorie;Détails;Quantité;Unité;Coût\n2026-05-12;Compost;vrac;12,5;t;437,50',
      { date: 'Date', category: 'Sous-catégorie', notes: 'Détails', quantity: 'Quantité', unit: 'Unité', cost: 'Coût' },
    ],
    [
      'Day,Type,Description,Qty,Units,Total amount ($)\n2026-05-12,Hay,x,1,t,2',
      { date: 'Day', category: 'Type', notes: 'Description', quantity: 'Qty', unit: 'Units', cost: 'Total amount ($)' },
    ],
    ['DATE,MONTANT,DESCRIPTION\n12/05/2026,"12,50",Essence', { date: 'DATE', cost: 'MONTANT', notes: 'DESCRIPTION' }],
  ])('are found by the words of their headers: %s', (text, mapping) => expect(proposed(text)).toEqual(mapping));

  test('are not proposed for what their cells are not', () =>
    expect(proposed('Amount,Total\nfive,5\nsix,6')).toEqual({ cost: 'Total' }));

  test('of days alone are found without a word', () =>
    expect(proposed('When,What,Cost\n2026-05-12,x,1\n2026-05-13,y,2')).toEqual({ date: 'When', cost: 'Cost' }));

  test('are what somebody said of the same headers before', () => {
    const text = 'Quand,Quoi,Combien\n2026-05-12,x,1';
    const read = table(text);
    const said = { date: 0, notes: 1, cost: 2 };
    expect(proposed(text, rememberedOf(read, said))).toEqual({ date: 'Quand', notes: 'Quoi', cost: 'Combien' });
    const ignored = rememberedOf(table('Date,Cost\n2026-05-12,1'), { date: 0 });
    expect(proposed('DATE;Coût;Cost\n2026-05-12;2;1', ignored)).toEqual({ date: 'DATE', cost: 'Coût' });
  });

  test('that differ by a small word alone are remembered each as what it was', () => {
    const read = table('Disponible du;Disponible au;Jour\n1;2;2026-05-12');
    expect(rememberedOf(read, { cost: 0, quantity: 1, date: 2 })).toEqual({
      'disponible du': 'cost',
      'disponible au': 'quantity',
      jour: 'date',
    });
  });

  test('with the same header are not remembered', () =>
    expect(rememberedOf(table('Cost,Cost,Day\n1,2,2026-05-12'), { cost: 0, date: 2 })).toEqual({ day: 'date' }));
});

describe('the header', () => {
  test('may come after the title of a print-out', () => {
    const read = table('Farm books 2026,,\nPrinted 2026-06-01,,\nDate,Notes,Cost\n2026-05-12,x,1');
    expect(read.columns.map(({ header }) => header)).toEqual(['Date', 'Notes', 'Cost']);
    expect(read.rows.map(({ number }) => number)).toEqual([4]);
  });

  test('may be missing: then every row is a row', () => {
    const read = table('2026-05-12,x,1\n2026-05-13,y,2');
    expect(read.columns.map(({ header }) => header)).toEqual(['', '', '']);
    expect(read.rows).toHaveLength(2);
  });

  test('may name a column twice', () =>
    expect(table('Cost,Cost\n1,2').columns).toEqual([
      { index: 0, header: 'Cost' },
      { index: 1, header: 'Cost' },
    ]));

  test('columns with neither a header nor anything in them are left out', () =>
    expect(table('Date,,Cost\n2026-05-12,,1').columns.map(({ index }) => index)).toEqual([0, 2]));
});
