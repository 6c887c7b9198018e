import { expect, test } from '@jest/globals';
import { memoize } from './memoize.ts';

test('makes once for each object, whatever else is equal to it, and again after it has failed', () => {
  let calls = 0;
  const doubled = memoize(({ value }: { readonly value: number }) => {
    calls += 1;
    if (calls === 1) throw new Error('not yet');
    return { twice: value * 2 };
  });
  const [two, another] = [{ value: 2 }, { value: 2 }];
  expect(() => doubled(two)).toThrow('not yet');
  expect(doubled(two)).toBe(doubled(two));
  expect(doubled(another)).toEqual({ twice: 4 });
  expect(doubled(another)).not.toBe(doubled(two));
  expect(calls).toBe(3);
});
