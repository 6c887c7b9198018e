import { expect, test } from '@jest/globals';
import { wantedPath, wantedState } from './wanted-path.ts';

test('an address that was asked for is kept with its query and its place on the page', () => {
  const asked = { pathname: '/finances', search: '?as_of=2026-01-01T05:00:00.000Z', hash: '#outputs' };
  expect(wantedPath(wantedState(asked))).toBe('/finances?as_of=2026-01-01T05:00:00.000Z#outputs');
});

test.each([
  null,
  undefined,
  'text',
  {},
  { wanted: null },
  { wanted: '' },
  { wanted: 'finances' },
  { wanted: 'https://evil.example/' },
  { wanted: '//evil.example' },
  { wanted: '/\\evil.example' },
])('%j leads to the dashboard', (state) => {
  expect(wantedPath(state)).toBe('/dashboard');
});
