import { expect, test } from '@jest/globals';
import { writtenDate } from './written-date.ts';

test.each([
  ['2026-04-16', 'April 16, 2026', '16 avril 2026'],
  ['2026-05-01', 'May 1, 2026', '1er mai 2026'],
  ['2026-10-11', 'October 11, 2026', '11 octobre 2026'],
])('writes %s as each language does', (date, en, fr) => {
  expect([writtenDate(date, 'en'), writtenDate(date, 'fr')]).toEqual([en, fr]);
});
