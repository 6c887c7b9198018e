import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { hasEnded, identify, type ProcessIdentity } from './process-identity.ts';

const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function child() {
  const one = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
  children.push(one);
  await once(one, 'spawn');
  const identity = identify(one.pid);
  if (identity === null) throw new Error('Linux tells of its processes');
  return { one, identity };
}

describe('a process on the same machine', () => {
  test('has not ended while it runs, nor while it is stopped', async () => {
    const { one, identity } = await child();
    expect(hasEnded(identity)).toBe(false);
    one.kill('SIGSTOP');
    expect(hasEnded(identity)).toBe(false);
  });

  test('has ended once it was killed', async () => {
    const { one, identity } = await child();
    one.kill('SIGKILL');
    await once(one, 'exit');
    expect(hasEnded(identity)).toBe(true);
  });

  test('has ended when another process has its number', () => {
    const own = identify() as ProcessIdentity;
    expect([hasEnded(own), hasEnded({ ...own, began: `${own.began}0` })]).toEqual([false, true]);
  });
});

test('a process of another machine or container has not ended as far as is known here', async () => {
  const { one, identity } = await child();
  one.kill('SIGKILL');
  await once(one, 'exit');
  expect(hasEnded({ ...identity, space: 'another machine pid:[1]' })).toBe(false);
});
