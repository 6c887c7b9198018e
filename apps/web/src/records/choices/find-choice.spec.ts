import { describe, expect, test } from '@jest/globals';
import { findChoices } from './find-choice.ts';

const mulch = 'Biomass › Mulch';
const forage = 'Biomass › Forage';
const choices = [
  { label: 'Spoiled hay', group: mulch },
  { label: 'Straw', group: mulch, keywords: ['Paille', 'balles de paille'] },
  { label: 'Silage', group: forage },
  { label: 'Haylage', group: forage },
  { label: 'Hay', group: forage },
  { label: 'Élevage', group: 'Others › Services', groupKeywords: ['forfait'] },
  { label: 'Œufs d’oie', group: 'Food › Eggs' },
];
const find = (text: string) => findChoices(choices, text).map(({ label }) => label);

describe('finding a choice by typing', () => {
  test('the very name comes first, then names that begin so, then the rest', () => {
    expect(find('hay')).toEqual(['Hay', 'Haylage', 'Spoiled hay']);
  });

  test('groups are not torn apart by the order', () => {
    const groups = findChoices(choices, 's').map(({ group }) => group);
    expect(groups.filter((group, place) => group !== groups[place - 1])).toEqual([...new Set(groups)]);
  });

  test('accents, ligatures, apostrophes and capitals make no difference', () => {
    expect(find('ELEVAGE')).toEqual(['Élevage']);
    expect(find("oeufs d'oie")).toEqual(['Œufs d’oie']);
  });

  test('the name of a category finds what belongs to it, and so does what else the category is called', () => {
    expect(find('mulch')).toEqual(['Spoiled hay', 'Straw']);
    expect(find('forfait')).toEqual(['Élevage']);
  });

  test('what else a thing is called finds it, after the names', () => {
    expect(find('balle de paille')).toEqual(['Straw']);
    expect(find('pail')).toEqual(['Straw']);
  });

  test('nothing typed offers everything, in the order of the catalogue', () => {
    expect(findChoices(choices, '  ')).toBe(choices);
  });
});
