/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { keptDrawing } from './kept-drawing.ts';

const points = [
  [-71.9, 45.4],
  [-71.8, 45.4],
];

test('a drawing comes back as it was kept, open or closed, new or of an area', () => {
  expect(keptDrawing({ area: 'plot-1', points, closed: true })).toEqual({ area: 'plot-1', points, closed: true });
  expect(keptDrawing({ area: null, points, closed: false })).toEqual({ area: null, points, closed: false });
});

test.each([
  ['nothing', undefined],
  ['a text', 'points'],
  ['no points', { area: null, points: [], closed: false }],
  ['points that are none', { area: null, points: [[1, 'a']], closed: true }],
  ['numbers that are none', { area: null, points: [[1, null]], closed: true }],
])('%s is no drawing', (_, kept) => expect(keptDrawing(kept)).toBeNull());
