// Gathers what the image needs into one folder: the built files of every project that the server or the command line reaches,
// and the manifests and the lock from which npm installs their production dependencies. No sources, no tests, no maps.
//   node tools/docker/gather.mjs FOLDER
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say into which folder.');
const out = resolve(folder);

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const projects = globSync(workspaces, { cwd: root }).filter((path) => existsSync(join(root, path, 'package.json')));
const take = (path, filter) => cpSync(join(root, path), join(out, path), { recursive: true, filter });

// npm wants every manifest that the lock names, also of what is not installed.
for (const path of ['.', ...projects]) take(join(path, 'package.json'));
for (const file of ['package-lock.json', '.npmrc', 'LICENSE']) take(file);

const manifest = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
const byName = new Map(projects.map((path) => [manifest(path).name, path]));
const reached = new Set();
const reach = (path) => {
  if (path === undefined || reached.has(path)) return;
  reached.add(path);
  for (const name of Object.keys(manifest(path).dependencies ?? {})) reach(byName.get(name));
};
for (const path of ['apps/api', 'apps/cli']) reach(path);

// The pages are read from their folder; the server imports nothing of theirs.
for (const path of [...reached, 'apps/web']) {
  const built = join(path, 'dist');
  if (!existsSync(join(root, built))) throw new Error(`${built} is not built.`);
  take(built, (source) => !/\.(map|d\.ts|fixture\.js|spec\.js)$|\/test-app\.js$/.test(source));
}
