/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { inAcres, inHectares, landFormatter } from './use-land-figures.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const [english, french] = [landFormatter('en'), landFormatter('fr')];

test('areas are written in hectares and acres to 0.01, in both languages', () => {
  expect([english.area(12_345.6), french.area(12_345.6)].map(plain)).toEqual([
    '1.23 ha (3.05 ac)',
    '1,23 ha (3,05 ac)',
  ]);
  expect([inHectares(12_345.6), inAcres(12_345.6)]).toEqual([1.23, 3.05]);
});

test('lengths are in kilometres above 1,000 m, else in metres, and in yards too', () => {
  expect([english.length(412.54), french.length(412.54)].map(plain)).toEqual(['412.5 m (451 yd)', '412,5 m (451 vg)']);
  expect(plain(english.length(1000))).toBe('1,000 m (1,094 yd)');
  expect(plain(english.length(1834))).toBe('1.83 km (2,006 yd)');
});
