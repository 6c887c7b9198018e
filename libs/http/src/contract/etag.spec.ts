import { expect, test } from '@jest/globals';
import { etagOf, isNamed, revisionsOf } from './etag.ts';

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['"1"', [0]],
  [' W/"3" ', [2]],
  ['"0"', [-1]],
  ['"1", "7",W/"9"', [0, 6, 8]],
  ['"somebody else’s"', null],
  ['"abc", "2"', [1]],
  ['"abc"', null],
  ['"1" "2"', null],
  ['"1",', null],
  ['1', null],
  ['"-1"', null],
  ['"01"', null],
])('If-Match %j names the revisions %j', (header, revisions) => {
  expect(revisionsOf(header)).toEqual(revisions);
});

test('a list of fifty thousand tags with a broken one at its end names nothing, and soon', () => {
  expect(revisionsOf(`${'"x",'.repeat(50_000)}x`)).toBeNull();
});

test('a tag is read back as the revision it was made of', () => {
  for (const revision of [-1, 0, 41]) expect(revisionsOf(etagOf(revision))).toEqual([revision]);
});

test.each([
  ['"fr-a"', true],
  ['W/"fr-a"', true],
  ['"en-a", "fr-a"', true],
  ['*', true],
  [undefined, false],
  ['', false],
  ['fr-a', false],
  ['"fr-A"', false],
  ['"xfr-a"', false],
  ['"en-a",W/"b"', false],
])('If-None-Match %j names the tag "fr-a": %j', (header, named) => {
  expect(isNamed('"fr-a"', header)).toBe(named);
});
