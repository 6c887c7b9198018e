import { expect, test } from '@jest/globals';
import { bubbleShift, type Box } from './bubble-shift.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const frame = box(100, 50, 460, 640);
const buttons = box(500, 62, 48, 230);

test.each<[where: string, bubble: Box, shift: readonly number[]]>([
  ['in sight stays', box(150, 300, 300, 190), [0, 0]],
  ['over the left edge comes in', box(90, 300, 300, 190), [26, 0]],
  ['over the lower right corner comes in', box(400, 600, 300, 190), [-156, -116]],
  ['over the top comes in, beside the buttons', box(150, 0, 300, 190), [0, 66]],
  ['under the buttons goes beside them', box(230, 100, 300, 190), [-38, 0]],
  ['under the end of the buttons goes below them', box(230, 280, 300, 190), [0, 20]],
])('a bubble %s', (_where, bubble, shift) => expect(bubbleShift(bubble, frame, buttons)).toEqual(shift));

test('a bubble goes below the buttons of a map that is too narrow for both', () => {
  const phone = box(0, 0, 358, 520);
  expect(bubbleShift(box(40, 20, 300, 190), phone, box(298, 12, 48, 230))).toEqual([0, 230]);
});

test('a bubble is under the buttons only where there is no other room', () => {
  expect(bubbleShift(box(40, 20, 300, 190), box(0, 0, 358, 320), box(298, 12, 48, 230))).toEqual([0, 0]);
});
