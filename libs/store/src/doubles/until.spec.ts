import { expect, test } from '@jest/globals';
import { until } from './until.ts';

test('resolves at the first look at which something holds', async () => {
  let looks = 0;
  await until(() => Promise.resolve((looks += 1) === 3));
  expect(looks).toBe(3);
});

test('leaves the processor to others between two looks', async () => {
  let [looks, turns] = [0, 0];
  const others = () => {
    turns += 1;
    if (looks < 4) setImmediate(others);
  };
  others();
  await until(() => (looks += 1) === 4);
  expect(turns).toBeGreaterThan(20 * looks);
});
