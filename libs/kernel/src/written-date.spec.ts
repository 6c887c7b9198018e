import { expect, test } from '@jest/globals';
import { writtenDate, writtenPeriod } from './written-date.ts';

test.each([
  ['2026-04-16', 'April 16, 2026', '16 avril 2026'],
  ['2026-05-01', 'May 1, 2026', '1er mai 2026'],
  ['2026-10-11', 'October 11, 2026', '11 octobre 2026'],
])('writes %s as each language does', (date, en, fr) => {
  expect([writtenDate(date, 'en'), writtenDate(date, 'fr')]).toEqual([en, fr]);
});

test.each([
  ['2026-05-01', '2026-10-10', 'May 1 – Oct 10, 2026', '1er mai – 10 oct. 2026'],
  ['2026-12-15', '2027-01-01', 'Dec 15, 2026 – Jan 1, 2027', '15 déc. 2026 – 1er janv. 2027'],
  ['2026-05-01', '2026-05-21', 'May 1 – 21, 2026', '1er – 21 mai 2026'],
])('from %s to %s is a period of which each date stays on one line', (from, to, en, fr) => {
  for (const [language, expected] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const written = writtenPeriod(from, to, language);
    expect(written.replaceAll(/\s/g, ' ').replaceAll(/ ?– ?/g, ' – ')).toBe(expected);
    expect(written.match(/ /g) ?? []).toHaveLength(written.includes('– ') ? 1 : 0);
  }
});
