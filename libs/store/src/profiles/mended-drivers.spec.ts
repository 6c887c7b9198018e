import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { MENDED_KAFKAJS } from '../kafka/kafkajs-mended.ts';
import { MENDED_MONGODB } from '../mongodb/mongodb-mended.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string | URL) =>
  JSON.parse(readFileSync(file, 'utf8')) as { version?: string; dependencies?: Record<string, string> };

test.each([
  { driver: 'mongodb', mended: MENDED_MONGODB },
  { driver: 'kafkajs', mended: MENDED_KAFKAJS },
])(
  '$driver is the version whose faults were looked at, as it is pinned and as it is installed',
  ({ driver, mended }) => {
    const { dependencies = {} } = read(new URL('../../package.json', import.meta.url));
    expect([dependencies[driver], read(resolve(`${driver}/package.json`)).version]).toEqual([mended, mended]);
  },
);
