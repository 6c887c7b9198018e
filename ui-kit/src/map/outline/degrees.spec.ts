import { expect, test } from '@jest/globals';
import { readDegrees, readPair } from './degrees.ts';

test.each([
  ['45.4042', 45.4042],
  ['45,4042', 45.4042],
  [' −12.5° ', -12.5],
  ['45.404', 45.404], // never forty-five thousand
  ['85', 85],
])('%s is %d degrees of latitude', (text, degrees) => {
  expect(readDegrees(text, 'latitude')).toBe(degrees);
});
test.each(['', '86', '45 404', 'north', '4.5.1', '1e1'])('«%s» is no latitude', (text) => {
  expect(readDegrees(text, 'latitude')).toBeNull();
});
test.each(['45.4042, -71.8929', '45,4042; -71,8929', '45.4042 -71.8929', '45.4042,-71.8929', '45.4042° −71.8929°'])(
  '%s is a pair of latitude and longitude',
  (text) => expect(readPair(text)).toEqual([-71.8929, 45.4042]),
);
test.each(['45.4042', '45,4042', '95, 10', 'a, b'])('%s is no pair', (text) => expect(readPair(text)).toBeNull());
