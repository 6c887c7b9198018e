import { expect, test } from '@jest/globals';
import { WeakCache } from './weak-cache.ts';

test('knows what was made of an object, whatever else is equal to it, and no more than so many', () => {
  const cache = new WeakCache<object, string>(2);
  const [first, second, third] = [{ id: 1 }, { id: 1 }, { id: 1 }];
  cache.set(first, 'one');
  cache.set(first, 'uno');
  cache.set(second, 'two');
  expect([first, second, third].map((of) => cache.get(of))).toEqual(['uno', 'two', undefined]);
  expect(cache.made(second, () => 'anew')).toBe('two');
  expect(cache.made(third, () => 'three')).toBe('three');
  expect([first, second, third].map((of) => cache.get(of))).toEqual([undefined, undefined, 'three']);
});
