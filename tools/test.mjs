// `npm test`: set-up, then every check of the project, each as a step with its own count; `npm test -- unit e2e` runs some.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, ensureDependencies, fail, projectNode, root, run, say } from './setup.mjs';

await ensureDependencies();
const node = projectNode();
const reports = mkdtempSync(join(tmpdir(), 'terroir-test-'));
const tool = (...path) => join(root, 'node_modules', ...path);
const readJson = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** A check that passes or fails as one. */
const check = (command, args) => async () =>
  (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const jest = async () => {
  const code = await run(
    node,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      tool('jest', 'bin', 'jest.js'),
      '--silent',
      `--maxWorkers=${availableParallelism()}`,
      '--json',
      `--outputFile=${join(reports, 'jest.json')}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = readJson('jest.json');
  return counted(code, passed, Math.max(numFailedTests, numFailedTestSuites));
};

const stories = async () => {
  const { ensureChromium } = await import('./chromium.mjs');
  const code = await run(
    node,
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'stories.json')}`,
    ],
    {
      cwd: join(root, 'ui-kit'),
      env: { CHROMIUM_PATH: await ensureChromium() },
    },
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson('stories.json');
  return counted(code, numPassedTests, Math.max(numFailedTests, numFailedTestSuites));
};

const journeys = async () => {
  const { ensureChromium } = await import('./chromium.mjs');
  const code = await run(node, [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], {
    cwd: join(root, 'apps', 'e2e'),
    env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'journeys.json') },
  });
  const { expected, unexpected, flaky } = readJson('journeys.json').stats;
  return counted(code, expected, unexpected + flaky);
};

/** A runner that fails without a failed test (a crash, a broken set-up) counts as one failure. */
const counted = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

const steps = {
  format: check(node, [tool('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  lint: check(node, [tool('oxlint', 'bin', 'oxlint'), '--quiet']),
  types: check(node, [join(root, 'tools', 'typecheck.mjs')]),
  build: async () => {
    await build();
    return { passed: 1, failed: 0 };
  },
  unit: jest,
  stories,
  e2e: journeys,
  chaos: check(node, [join(root, 'tools', 'chaos', 'chaos.mjs'), '--kills', '25']),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) fail(`There is no step ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`);

const total = { passed: 0, failed: 0 };
for (const name of asked.length > 0 ? asked : Object.keys(steps)) {
  say(`${name} …`);
  const began = performance.now();
  const { passed, failed } = await steps[name]().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  say(`${name}: ${passed} passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
