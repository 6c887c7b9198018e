// Brings a fresh clone to where its own tools work. Runs on any Node from 20 on, before `node_modules` exists.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const marker = join(root, 'node_modules', '.terroir-lock');
const WANTED = [24, 21];

/** The exit code of a tool that this machine lacks something for: no fault of Terroir. */
const LACKING = 3;

/** Ends the program with one clear sentence. */
export function fail(sentence, code = 1) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(code);
}

/** Ends the program with what went wrong: one sentence where the machine lacks something (`Missing`), else the whole error. */
export const failWith = (error) => (error.name === 'Missing' ? fail(error.message, LACKING) : fail(error.stack));

/** A line of progress on standard error, so that standard output stays the program's own. */
export const say = (line) => process.stderr.write(`› ${line}\n`);

/** Runs a program with the project's tools first on the path; answers its exit code (128 + n for a signal). */
export function run(command, args, options = {}) {
  const { env = {}, ...rest } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...rest,
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        ...env,
      },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}

const isWanted = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major === WANTED[0] && minor >= WANTED[1];
};

/** The Node that runs Terroir: the one that comes with the project, else the one in use when it is new enough. */
export function projectNode() {
  const own = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  if (isWanted(process.version)) return process.execPath;
  return fail(
    `Terroir needs Node ${WANTED.join('.')} or newer within 24. Here it is ${process.version}, and the project’s own copy exists for Linux on x64 only. Install Node 24 and try again.`,
  );
}

/** Installs exactly what the lock file says, when it is not there yet. */
export async function ensureDependencies() {
  const [major = 0] = process.version.slice(1).split('.').map(Number);
  if (major < 20) fail(`Terroir’s set-up needs Node 20 or newer; this is ${process.version}.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  say('Installing the packages named by package-lock.json (about a minute the first time) …');
  rmSync(marker, { force: true });
  const npm = process.env.npm_execpath;
  const [command, first] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  // Old Nodes only unpack here; what they cannot run is run by the project's own Node.
  const args = [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(command, args, { stdio: ['ignore', 2, 2] });
  if (code !== 0)
    fail(
      'The packages could not be installed. Is a package registry reachable (`npm ping`)? Nothing was changed besides node_modules.',
    );
  writeFileSync(marker, lock);
}

/**
 * How Node runs the server. What a request makes is gone with its answer: the space for what is new holds what twenty
 * requests make, so little of it is taken for something that stays. What stays is mostly caches of a fixed size: V8 would
 * let it grow to several times its room before it looks again, here by three fifths. Together they keep a third of the
 * memory that the server would otherwise take under load, and answer more; the price is some 60 ms of the start.
 */
export const serverArguments = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  join(root, 'apps', 'api', 'dist', 'bundle', 'main.js'),
];

/**
 * What goes with it: glibc's allocator keeps a pool of freed memory for each of few threads instead of every one, and
 * gives each large block (a picture, a body) back as soon as it is freed: by itself it raises that size to 32 MiB.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

/** Builds every package that changed since it was last built; answers whether that went well, having shown what did not. */
export async function isBuilt() {
  say('Building what changed …');
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const told = join(mkdtempSync(join(tmpdir(), 'terroir-build-')), 'build.log');
  const log = openSync(told, 'w');
  const code = await run(projectNode(), [nx, 'run-many', '-t', 'build', '--output-style=static'], {
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  if (code !== 0) process.stderr.write(readFileSync(told));
  rmSync(dirname(told), { recursive: true, force: true });
  return code === 0;
}

/** Builds what changed, or ends the program. */
export async function build() {
  if (!(await isBuilt())) fail('The build failed; the lines above say where.');
}
