// `npm run fingerprints`: keeps the fingerprint of each view whose version was raised (libs/modules/fingerprints.json).
import { ensureDependencies } from './setup.mjs';
import { jest } from './steps.mjs';

await ensureDependencies();
const spec = ['--selectProjects', 'server', '--testPathPatterns', 'libs/modules/src/views.spec'];
const { failed } = await jest(spec, { FINGERPRINTS: 'keep' })();
process.exitCode = failed === 0 ? 0 : 1;
