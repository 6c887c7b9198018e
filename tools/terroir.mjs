// `npm run terroir -- …`: the operator's command line.
import { join } from 'node:path';
import { build, ensureDependencies, projectNode, root, run } from './setup.mjs';

await ensureDependencies();
await build();
process.exitCode = await run(projectNode(), [
  '--disable-warning=ExperimentalWarning',
  join(root, 'apps', 'cli', 'dist', 'main.js'),
  ...process.argv.slice(2),
]);
