import { describe, expect, test } from '@jest/globals';
import { outlineOf, reduceOutline, startHistory, type OutlineAction, type OutlineHistory } from './outline.ts';
import type { LonLat } from '../world.ts';

const corners: LonLat[] = [
  [-71.9, 45.4],
  [-71.8, 45.4],
  [-71.8, 45.5],
];
const after = (actions: readonly OutlineAction[], start: OutlineHistory = startHistory()) =>
  actions.reduce(reduceOutline, start);
const placed = corners.map((at): OutlineAction => ({ type: 'place', at }));
const extra: LonLat = [-71.9, 45.5];

describe('an outline', () => {
  test('closes from three points on', () => {
    expect(after([...placed.slice(0, 2), { type: 'close' }]).present.closed).toBe(false);
    expect(after([...placed, { type: 'close' }]).present).toEqual({ points: corners, closed: true });
  });
  test('takes no further point once it is closed, but points between its own', () => {
    const closed = after([...placed, { type: 'close' }]);
    expect(after([{ type: 'place', at: extra }], closed)).toBe(closed);
    expect(after([{ type: 'insert', index: 3, at: extra }], closed).present.points).toEqual([...corners, extra]);
  });
  test('does not take the same point twice in a row', () => {
    expect(after([...placed, { type: 'place', at: [-71.8, 45.500_000_01] }]).present.points).toHaveLength(3);
  });
  test('keeps three points while it is closed', () => {
    const closed = startHistory(corners);
    expect(after([{ type: 'remove', index: 1 }], closed)).toBe(closed);
    expect(after([{ type: 'remove', index: 1 }], startHistory([...corners, extra])).present.points).toHaveLength(3);
  });
  test('keeps seven decimals', () => {
    expect(after([{ type: 'place', at: [1.234_567_891, 2.345_678_912] }]).present.points).toEqual([
      [1.2345679, 2.3456789],
    ]);
  });
  test('is read without the repeated last point', () => {
    expect(outlineOf([...corners, [-71.9, 45.4]])).toEqual({ points: corners, closed: true });
  });
});

describe('undo and redo', () => {
  test('walk through every change, closing and clearing included', () => {
    const cleared = after([...placed, { type: 'close' }, { type: 'clear' }]);
    expect(cleared.present.points).toEqual([]);
    const back = after([{ type: 'undo' }], cleared);
    expect(back.present).toEqual({ points: corners, closed: true });
    const open = after([{ type: 'undo' }, { type: 'undo' }], back);
    expect(open.present).toEqual({ points: corners.slice(0, 2), closed: false });
    expect(after([{ type: 'redo' }, { type: 'redo' }, { type: 'redo' }], open).present).toEqual(cleared.present);
  });
  test('nothing is left to redo once something else was done', () => {
    const other = after([...placed, { type: 'undo' }, { type: 'place', at: extra }]);
    expect(other.future).toEqual([]);
    expect(reduceOutline(other, { type: 'redo' })).toBe(other);
  });
  test('what changes nothing is nothing to undo', () => {
    expect(after([{ type: 'close' }, { type: 'clear' }, { type: 'move', index: 4, at: extra }]).past).toEqual([]);
    expect(after([{ type: 'move', index: 0, at: [-71.9, 45.4] }], startHistory(corners)).past).toEqual([]);
  });
});
