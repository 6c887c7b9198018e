import { expect, test } from '@jest/globals';
import type { Area } from '../../places/area.ts';
import { listedAreas, listedAtOnce } from './listed-areas.ts';

const plot = { kind: 'plot', id: 'plot', name: 'Le Ruisseau' } as Area;
const zones = Array.from(
  { length: 250 },
  (_, at) =>
    ({
      kind: 'zone',
      id: `zone-${at}`,
      name: `Érablière ${at}`,
      plot: { id: 'plot', name: 'Le Ruisseau' },
      zoneType: { id: 'woodland', name: 'Boisé' },
    }) as Area,
);
const areas = [plot, ...zones];
const ids = (words: string, selected: readonly string[] = []) =>
  listedAreas(areas, words, selected).listed.map(({ id }) => id);

test('the list has the first hundred areas, and counts them all', () => {
  expect(ids('')).toEqual(areas.slice(0, listedAtOnce).map(({ id }) => id));
  expect(listedAreas(areas, '', []).found).toBe(251);
});

test('an area that is selected on the map is listed wherever it stands', () => {
  expect(ids('', ['zone-240', 'zone-1']).slice(listedAtOnce)).toEqual(['zone-240']);
});

test('words find areas by their name without accents, by their plot and by their type', () => {
  expect(ids('erabliere 240')).toEqual(['zone-240']);
  expect(ids('ruisseau')[0]).toBe('plot');
  expect(listedAreas(areas, 'boise', []).found).toBe(250);
  expect(ids('blé')).toEqual([]);
});
