import { expect, test } from '@jest/globals';
import { placeOf, searchOf } from './calendar-address.ts';

const of = (text: string) => placeOf(new URLSearchParams(text), '2026-05-06');

test.each([
  ['', { view: 'month', date: '2026-05-06' }],
  ['view=week&date=2026-02-28', { view: 'week', date: '2026-02-28' }],
  ['view=year&date=2026-02-30', { view: 'month', date: '2026-05-06' }],
  ['view=day&date=tomorrow', { view: 'day', date: '2026-05-06' }],
])('an address that says “%s” shows a view and a date that there are', (text, place) => {
  expect(of(text)).toEqual(place);
});

test('what else an address says stays in it', () => {
  expect(searchOf({ view: 'day', date: '2026-05-06' }, new URLSearchParams('q=x&view=week'))).toBe(
    '?q=x&view=day&date=2026-05-06',
  );
});
