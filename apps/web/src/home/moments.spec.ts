import { expect, test } from '@jest/globals';
import { balanceOf, moments } from './moments.ts';

test('a correction replaces, a removal takes away and its undoing brings back: the last word on a line counts', () => {
  expect(moments.map((_, now) => balanceOf(moments.slice(0, now + 1)))).toEqual([
    { cost: 180, revenue: 0 },
    { cost: 492.5, revenue: 0 },
    { cost: 477.5, revenue: 0 },
    { cost: 165, revenue: 0 },
    { cost: 477.5, revenue: 0 },
    { cost: 477.5, revenue: 1240 },
  ]);
});
