/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { squareAt } from '../../testing/land.ts';
import { areasOf, type PlotRow } from '../../places/area.ts';
import { subjectOf } from './session.ts';

const plot = (id: string, ring: readonly (readonly [number, number])[], zones: readonly object[] = []) =>
  ({ id, name: id, area: 1000, coordinates: ring, zones }) as unknown as PlotRow;
const home = plot('home', squareAt(0, 0), [
  { id: 'rye', name: 'rye', plotId: 'home', coordinates: squareAt(1, 0.5, 1) },
]);
const away = plot('away', squareAt(10, 0));

test('what begins inside a plot becomes a zone of it, and what begins outside of all a plot', () => {
  const begun = (position: [number, number]) => subjectOf({ area: null }, [home, away], position);
  expect(begun([-71.898, 45.401])).toMatchObject({ kind: 'zone', plot: { id: 'home' }, zone: null });
  expect(begun([-71.888, 45.401])).toMatchObject({ kind: 'zone', plot: { id: 'away' } });
  expect(begun([-71.893, 45.401])).toEqual({ kind: 'plot', plot: null });
  expect(subjectOf({ area: null }, [home, away], undefined)).toBeNull();
});

test('of plots that overlap the smallest takes the zone', () => {
  const small = { ...plot('small', squareAt(0, 0, 2)), area: 100 };
  expect(subjectOf({ area: null }, [home, small], [-71.8995, 45.4005])).toMatchObject({ plot: { id: 'small' } });
});

test('an area that is redrawn stays what it is, wherever its first point goes', () => {
  const [asPlot, asZone] = areasOf([home]);
  const outside: [number, number] = [-71, 45];
  expect(subjectOf({ area: asPlot ?? null }, [home], outside)).toEqual({ kind: 'plot', plot: home });
  expect(subjectOf({ area: asZone ?? null }, [home], outside)).toMatchObject({ kind: 'zone', zone: { id: 'rye' } });
});
