// FerretDB 1.24 with its SQLite back end: a server that speaks MongoDB's protocol, built from the Go module that its makers
// published. `go install` would leave out the version that FerretDB wants to read when it starts, and some module proxies do
// not list the versions of a deprecated module, which `go install` asks for; so the module's source is built where it lies open.
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { say } from '../setup.mjs';
import { Missing, output } from './needs.mjs';
import { folderOf } from './place.mjs';

const version = 'v1.24.0';
/** Minutes that a build may take. */
const WITHIN = 15;
const module = 'github.com/FerretDB/FerretDB';
// Pins the source; the go.sum inside it pins everything that it is built with.
const checksum = 'h1:7WJmezL48Bj9bYWnhT/bEJgX5gjT5s7LFdHTqkN25rA=';

/**
 * Its one mended line: the index of `_id` is over `…->"_id"`, but documents were looked for by `…->'$._id'`, which SQLite
 * takes for something else, so each look-up read the whole collection.
 */
const mended = {
  path: join('internal', 'backends', 'sqlite', 'metadata', 'metadata.go'),
  was: `IDColumn = DefaultColumn + "->'$._id'"`,
  is: `IDColumn = DefaultColumn + "->'_id'"`,
};

const key = createHash('sha256').update(`${version} ${checksum} ${mended.is}`).digest('hex').slice(0, 12);
const binary = () => join(folderOf('ferretdb'), `ferretdb-${key}`);

/** The source of the pinned version, from Go's own cache or the module proxy. */
async function source() {
  const { code, stdout, stderr } = await output('go', ['mod', 'download', '-json', `${module}@${version}`], {
    within: 120_000,
    cwd: folderOf('ferretdb'),
    env: { ...process.env, GO111MODULE: 'on', GOFLAGS: '' },
  });
  const told = stderr || stdout;
  if (/checksum mismatch|SECURITY ERROR/.test(stdout + stderr))
    throw new Error(`${module} ${version} is not what it was: ${told}`);
  if (code !== 0) throw new Missing(`The Go module proxy did not give ${module} ${version}: ${told}`);
  const { Dir, Sum } = JSON.parse(stdout);
  if (Sum !== checksum) throw new Error(`${module} ${version} is not what it was: ${Sum} instead of ${checksum}.`);
  return Dir;
}

function mend(folder) {
  const file = join(folder, mended.path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(mended.was)) throw new Error(`${mended.path} of FerretDB ${version} is not what it was.`);
  writeFileSync(file, text.replace(mended.was, mended.is));
}

function makeWritable(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
}

export const ferretdb = {
  name: 'ferretdb',
  title: `FerretDB ${version.slice(1)} (its look-up by _id mended)`,
  ports: ['mongodb'],
  setting: (port) => `MONGODB_URL=mongodb://127.0.0.1:${port}/`,

  /** @throws Missing when the module proxy does not answer. */
  fetch: async () => {
    if (!existsSync(binary())) await source();
  },

  async build() {
    if (existsSync(binary())) return;
    const open = join(folderOf('ferretdb'), 'source');
    rmSync(open, { recursive: true, force: true });
    cpSync(await source(), open, { recursive: true });
    makeWritable(open);
    mend(open);
    writeFileSync(join(open, 'build', 'version', 'version.txt'), version);
    say(`Building ${this.title} (one to five minutes the first time) …`);
    const made = `${binary()}.new`;
    const args = ['build', '-trimpath', '-buildvcs=false', '-mod=readonly'];
    const tags = ['-tags', 'ferretdb_no_mysql,ferretdb_no_postgresql'];
    const { code, stderr, tooLong } = await output('go', [...args, ...tags, '-o', made, './cmd/ferretdb'], {
      within: WITHIN * 60_000,
      cwd: open,
      env: { ...process.env, GO111MODULE: 'on', GOFLAGS: '', GOWORK: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0' },
    });
    if (tooLong) throw new Error(`FerretDB was not built within ${WITHIN} minutes:\n${stderr}`);
    if (code !== 0) throw new Error(`FerretDB could not be built:\n${stderr}`);
    renameSync(made, binary());
    rmSync(open, { recursive: true, force: true });
  },

  start([port]) {
    const data = folderOf(join('ferretdb', 'data'));
    return {
      command: binary(),
      args: [
        '--handler=sqlite',
        `--sqlite-url=file:${data}/`,
        `--listen-addr=127.0.0.1:${port}`,
        '--debug-addr=-',
        `--state-dir=${folderOf(join('ferretdb', 'state'))}`,
        '--telemetry=disable',
        '--log-level=error',
      ],
      env: { DO_NOT_TRACK: '1' },
    };
  },

  /** Throws until it answers a ping. */
  async ask([port]) {
    const client = new MongoClient(`mongodb://127.0.0.1:${port}/`, { serverSelectionTimeoutMS: 1000 });
    try {
      await client.db('admin').command({ ping: 1 });
    } finally {
      await client.close();
    }
  },
};
