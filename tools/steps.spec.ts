import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { failuresOfFiles, failuresOfJourneys, runSteps } from './steps.mjs';

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
  expect(await runSteps(steps, ['unit', 'e2e'])).toEqual({ passed: 24, failed: 0, failures: [] });
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
  expect(await runSteps(steps, ['broken', 'whole'])).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [{ step: 'broken', name: 'broken', message: expect.stringContaining('Error: broken') }],
  });
  expect(shown).toHaveBeenCalled();
});

test('what failed is named with the beginning of its message: a test, a file that did not run, a journey with its place', () => {
  const long = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
  const testResults = [
    { name: 'a.spec.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
    {
      name: 'b.spec.ts',
      status: 'failed',
      message: 'all of it',
      assertionResults: [{ status: 'failed', fullName: 'counts', failureMessages: [long] }],
    },
    { name: 'c.spec.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
  ];
  expect(failuresOfFiles({ testResults })).toEqual([
    { name: expect.stringMatching(/b\.spec\.ts: counts$/), message: long.split('\n').slice(0, 12).join('\n') },
    { name: expect.stringMatching(/c\.spec\.ts$/), message: 'SyntaxError' },
  ]);
  const message = '\u001b[31mtoo late\u001b[39m';
  const places = [
    'Stall.finds (/t/e2e/src/market.ts:88:103)',
    'async /t/e2e/src/x.journey.ts:9:3',
    'node:internal:1:1',
  ];
  const error = { message, stack: [message, ...places.map((place) => `    at ${place}`)].join('\n') };
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ results: [{ duration: 5, ...(ok ? {} : { error, errors: [error, { message: 'no answer' }] }) }] }],
  });
  const suites = [{ title: 'x.journey.ts', file: 'x.journey.ts', specs: [spec('one', true), spec('two', false)] }];
  expect(failuresOfJourneys({ suites })).toEqual([
    { name: 'x.journey.ts: two', message: 'too late\nat market.ts:88\nat x.journey.ts:9\nno answer' },
  ]);
});

test('a check that fails as one is named by its step', async () => {
  const steps = { lint: () => Promise.resolve({ passed: 0, failed: 1 }) };
  expect((await runSteps(steps, ['lint'])).failures).toEqual([{ step: 'lint', name: 'lint', message: '' }]);
});
