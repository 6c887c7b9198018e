/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { PlotRow, ZoneRow } from '../../places/area.ts';
import { withZoneChanges } from './with-zone-changes.ts';

const zone = (id: string, plotId: string, name = id) => ({ id, plotId, name }) as unknown as ZoneRow;
const plot = (id: string, ...zones: readonly ZoneRow[]) => ({ id, zones }) as unknown as PlotRow;
const land = [plot('a', zone('one', 'a'), zone('two', 'a')), plot('b')];
const ids = (plots: readonly PlotRow[]) => plots.map(({ zones }) => zones.map(({ id, name }) => `${id} ${name}`));

test('a change of a zone shows in its plot, and other plots stay the same objects', () => {
  const shown = withZoneChanges(land, [{ kind: 'correct', row: zone('two', 'a', 'new') }]);
  expect(ids(shown)).toEqual([['one one', 'two new'], []]);
  expect(shown[1]).toBe(land[1]);
});

test('a zone comes, goes, and moves to another plot', () => {
  expect(ids(withZoneChanges(land, [{ kind: 'create', row: zone('three', 'b') }]))[1]).toEqual(['three three']);
  expect(ids(withZoneChanges(land, [{ kind: 'remove', row: zone('one', 'a') }]))[0]).toEqual(['two two']);
  expect(ids(withZoneChanges(land, [{ kind: 'correct', row: zone('one', 'b') }]))).toEqual([['two two'], ['one one']]);
});
