import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server that a command of the shell runs in the foreground; it can be killed and started again. */
export interface CommandServer {
  start(): Promise<void>;
  /** SIGKILL to the command and all that it started; resolves when it is gone. */
  kill(): Promise<void>;
}

/** A server of this command, not started yet; `settings` are added to its environment. */
export function commandServer(command: string, settings: Readonly<Record<string, string>>): CommandServer {
  let child: ChildProcess | null = null;
  return {
    async start() {
      const env = { ...process.env, ...settings };
      // A process group of its own, so that a kill reaches what the shell started.
      child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'ignore', 'inherit'], env });
      await once(child, 'spawn');
    },
    async kill() {
      const [running, pid] = [child, child?.pid];
      child = null;
      if (running === null || pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'exit');
      process.kill(-pid, 'SIGKILL');
      await gone;
    },
  };
}
