import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { folderOf, home } from './place.mjs';
import { end, identify, isAlive, launch, runningProcess } from './process.mjs';

const name = `spec-${process.pid}`;
const sleeping = { command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'] };

afterEach(async () => {
  await end(name);
  rmSync(join(home, name), { recursive: true, force: true });
});

test('a server outlives the call that started it and ends when it is asked to, once', async () => {
  await launch(name, sleeping);
  const one = runningProcess(name) as { pid: number; began: string };
  expect(isAlive(one)).toBe(true);
  expect(await end(name)).toBe(true);
  expect(isAlive(one)).toBe(false);
  expect(await end(name)).toBe(false);
});

test('a number that now belongs to another process is not ended', async () => {
  const other = spawn(sleeping.command, sleeping.args, { stdio: 'ignore' });
  await once(other, 'spawn');
  mkdirSync(folderOf(name), { recursive: true });
  const { pid } = identify(other.pid);
  writeFileSync(join(folderOf(name), 'pid.json'), JSON.stringify({ pid, began: 'long ago' }));

  expect(runningProcess(name)).toBeNull();
  expect(await end(name)).toBe(false);
  expect(isAlive(identify(other.pid))).toBe(true);
  other.kill();
  await once(other, 'exit');
});

test('what a server prints is in its log', async () => {
  await launch(name, { command: process.execPath, args: ['-e', 'console.log("ready"); setInterval(() => {}, 1000)'] });
  const log = join(folderOf(name), 'server.log');
  await expect(
    (async () => {
      while (!readFileSync(log, 'utf8').includes('ready')) await new Promise((resolve) => setImmediate(resolve));
      return true;
    })(),
  ).resolves.toBe(true);
});
