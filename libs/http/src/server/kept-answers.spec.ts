import { beforeEach, expect, test } from '@jest/globals';
import { KeptAnswers } from './kept-answers.ts';

const positions = new Map<string, number>();
const editions = new Map<string, string>();
const answers = () =>
  new KeptAnswers<string>(
    { reached: (view = '') => positions.get(view) ?? 0, edition: (view) => editions.get(view) ?? '1.0' },
    [{ name: 'item' }, { name: 'company' }],
    3,
  );
beforeEach(() => {
  positions.clear();
  editions.clear();
});

test('an answer is kept until one of its views comes further, whichever it is', () => {
  const kept = answers();
  for (const view of ['item', 'company']) {
    expect(kept.find('a')).toBeUndefined();
    kept.keep('a', 'made', kept.reached);
    expect([kept.find('a'), kept.find('b')]).toEqual(['made', undefined]);
    positions.set('other', 7);
    expect(kept.find('a')).toBe('made');
    positions.set(view, 8);
  }
  expect(kept.find('a')).toBeUndefined();
});

test('an answer is not kept once other rows are read, which are no further', () => {
  const kept = answers();
  kept.find('a');
  kept.keep('a', 'made', kept.reached);
  expect(kept.find('a')).toBe('made');
  editions.set('item', '2.0');
  expect(kept.find('a')).toBeUndefined();
});

test('an answer is not kept that was made while a view came further', () => {
  const kept = answers();
  const { reached } = kept;
  kept.find('a');
  positions.set('item', 1);
  kept.keep('a', 'half', reached);
  expect(kept.find('a')).toBeUndefined();
});

test('no more are kept than were agreed', () => {
  const kept = answers();
  kept.find('');
  for (let nth = 0; nth < 4; nth += 1) kept.keep(String(nth), 'made', kept.reached);
  expect([kept.find('2'), kept.find('3')]).toEqual(['made', undefined]);
});
