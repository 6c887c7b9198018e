import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { runningProcess } from './process.mjs';

const root = join(import.meta.dirname, '..', '..');
const up = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/services.mjs', 'up'], { cwd: root });
  return stdout;
};

// Where the URLs name other servers, ours are not started for this.
const both = ['ferretdb', 'kafka'].every((name) => runningProcess(name) !== null);

(both ? test : test.skip)(
  'services:up prints nothing but the settings, and finds what runs already however many ask at once',
  async () => {
    const [one, other] = await Promise.all([up(), up()]);
    expect(one).toMatch(/^MONGODB_URL=mongodb:\/\/127\.0\.0\.1:\d+\/\nKAFKA_BROKERS=127\.0\.0\.1:\d+\n$/);
    expect(other).toBe(one);
  },
);
