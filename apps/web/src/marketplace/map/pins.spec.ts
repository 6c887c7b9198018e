import { expect, test } from '@jest/globals';
import type { WareRow } from '../wares/ware.ts';
import { pinsOf } from './pins.ts';

const ware = (id: string, producerId: string, lat: number) =>
  ({ id, producerId, producer: `Ferme ${producerId}`, location: { lat, lng: -72 }, website: null }) as WareRow;

test('a producer has one pin, where it is shown, with all that is found of it', () => {
  const pins = pinsOf([ware('a', 'one', 45.5), ware('b', 'two', 45.6), ware('c', 'one', 45.5)]);
  expect(pins.map(({ point, wares }) => [point.id, point.at, wares.map(({ id }) => id)])).toEqual([
    ['one', [-72, 45.5], ['a', 'c']],
    ['two', [-72, 45.6], ['b']],
  ]);
});
