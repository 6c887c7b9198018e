/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Area } from '../../places/area.ts';
import { styleOf, stylesBody, withChange } from './pending-styles.ts';

const area = (id: string, kind: Area['kind'], style: object | null = null) =>
  ({ id, kind, style, zoneTypeIdentifier: 'cropland' }) as unknown as Area;
const kept = {
  color: '#112233',
  fill: '#112233',
  stroke: '#445566',
  strokeWidth: 2,
  opacity: 0.5,
  pattern: 'dots',
  priority: 7,
};
const [home, rye] = [area('home', 'plot'), area('rye', 'zone', kept)];

test('several areas change at once, each from what it is', () => {
  const pending = withChange(new Map(), [home, rye], { pattern: 'hatch' });
  expect(pending.get('rye')).toEqual({ ...styleOf(rye), pattern: 'hatch' });
  expect(pending.get('home')).toEqual({ ...styleOf(home), pattern: 'hatch' });
});

test('a change that is taken back leaves nothing to save', () => {
  const pending = withChange(new Map(), [rye], { opacity: 0.8 });
  expect(pending.size).toBe(1);
  expect(withChange(pending, [rye], { opacity: 0.5 }).size).toBe(0);
});

test('all changed areas go in one body, plots and zones apart, without those that are gone', () => {
  const pending = withChange(new Map(), [home, rye, area('gone', 'zone')], { opacity: 0.9 });
  expect(stylesBody(pending, [home, rye])).toEqual({
    features: {
      plots: { home: { ...styleOf(home), opacity: 0.9 } },
      zones: { rye: { ...styleOf(rye), opacity: 0.9 } },
    },
  });
});
