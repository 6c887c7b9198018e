import { expect, test } from '@jest/globals';
import { formatter } from './format.ts';
import { instantFormatter } from './instants.ts';

const english = { ...formatter('en', 'CAD'), ...instantFormatter('en', 'America/Toronto') };
const french = { ...formatter('fr', 'CAD'), ...instantFormatter('fr', 'America/Toronto') };

test('negative numbers carry a true minus sign', () => {
  expect([english.money(-1234.5), french.money(-1234.5)]).toEqual(['\u2212$1,234.50', '\u22121\u00A0234,50\u00A0$']);
  expect([english.number(-2.5), french.number(-2.5)]).toEqual(['\u22122.5', '\u22122,5']);
});

test('French writes the first of a month as 1er, and no other day so', () => {
  expect(french.date('2026-01-01')).toBe('1er janvier 2026');
  expect(french.dayAndMonth('2026-01-01')).toMatch(/^1er janv/);
  expect(french.instant('2026-02-01T15:00:00Z')).toMatch(/^1er févr/);
  expect([french.date('2026-01-11'), french.date('2026-01-21')]).toEqual(['11 janvier 2026', '21 janvier 2026']);
});

test('English dates are left as they are', () => {
  expect(english.date('2026-01-01')).toBe('January 1, 2026');
});

test('a period names its year once where both days are of one year', () => {
  // Engines differ in abbreviations and in the blanks around the dash.
  expect(english.period('2026-04-15', '2026-10-10')).toMatch(/^Apr\.?\s15\s?–\s?Oct\.?\s10,\s2026$/);
  expect(english.period('2026-11-01', '2027-01-31')).toMatch(/^Nov\.?\s1,\s2026\s?–\s?Jan\.?\s31,\s2027$/);
  expect(french.period('2026-04-01', '2026-10-10')).toMatch(/^1er\savr\.?\s?–\s?10\soct\.?\s2026$/);
});

test('a period breaks after its dash and nowhere within a date', () => {
  for (const format of [english, french]) {
    const [first, ...rest] = format.period('2026-11-01', '2027-01-31').split(/(?<=–) ?/);
    expect(rest).toHaveLength(1);
    expect(`${first}${rest[0]}`).not.toContain(' ');
  }
});

test('a French hour has no leading zero, and its minutes stay beside it', () => {
  expect(french.time('2026-07-01T12:05:00Z')).toBe('8\u00A0h\u00A005');
  expect(french.instant('2026-07-01T12:05:00Z')).toMatch(/, 8\u00A0h\u00A005$/);
  expect(english.time('2026-07-01T12:05:00Z')).toMatch(/^8:05\u00A0a\.m\.$/);
});

test('an instant is that of its zone’s clock, whatever clock the reader has', () => {
  const at = '2026-07-02T03:30:00Z';
  const auckland = instantFormatter('en', 'Pacific/Auckland');
  expect([english.dayOf(at), auckland.dayOf(at)]).toEqual(['2026-07-01', '2026-07-02']);
  expect(english.time(at)).toMatch(/^11:30\u00A0p\.m\.$/);
  expect(auckland.time(at)).toMatch(/^3:30\u00A0p\.m\.$/);
  expect([english.instant(at), auckland.instant(at)]).toEqual([
    expect.stringMatching(/^Jul\.? 1, 2026, 11:30/),
    expect.stringMatching(/^Jul\.? 2, 2026, 3:30/),
  ]);
});

test('instants of one minute are told apart by their seconds, the others are written without', () => {
  const all = ['2026-07-01T12:05:09Z', '2026-07-01T12:05:00Z', '2026-07-01T12:06:00Z'];
  expect(french.instantsApart(all).map((text) => text.replace(/^.*, /, ''))).toEqual([
    '8\u00A0h\u00A005\u00A0min\u00A009\u00A0s',
    '8\u00A0h\u00A005\u00A0min\u00A000\u00A0s',
    '8\u00A0h\u00A006',
  ]);
  const [first, second, third] = english.instantsApart(all);
  expect([first, second]).toEqual([expect.stringContaining('8:05:09'), expect.stringContaining('8:05:00')]);
  expect(third).toBe(english.instant('2026-07-01T12:06:00Z'));
});
