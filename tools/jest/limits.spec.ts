import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('a spec may take a minute: its limit finds what hangs, not what is slow', () => {
  const { jest } = JSON.parse(read('package.json')) as { jest: { testTimeout?: number } };
  expect(jest.testTimeout).toBe(60_000);
  expect(read('tools/steps.mjs')).toContain("'--testTimeout=60000'");
  expect(read('ui-kit/vitest.config.ts')).toContain('testTimeout: 60_000');
});

test('a worker that holds two gigabytes makes room for another before it has no more', () => {
  const { jest } = JSON.parse(read('package.json')) as { jest: { workerIdleMemoryLimit?: string } };
  expect(jest.workerIdleMemoryLimit).toBe('2GB');
  expect(read('tools/steps.mjs')).toContain("'--workerIdleMemoryLimit=2GB'");
});

test('what a spec of a screen waits for is named before its own limit ends it', () => {
  for (const path of ['tools/jest/waiting.mjs', 'ui-kit/.storybook/preview.tsx'])
    expect(read(path)).toContain('asyncUtilTimeout: 50_000');
});
