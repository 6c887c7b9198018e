// Type checks the house: all that runs on Node as one program, and what runs in a browser each for itself.
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const programs = ['tools', 'ui-kit', 'apps/web', 'apps/e2e'];
const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const failed = [];
const worker = async () => {
  for (let program = programs.shift(); program !== undefined; program = programs.shift())
    if ((await run(process.execPath, [tsc, '-p', program])) !== 0) failed.push(program);
};
await Promise.all([worker(), worker()]);
if (failed.length > 0) console.error(`Type errors in ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
