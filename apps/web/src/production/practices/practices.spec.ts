import { describe, expect, test } from '@jest/globals';
import { localizedPracticeGroups } from '@terroir/reference';
import { changedByOthers, findPractices, tickedIds, ticksOf } from './practices.ts';

const catalogueIn = (language: 'en' | 'fr', practices: string[] = []) => ({
  practices,
  groups: localizedPracticeGroups(language).map((group) => ({
    ...group,
    practices: group.practices.map((each) => ({ ...each, keywords: [...each.keywords], followed: false })),
  })),
});

describe('the search for a practice', () => {
  const found = (language: 'en' | 'fr', text: string) => [...(findPractices(catalogueIn(language), text) ?? [])];

  test.each([
    ['en', 'cover crops', 'cover_crops'],
    ['en', 'crops COVER', 'cover_crops'],
    ['en', 'no till', 'no_till'],
    ['en', 'green manure', 'cover_crops'],
    ['en', 'engrais verts', 'cover_crops'],
    ['fr', 'engrais-vert', 'cover_crops'],
    ['fr', 'semis direct', 'no_till'],
    ['fr', 'matieres plastiques agricoles', undefined],
    ['fr', 'sante sols', 'cover_crops'],
  ] as const)(
    'in %s ignores accents, hyphens and word order, and knows synonyms and groups: %s',
    (language, text, id) => {
      const ids = found(language, text);
      if (id === undefined) expect(ids).toEqual([]);
      else expect(ids).toContain(id);
    },
  );

  test('without words finds everything, with unknown ones nothing', () => {
    expect(findPractices(catalogueIn('en'), '  ')).toBeNull();
    expect(found('en', 'qwertz')).toEqual([]);
  });
});

describe('ticks', () => {
  test('hold the whole catalogue, and a practice that it no longer has', () => {
    const ticks = ticksOf(catalogueIn('en', ['no_till', 'retired_practice']));
    expect(tickedIds(ticks).toSorted()).toEqual(['no_till', 'retired_practice']);
    expect(ticks['cover_crops']).toBe(false);
  });

  test('changed by someone else are those that one left alone oneself', () => {
    const start = { mine: false, theirs: false, both: false, dropped: true, same: true };
    const mine = { ...start, mine: true, both: true };
    const stored = { ...start, theirs: true, both: true, dropped: false };
    expect(changedByOthers(start, mine, stored)).toEqual({ theirs: true, dropped: false });
  });
});
