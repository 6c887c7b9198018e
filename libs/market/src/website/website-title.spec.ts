import { describe, expect, test } from '@jest/globals';
import { shortened, websiteTitle } from './website-title.ts';

describe('a shortened text', () => {
  test.each([
    ['is as it was where it is short enough', 'Chez Ada', 'Chez Ada'],
    ['stands on one line', ' Chez\n\n Ada\t', 'Chez Ada'],
    ['is cut before the word that does not fit', 'Légumes de saison', 'Légumes de…'],
    ['keeps a word that just fits beside the ellipsis', 'Légumes frais, ici', 'Légumes…'],
    ['is cut within a word that fills more than half', 'a'.repeat(20), `${'a'.repeat(11)}…`],
    ['turns no text around', 'Chez \u202Eda\u2066', 'Chez da'],
    ['never holds half a character', `${'a'.repeat(10)}🍅🍅`, `${'a'.repeat(10)}…`],
  ])('%s', (_, text, short) => expect(shortened(text, 12)).toBe(short));
});

test('a website is called by its header, else by its company, at most 70 characters long', () => {
  expect(websiteTitle('Chez Ada', 'Ferme du Rang 4')).toBe('Chez Ada');
  expect(websiteTitle(' \n', 'Ferme du Rang 4')).toBe('Ferme du Rang 4');
  for (const title of [websiteTitle('Ada '.repeat(50), ''), websiteTitle('', 'Rang '.repeat(40))])
    expect([title.length <= 70, title.endsWith('…')]).toEqual([true, true]);
});
