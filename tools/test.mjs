// `npm test`: set-up, then every check of the project, each as a step with its own count; `npm test -- unit e2e` runs some.
import { join } from 'node:path';
import { build, ensureDependencies, root } from './setup.mjs';
import { check, chosen, closeWith, jest, journeys, runSteps, stories, tool } from './steps.mjs';

await ensureDependencies();

const steps = {
  format: check([tool('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  lint: check([tool('oxlint', 'bin', 'oxlint'), '--quiet']),
  types: check([join(root, 'tools', 'typecheck.mjs')]),
  build: async () => {
    await build();
    return { passed: 1, failed: 0 };
  },
  unit: jest(),
  stories,
  e2e: journeys(),
  chaos: check([join(root, 'tools', 'chaos', 'chaos.mjs'), '--kills', '25']),
};

/** Steps that run beside one another: each of the two keeps one core busy. */
const groups = [['format', 'build']];

closeWith(await runSteps(steps, chosen(steps, process.argv.slice(2)), groups));
