import { expect, test } from '@jest/globals';
import { scaleOf } from './map-scale.ts';

test.each([
  [13.4, 1000, 75], // zoom 13 at 45° north
  [1.1, 100, 91],
  [2.3, 200, 87],
  [39_135, 2_000_000, 51],
])('at %d metres a pixel the scale is %d metres, drawn %d pixels long', (metresPerPixel, metres, pixels) => {
  expect(scaleOf(metresPerPixel)).toEqual({ metres, pixels });
});
