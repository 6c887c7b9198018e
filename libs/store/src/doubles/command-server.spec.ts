import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolders } from '../log/folders.contract.ts';
import { commandServer } from './command-server.ts';

const folder = temporaryFolders();

/** The number of the process that the command started, once it has written it. */
async function pidIn(file: string): Promise<number> {
  for (;;)
    try {
      const pid = Number(readFileSync(file, 'utf8'));
      if (pid > 0) return pid;
    } catch {
      await new Promise(setImmediate); // not written yet
    }
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a server of a command is killed with all that the command started, and starts again', async () => {
  const file = join(folder(), 'pid');
  const server = commandServer(`sh -c 'echo $$ > "$PLACE"; exec sleep 600' & wait`, { PLACE: file });
  await server.start();
  const first = await pidIn(file);
  expect(isAlive(first)).toBe(true);
  await server.kill();
  while (isAlive(first)) await new Promise(setImmediate); // until the system has reaped it
  await server.kill(); // nothing is left to kill
  rmSync(file);
  await server.start();
  expect(await pidIn(file)).not.toBe(first);
  await server.kill();
});
