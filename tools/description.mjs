// `npm run description`: keeps the API description as the server says it now (apps/api/description.json).
import { ensureDependencies, root, run } from './setup.mjs';
import { jest, tool } from './steps.mjs';

await ensureDependencies();
const spec = ['--selectProjects', 'server', '--testPathPatterns', 'apps/api/src/kept-description.spec'];
const { failed } = await jest(spec, { DESCRIPTION: 'keep' })();
const formatted = await run(
  process.execPath,
  [tool('prettier', 'bin', 'prettier.cjs'), '--write', 'apps/api/description.json'],
  { cwd: root },
);
process.exitCode = failed === 0 && formatted === 0 ? 0 : 1;
