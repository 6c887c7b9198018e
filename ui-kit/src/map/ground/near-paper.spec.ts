import { expect, test } from '@jest/globals';
import type { Town } from './ground.ts';
import { project, stretchAt } from '../mercator.ts';
import { directionsFrom, groundOf } from './near-paper.ts';

const town = (name: string, lng: number, lat: number): Town => ({ name, at: [lng, lat], size: 2 });
const centre = project([-71.9, 45.4]);
const half: [number, number] = [1000, 1000];

test('towns out of sight are named nearest first, one for each direction, with their distance', () => {
  const found = directionsFrom(
    centre,
    half,
    [town('far east', -71.5, 45.4), town('north', -71.9, 45.5), town('east', -71.8, 45.4), town('here', -71.9, 45.401)],
    stretchAt(45.4),
  );
  expect(found.map(({ town }) => town.name)).toEqual(['east', 'north']);
  expect(found[0]?.metres).toBeCloseTo(7817, -2);
});

test('the ground under a name is that of its pixels, north up', () => {
  const frame = { size: [400, 300], viewState: { center: [1000, 2000], resolution: 2 } } as Parameters<
    typeof groundOf
  >[2];
  expect(groundOf([200, 150], 50, frame)).toEqual([900, 1976, 1100, 2024]);
  expect(groundOf([400, 0], 50, frame)).toEqual([1300, 2276, 1500, 2324]);
});
