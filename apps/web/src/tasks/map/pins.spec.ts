import { expect, test } from '@jest/globals';
import type { TaskRow } from '../task/task.ts';
import { pinId, pinsOf, placeOfItem } from './pins.ts';

const on = (id: string, ...places: readonly string[]): TaskRow =>
  ({
    id,
    name: id,
    locations: places.map((place, nth) => ({
      id: place,
      locatableId: place,
      locatableType: 'Plot',
      coordinates: [-72 - nth, 45],
    })),
  }) as unknown as TaskRow;

test('a place has one pin, with each of its tasks in their order, and a task has a pin on each of its places', () => {
  const pins = pinsOf([on('weed', 'north', 'south'), on('fence', 'south'), on('office')]);
  expect(pins.map(({ id, at, tasks }) => [id, at, tasks.map(({ name }) => name)])).toEqual([
    ['north', [-72, 45], ['weed']],
    ['south', [-73, 45], ['weed', 'fence']],
  ]);
});

test('a pin and the plot under it lead to the same place', () => {
  expect([placeOfItem(pinId('north')), placeOfItem('north')]).toEqual(['north', 'north']);
});
