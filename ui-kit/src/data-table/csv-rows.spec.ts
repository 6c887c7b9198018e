import { expect, test } from '@jest/globals';
import { csvRows } from './csv-rows.ts';

test('one column of the table may be several in the CSV, one that sorts is one, the rest are left out', () => {
  const columns = [
    { headerName: 'Name', valueGetter: (row: { name: string; kg: number }) => row.name },
    { headerName: 'Picture' },
    {
      headerName: 'Quantity',
      csv: [
        { header: 'Quantity', cell: (row: { kg: number }) => row.kg },
        { header: 'Unit', cell: () => 'kg' },
      ],
    },
  ];
  expect(csvRows(columns, [{ name: 'Hay', kg: 12.5 }])).toEqual([
    ['Name', 'Quantity', 'Unit'],
    ['Hay', 12.5, 'kg'],
  ]);
});
