// Processes that outlive the command that started them, known again by their number and the instant they began, so that
// a number given to somebody else meanwhile is never mistaken for ours.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderOf } from './place.mjs';

/** When a process began, in the machine's own terms; null when there is none. */
function beganAt(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
    // Behind the name in brackets: the state is field 3, the ticks since the machine started are field 22.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    if (fields[0] === 'Z') return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return null;
  }
}

/** This process or a child of it, as it can be told from any other at any time. */
export const identify = (pid = process.pid) => ({ pid, began: beganAt(pid) });

/** Is that very process still there? */
export const isAlive = ({ pid, began }) => began !== null && beganAt(pid) === began;

const record = (name) => join(folderOf(name), 'pid.json');

/** The process of this server as it was recorded, when it still runs. */
export function runningProcess(name) {
  try {
    const one = JSON.parse(readFileSync(record(name), 'utf8'));
    return isAlive(one) ? one : null;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

export const logOf = (name) => join(folderOf(name), 'server.log');

/** Starts a server that goes on when this command has ended; what it prints goes to its log. */
export function launch(name, { command, args, env = {} }) {
  const log = openSync(logOf(name), 'w');
  const child = spawn(command, args, {
    cwd: folderOf(name),
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  child.unref();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => {
      writeFileSync(record(name), JSON.stringify(identify(child.pid)));
      resolve();
    });
  });
}

/** Ends this server and nobody else, first by asking; answers whether there was one. */
export async function end(name) {
  const one = runningProcess(name);
  if (one !== null) {
    process.kill(one.pid, 'SIGTERM');
    const until = performance.now() + 20_000;
    while (isAlive(one)) {
      if (performance.now() > until) process.kill(one.pid, 'SIGKILL');
      await pause(100);
    }
  }
  rmSync(record(name), { force: true });
  return one !== null;
}
