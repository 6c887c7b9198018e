// Type checks every project, two at a time.
import { readdirSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const projects = [
  'events',
  'ui-kit',
  'tools',
  ...['libs', 'apps'].flatMap((dir) => readdirSync(join(root, dir)).map((name) => `${dir}/${name}`)),
].filter((project) => existsSync(join(root, project, 'tsconfig.json')));
const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const failed = [];
const worker = async () => {
  for (let project = projects.shift(); project !== undefined; project = projects.shift())
    if ((await run(process.execPath, [tsc, '-p', project])) !== 0) failed.push(project);
};
await Promise.all([worker(), worker()]);
if (failed.length > 0) console.error(`Type errors in ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
