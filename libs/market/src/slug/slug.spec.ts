import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { LONGEST_SLUG, SLUG, slugOf, slugPart, slugsToTry } from './slug.ts';

const id = '0198f3a2-5b1c-7d40-8a6e-1f2b3c4d5e6f';

describe('the address of an item', () => {
  test.each([
    [
      'Tomates anciennes, panier de 3 kg',
      'Ferme des Bois verts',
      'tomates-anciennes-panier-de-3-kg-ferme-des-bois-verts',
    ],
    ['Œufs de poules en liberté (dz)', 'L’Érablière', 'oeufs-de-poules-en-liberte-dz-l-erabliere'],
    ['  ½ agneau — été  ', 'Ferme', '1-2-agneau-ete-ferme'],
    ['Tomates', '', 'tomates'],
    ['番茄', 'Ferme', 'item-ferme'],
    ['番茄', '农场', 'item'],
  ])('of “%s” by “%s” is %s', (name, company, expected) => {
    expect(slugOf(name, company)).toBe(expected);
  });

  test('gives the name at most 60 characters, cut at a word', () => {
    const long = slugPart('Panier hebdomadaire de légumes biologiques de saison avec fines herbes et fleurs');
    expect(long).toBe('panier-hebdomadaire-de-legumes-biologiques-de-saison-avec');
    expect(slugPart('x'.repeat(100))).toBe('x'.repeat(60));
  });

  test('is readable whatever the name is, and never an id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, company) => {
        for (const slug of slugsToTry(slugOf(name, company), id)) {
          expect(slug).toMatch(SLUG);
          expect(slug.length).toBeLessThanOrEqual(LONGEST_SLUG);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('is no id where the names together look like one', () => {
    expect(slugOf('01a21536-0538-7da2-b6cf', '1bb0798623d0')).toBe('item-01a21536-0538-7da2-b6cf-1bb0798623d0');
  });

  test('that is taken gets -2, then -3, and in the end a part of the id', () => {
    const all = [...slugsToTry('tomates-ferme', id)];
    expect([all[0], all[1], all[2], all.at(-1)]).toEqual([
      'tomates-ferme',
      'tomates-ferme-2',
      'tomates-ferme-3',
      'tomates-ferme-1f2b3c4d5e6f',
    ]);
  });
});
