import { describe, expect, test } from '@jest/globals';
import { keptStretches, piecesOf } from './rows-in-sight.ts';

describe('which rows of a long table are in the document', () => {
  test('those near, the first, the last, and around the focus, in order and each once', () => {
    expect(keptStretches([50, 51, 52], 100, 7)).toEqual([0, 6, 7, 8, 50, 51, 52, 99]);
    expect(keptStretches([0, 1, 2], 100, 1)).toEqual([0, 1, 2, 99]);
  });

  test('none beyond the ends', () => {
    expect(keptStretches([8, 9], 10, 9)).toEqual([0, 8, 9]);
    expect(keptStretches([0], 1, 0)).toEqual([0]);
    expect(keptStretches([], 0, null)).toEqual([]);
  });
});

describe('the room in place of those that are not', () => {
  const grid = { estimate: 50, width: 900 };

  test('is as high as they are', () => {
    const stretches = [
      { index: 0, start: 100, end: 150 },
      { index: 10, start: 600, end: 650 },
      { index: 11, start: 650, end: 700 },
    ];
    expect(piecesOf(stretches, 12, { ...grid, lanes: 1, gap: 0 })).toEqual([
      { kind: 'row', place: 0, index: 0 },
      { kind: 'room', after: 0, height: 450 },
      { kind: 'row', place: 10, index: 10 },
      { kind: 'row', place: 11, index: 11 },
    ]);
  });

  test('leaves the gaps of cards out, and cards beside each other are one stretch', () => {
    const stretches = [
      { index: 0, start: 0, end: 200 },
      { index: 2, start: 424, end: 624 },
    ];
    expect(piecesOf(stretches, 5, { ...grid, lanes: 2, gap: 12 })).toEqual([
      { kind: 'row', place: 0, index: 0 },
      { kind: 'row', place: 1, index: 0 },
      { kind: 'room', after: 0, height: 200 },
      { kind: 'row', place: 4, index: 2 },
    ]);
  });
});
