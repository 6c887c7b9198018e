import { expect, test } from '@jest/globals';
import { formatter } from '../i18n/format.ts';
import { writeAmount } from './write-amount.ts';

const bunch = { symbol: 'botte', symbolPlural: 'bottes' };

test('a unit agrees with its number, and things that are counted have none', () => {
  const write = (value: number | null, unit: typeof bunch | null) =>
    writeAmount(formatter('fr', 'CAD'), 'fr', value, unit)?.replace('\u00A0', ' ');
  expect([write(1, bunch), write(1.5, bunch), write(4, bunch)]).toEqual(['1 botte', '1,5 botte', '4 bottes']);
  expect(write(3, { symbol: '#', symbolPlural: '#' })).toBe('3');
  expect(write(null, bunch)).toBeUndefined();
});
