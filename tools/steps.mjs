// Checks as steps: each runs a tool and answers how much passed and failed; a run of steps ends with their sum.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, projectNode, root, run, say } from './setup.mjs';

const reports = mkdtempSync(join(tmpdir(), 'terroir-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const readJson = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** Where a tool lies that came with the packages. */
export const tool = (...path) => join(root, 'node_modules', ...path);

/** A runner that fails without a failed test (a crash, a broken set-up) counts as one failure. */
const counted = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

/** A check that passes or fails as one. */
export const check =
  (args, env = {}) =>
  async () =>
    (await run(projectNode(), args, { env })) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Jest over what the arguments name; `skipped` are the names of what it left out. */
export const jest =
  (args = [], env = {}) =>
  async () => {
    const command = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      // The server mends that fault of kafkajs; consumers and admins of the specs' own may be kafkajs as it came.
      '--disable-warning=TimeoutNegativeWarning',
      tool('jest', 'bin', 'jest.js'),
      '--silent',
      `--maxWorkers=${availableParallelism()}`,
      '--json',
      `--outputFile=${join(reports, 'jest.json')}`,
      ...args,
    ];
    rmSync(join(reports, 'jest.json'), { force: true });
    const code = await run(projectNode(), command, { stdio: ['ignore', 'ignore', 'inherit'], env });
    const { numPassedTests: passed, numFailedTests, numFailedTestSuites, testResults } = readJson('jest.json');
    const skipped = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
    );
    return { ...counted(code, passed, Math.max(numFailedTests, numFailedTestSuites)), skipped };
  };

/** The stories of the kit in a real browser. */
export const stories = async () => {
  const { ensureChromium } = await import('./chromium.mjs');
  const code = await run(
    projectNode(),
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'stories.json')}`,
    ],
    { cwd: join(root, 'ui-kit'), env: { CHROMIUM_PATH: await ensureChromium() } },
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson('stories.json');
  return counted(code, numPassedTests, Math.max(numFailedTests, numFailedTestSuites));
};

/** The journeys in a real browser against the real server: all, or those of the files named. */
export const journeys =
  (files = [], env = {}) =>
  async () => {
    const { ensureChromium } = await import('./chromium.mjs');
    const code = await run(
      projectNode(),
      [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...files],
      {
        cwd: join(root, 'apps', 'e2e'),
        env: {
          ...env,
          CHROMIUM_PATH: await ensureChromium(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'journeys.json'),
        },
      },
    );
    const { expected, unexpected, flaky } = readJson('journeys.json').stats;
    return counted(code, expected, unexpected + flaky);
  };

/** The steps of this name, or all of them; a name that is none ends the program. */
export function chosen(steps, names) {
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0)
    fail(`There is no step ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(steps);
}

/** Runs these steps one after the other, says how each went, and answers the sum. */
export async function runSteps(steps, names) {
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    say(`${name} …`);
    const began = performance.now();
    const {
      passed,
      failed,
      skipped = [],
    } = await steps[name]().catch((error) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    for (const one of skipped) say(`${name}: left out “${one}”`);
    say(`${name}: ${passed} passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  return total;
}

/** The closing line, and the exit code that goes with it. */
export function closeWith({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
