// Checks as steps: each runs a tool and answers how much passed and failed; a run of steps ends with their sum.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fail, projectNode, root, run, say } from './setup.mjs';

const reports = mkdtempSync(join(tmpdir(), 'terroir-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const readJson = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** How many of its slowest specs, stories or journeys each step ends with. */
const SLOWEST = 10;

/** Where a tool lies that came with the packages. */
export const tool = (...path) => join(root, 'node_modules', ...path);

/** A runner that fails without a failed test (a crash, a broken set-up) counts as one failure. */
const counted = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

/** A check that passes or fails as one. */
export const check =
  (args, env = {}) =>
  async () =>
    (await run(projectNode(), args, { env })) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** How much of an error's message is shown once more at the end, in lines. */
const MESSAGE_LINES = 12;

const beginningOf = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES).join('\n');

/** What failed in a report in Jest's form: each test, and each file that did not run, with the beginning of its message. */
export const failuresOfFiles = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [{ name: file, message: beginningOf(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      message: beginningOf(failureMessages[0]),
    }));
  });

/** How long each file of a report in Jest's form took, by its path. */
const timesOfFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime }));

let reported = 0;

/** Jest over what the arguments name; `skipped` are the names of what it left out. */
export const jest =
  (args = [], env = {}) =>
  async () => {
    // A file of its own: two runs may stand beside one another.
    const written = `jest-${(reported += 1)}.json`;
    const command = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      // The server mends that fault of kafkajs; consumers and admins of the specs' own may be kafkajs as it came.
      '--disable-warning=TimeoutNegativeWarning',
      tool('jest', 'bin', 'jest.js'),
      '--silent',
      // Here too, because `--projects` leaves out what package.json says.
      '--testTimeout=60000',
      // Modules of a spec stay in the memory of its worker (nodejs/node#33439): one that holds so much makes room for another.
      '--workerIdleMemoryLimit=2GB',
      `--maxWorkers=${availableParallelism()}`,
      '--json',
      `--outputFile=${join(reports, written)}`,
      ...args,
    ];
    const code = await run(projectNode(), command, { stdio: ['ignore', 'ignore', 'inherit'], env });
    const report = readJson(written);
    const { numPassedTests: passed, numFailedTests, numFailedTestSuites, testResults } = report;
    const skipped = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
    );
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    const failures = failuresOfFiles(report);
    return { ...counted(code, passed, failed), skipped, times: timesOfFiles(report), failures };
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
  const report = readJson('stories.json');
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites);
  return {
    ...counted(code, report.numPassedTests, failed),
    times: timesOfFiles(report),
    failures: failuresOfFiles(report),
  };
};

/** Each journey of Playwright's report, with its runs. */
const journeysOf = ({ title = '', file = '', suites = [], specs = [] }) => [
  ...specs.map((spec) => ({
    name: `${file}: ${title === file ? '' : `${title} › `}${spec.title}`,
    ok: spec.ok,
    runs: spec.tests.flatMap(({ results }) => results),
  })),
  ...suites.flatMap(journeysOf),
];

const timesOfJourneys = (report) =>
  journeysOf(report).map(({ name, runs }) => ({ name, ms: runs.reduce((sum, { duration }) => sum + duration, 0) }));

/** The lines of a stack that are of journeys, `at file:line`: a message alone may be that of any of their waits. */
const placesOf = (stack = '') =>
  [...stripVTControlCharacters(stack).matchAll(/^ +at .*?([\w.-]+\.ts:\d+):\d+\)?$/gm)].map(
    ([, place]) => `at ${place}`,
  );

/** What failed in Playwright's report, with the beginning of its message and where it stood. */
export const failuresOfJourneys = (report) =>
  journeysOf(report)
    .filter(({ ok }) => !ok)
    .map(({ name, runs }) => {
      const { error, errors = [] } = runs.find((run) => run.error) ?? {};
      const others = errors.slice(1).map(({ message }) => beginningOf(message));
      return { name, message: [beginningOf(error?.message), ...placesOf(error?.stack), ...others].join('\n') };
    });

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
    const report = readJson('journeys.json');
    const { expected, unexpected, flaky } = report.stats;
    return {
      ...counted(code, expected, unexpected + flaky),
      times: timesOfJourneys(report),
      failures: failuresOfJourneys(report),
    };
  };

/** The steps of this name, or all of them; a name that is none ends the program. */
export function chosen(steps, names) {
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0)
    fail(`There is no step ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(steps);
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Runs one step and says how it went. */
async function runStep(name, step) {
  say(`${name} …`);
  const began = performance.now();
  const {
    passed,
    failed,
    skipped = [],
    times = [],
    failures = [],
  } = await step().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, failures: [{ name, message: beginningOf(error.stack) }] };
  });
  for (const one of skipped) say(`${name}: left out “${one}”`);
  say(`${name}: ${passed} passed, ${failed} failed in ${seconds(performance.now() - began)}`);
  // A check that fails as one has no list of its own.
  const named = failed > 0 && failures.length === 0 ? [{ name, message: '' }] : failures;
  return { name, passed, failed, times, failures: named };
}

/** Each step has a list of its own: journeys take longer than specs, and would hide every one of them. */
function saySlowest({ name, times }) {
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  if (slowest.length > 0) say(`The ${slowest.length} slowest of ${name}:`);
  for (const { name: one, ms } of slowest) say(`${seconds(ms).padStart(9)}  ${one}`);
}

/**
 * Runs these steps one after the other, those of one group of `groups` at once, says how each went and what was slowest in
 * it, and answers the sum with what failed.
 */
export async function runSteps(steps, names, groups = []) {
  const results = [];
  for (const name of names) {
    const together = groups.find((group) => group.includes(name)) ?? [name];
    const group = names.filter((other) => together.includes(other));
    if (group[0] === name) results.push(...(await Promise.all(group.map((one) => runStep(one, steps[one])))));
  }
  for (const result of results) saySlowest(result);
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  const failures = results.flatMap(({ name, failures: ones }) => ones.map((one) => ({ step: name, ...one })));
  return { passed: sum('passed'), failed: sum('failed'), failures };
}

/** What failed, the closing line, and the exit code that goes with it. */
export function closeWith({ passed, failed, failures = [] }) {
  for (const { step, name, message } of failures)
    console.log([`failed in ${step}: ${name}`, ...message.split('\n').filter(Boolean)].join('\n  | '));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
