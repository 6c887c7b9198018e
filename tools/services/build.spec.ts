import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

// .ci/run on a copy of what it needs, with programs on its path that answer as the test says.
const root = join(import.meta.dirname, '..', '..');
const recipe = readFileSync(join(import.meta.dirname, 'ferretdb.mjs'), 'utf8');
const pinned = /checksum = '([^']+)'/.exec(recipe)?.[1] ?? '';
const line = /was: `([^`]+)`/.exec(recipe)?.[1] ?? '';

/** A stand-in for Go that has the pinned source and builds as the script says. */
const go = (build: string) =>
  `case "$1" in env) echo go1.24.1;; build) ${build};; *) echo '{"Dir":"${join(copy, 'source')}","Sum":"${pinned}"}';; esac`;

let copy: string;
let programs: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'terroir-build-'));
  programs = join(copy, 'programs');
  mkdirSync(programs);
  for (const path of [
    '.ci',
    'package.json',
    'package-lock.json',
    'tools/setup.mjs',
    'tools/services.mjs',
    'tools/services',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const metadata = join(copy, 'source', 'internal', 'backends', 'sqlite', 'metadata');
  mkdirSync(metadata, { recursive: true });
  mkdirSync(join(copy, 'source', 'build', 'version'), { recursive: true });
  writeFileSync(join(metadata, 'metadata.go'), line);
  program('go', go(`while [ "$1" != -o ]; do shift; done; echo built > "$2"`));
  program('java', `echo 'openjdk version "21.0.1"' >&2`);
  program('mvn', `if [ "$1" = -version ]; then echo 'Apache Maven 3.9'; else mkdir -p "\${7#-DoutputDirectory=}"; fi`);
  program('npm', `if [ "$1" = test ]; then echo '3 passed, 0 failed'; else echo '2 passed, 0 failed'; fi`);
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function program(name: string, script: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** What .ci/run says at last and on standard error, and how it ends. */
function verdict() {
  const path = [programs, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);
  const ended = spawnSync('bash', [join(copy, '.ci', 'run')], {
    env: { PATH: path },
    encoding: 'utf8',
    timeout: 50_000,
  });
  return { last: ended.stdout.trim().split('\n').at(-1), code: ended.status, told: ended.stderr };
}
const leftOut = {
  last: '3 passed, 0 failed',
  code: 0,
  told: expect.stringContaining('Not run here: npm run test:services'),
};

test('the services are tested where what they are built from can be had', () => {
  expect(verdict()).toMatchObject({ last: '5 passed, 0 failed', code: 0 });
});

test('they are left out where a program is missing', () => {
  program('mvn', 'exit 127');
  expect(verdict()).toEqual(leftOut);
});

test.each([
  ['go', `if [ "$1" = env ]; then echo go1.24.1; else echo 'dial tcp: connection refused' >&2; exit 1; fi`],
  [
    'mvn',
    `if [ "$1" = -version ]; then echo 'Apache Maven 3.9'; else echo 'Could not transfer artifact: Unknown host'; exit 1; fi`,
  ],
])('they are left out where the registry of %s does not answer', (name, script) => {
  program(name, script);
  expect(verdict()).toEqual(leftOut);
});

test('they are built while the other tests run', () => {
  const pipe = join(copy, 'pipe');
  spawnSync('mkfifo', [pipe]);
  program('go', go(`while [ "$1" != -o ]; do shift; done; echo built > "$2"; echo '3 passed, 0 failed' > '${pipe}'`));
  program('npm', `if [ "$1" = test ]; then cat '${pipe}'; else echo '2 passed, 0 failed'; fi`);
  expect(verdict()).toMatchObject({ last: '5 passed, 0 failed', code: 0 });
});

test.each([
  ['fetched', 'mod'],
  ['built', 'build'],
])('what could not be %s beside the other tests is tried again after them', (_what, early) => {
  const [pipe, tested] = [join(copy, 'pipe'), join(copy, 'tested')];
  spawnSync('mkfifo', [pipe]);
  const built = go(`while [ "$1" != -o ]; do shift; done; echo built > "$2"`);
  program('go', `if [ "$1" = ${early} ] && [ ! -e '${tested}' ]; then echo failed > '${pipe}'; exit 1; fi; ${built}`);
  const tests = `cat '${pipe}' && touch '${tested}' && echo '3 passed, 0 failed'`;
  program('npm', `if [ "$1" = test ]; then ${tests}; else echo '2 passed, 0 failed'; fi`);
  expect(verdict()).toMatchObject({ last: '5 passed, 0 failed', code: 0 });
});

test('one that cannot be built is a failure', () => {
  program('go', go('exit 1'));
  expect(verdict()).toMatchObject({ last: '3 passed, 1 failed', code: 1 });
});

test.each([
  ['go', `if [ "$1" = env ]; then echo go1.24.1; else echo '{"Dir":"/nowhere","Sum":"h1:other="}'; fi`],
  ['go', `if [ "$1" = env ]; then echo go1.24.1; else echo 'verifying module: checksum mismatch' >&2; exit 1; fi`],
  [
    'mvn',
    `if [ "$1" = -version ]; then echo 'Apache Maven 3.9'; else echo 'Could not transfer artifact: Checksum validation failed'; exit 1; fi`,
  ],
])('what %s brings and is not what it was is a failure', (name, script) => {
  program(name, script);
  const { told, ...rest } = verdict();
  expect(rest).toEqual({ last: '3 passed, 1 failed', code: 1 });
  expect(told).not.toContain('Not run here');
});
