import { expect, test } from '@jest/globals';
import { calendarFile, type CalendarKind } from './calendar-rows.ts';

const kinds: readonly CalendarKind[] = [
  { key: 'keeper', label: 'Keeper on site', from: 'Keeper from', to: 'Keeper to', series: 'leaf', drawn: 'solid' },
  { key: 'open', label: 'Open to guests', from: 'Opens', to: 'Closes', series: 'clay', drawn: 'outline' },
];
const span = (kind: string, from: number, to: number) => ({ kind, from, to, text: `day ${from} to ${to}` });

test('the file of a calendar has dates that a spreadsheet sorts, over a leap day and the turn of a year', () => {
  const rows = [
    { key: '1', label: 'Ridge hut', detail: 'above the pines', spans: [span('keeper', 59, 366), span('open', 60, 60)] },
    { key: '2', label: 'Old mill', spans: [span('open', 0, 1)] },
  ];
  expect(calendarFile('2028-01-01', kinds, rows, { row: 'Hut', detail: 'Place' })).toEqual({
    columns: ['Hut', 'Place', 'Keeper from', 'Keeper to', 'Opens', 'Closes'].map((header) => ({ header })),
    rows: [
      ['Ridge hut', 'above the pines', '2028-02-29', '2029-01-01', '2028-03-01', '2028-03-01'],
      ['Old mill', '', '', '', '2028-01-01', '2028-01-02'],
    ],
  });
});

test('a row with several periods of a kind has a line for each', () => {
  const rows = [
    { key: '1', label: 'Lake hut', spans: [span('open', 0, 9), span('keeper', 5, 6), span('open', 20, 29)] },
  ];
  expect(calendarFile('2026-01-01', kinds, rows, { row: 'Hut', detail: 'Place' }).rows).toEqual([
    ['Lake hut', '', '2026-01-06', '2026-01-07', '2026-01-01', '2026-01-10'],
    ['Lake hut', '', '', '', '2026-01-21', '2026-01-30'],
  ]);
});
