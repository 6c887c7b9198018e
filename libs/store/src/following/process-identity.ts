import { readFileSync, readlinkSync } from 'node:fs';
import { isError } from '../log/failure.ts';

/** Tells a process from every other, also from a later one with its number. */
export interface ProcessIdentity {
  /** Where its number counts: the start of the machine, and the namespace (a container has its own). */
  readonly space: string;
  readonly pid: number;
  /** When it began, in ticks since the machine started. */
  readonly began: string;
}

/** When a process began, and whether it has ended and only waits to be reaped. */
function startOf(pid: number): { readonly began: string; readonly hasEnded: boolean } {
  // Behind the name in brackets: the state is field 3, the ticks are field 22.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return { began: fields[19] ?? '', hasEnded: fields[0] === 'Z' || fields[0] === 'X' };
}

const spaceOf = (pid: number): string =>
  `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync(`/proc/${pid}/ns/pid`)}`;

/** This process, or a child of it, as others on the machine can recognize it; null where the system does not say (no Linux). */
export function identify(pid = process.pid): ProcessIdentity | null {
  try {
    return { space: spaceOf(pid), pid, began: startOf(pid).began };
  } catch {
    return null;
  }
}

/** Whether a process has certainly ended. One on another machine or in another container never has, as far as is known here. */
export function hasEnded({ space, pid, began }: ProcessIdentity): boolean {
  if (identify()?.space !== space) return false;
  try {
    process.kill(pid, 0); // sends nothing; finds processes whose files are hidden as well
  } catch (error) {
    return isError(error) && error.code === 'ESRCH';
  }
  try {
    const now = startOf(pid);
    return now.hasEnded || now.began !== began;
  } catch {
    return false; // its files are hidden, or it ends at this moment
  }
}
