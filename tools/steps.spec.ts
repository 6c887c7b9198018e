import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { runSteps } from './steps.mjs';

let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text).trim()) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const ending = (times: readonly { name: string; ms: number }[]) => () =>
  Promise.resolve({ passed: times.length, failed: 0, times });

test('each step ends with its ten slowest, however slow those of another step are', async () => {
  const many = (name: string, ms: number) =>
    Array.from({ length: 12 }, (_, at) => ({ name: `${name} ${at}`, ms: ms + at }));
  const steps = { unit: ending(many('spec', 10)), e2e: ending(many('journey', 50_000)) };
  expect(await runSteps(steps, ['unit', 'e2e'])).toEqual({ passed: 24, failed: 0 });
  const of = (what: string) =>
    said.filter((line) => line.includes(`  ${what} `)).map((line) => line.split('  ').at(-1));
  const slowest = (name: string) => Array.from({ length: 10 }, (_, at) => `${name} ${11 - at}`);
  expect(of('spec')).toEqual(slowest('spec'));
  expect(of('journey')).toEqual(slowest('journey'));
});

test('the steps of one group run at once, all others one after the other', async () => {
  const told: string[] = [];
  const step = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise(setImmediate);
    told.push(`${name} ends`);
    return { passed: 1, failed: 0 };
  };
  const steps = { one: step('one'), two: step('two'), three: step('three'), four: step('four') };
  await runSteps(steps, ['one', 'two', 'three', 'four'], [['two', 'four']]);
  expect(told).toEqual([
    'one begins',
    'one ends',
    'two begins',
    'four begins',
    'two ends',
    'four ends',
    'three begins',
    'three ends',
  ]);
});

test('a step that breaks counts as one failure, and the others run', async () => {
  const steps = { broken: () => Promise.reject(new Error('broken')), whole: ending([]) };
  const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runSteps(steps, ['broken', 'whole'])).toEqual({ passed: 0, failed: 1 });
  expect(shown).toHaveBeenCalled();
});
