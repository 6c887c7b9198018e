import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { FairQueue } from '../request/fair-queue.ts';
import type { PictureSaid, PictureWork } from './picture.process.ts';

/** Where the process's module stands: beside this one, as source or built, also when the server is one file. */
const processModule = (): string =>
  fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? './picture.process.ts' : './picture.process.js', import.meta.url),
  );

// Decoding takes a processor: at most half of them work on pictures, on one of each account, and accounts take turns.
const pictures = new FairQueue({
  room: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 32,
  waitingOfKey: 4,
  retryAfter: 5,
});

/** A limit for a process that hangs, in milliseconds of the clock; what only takes long ends by `processorTime`. */
const HUNG = 120_000;

/** The copies, or why there are none; `image_too_complex` also when they took too much of a processor or of its memory. */
export type PictureOutcome = Exclude<PictureSaid, 'ready'>;

/**
 * Re-encodes a picture of an account when its turn has come.
 * @throws RefusalError too_many_requests or unavailable when too many wait; Error when the process cannot start at all
 */
export const worked = (account: string, work: PictureWork): Promise<PictureOutcome> =>
  pictures.inTurn(account, () => reencoded(work));

/**
 * Re-encodes in a process of its own, which ends after one picture, so that what it took is given back. It inherits nothing of the environment, where the server's secrets stand.
 */
const reencoded = (work: PictureWork): Promise<PictureOutcome> =>
  new Promise((resolve, reject) => {
    const { LD_LIBRARY_PATH } = process.env; // Node itself may need it to start
    const path = processModule();
    const child = fork(path, [], {
      env: LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Unless it says more: a decoder that crashes takes its process with it.
    let outcome: PictureOutcome = 'image_unreadable';
    let started = false;
    const late = setTimeout(() => {
      outcome = 'image_too_complex';
      child.kill('SIGKILL');
    }, HUNG);
    child.on('message', (said: PictureSaid) => {
      if (said !== 'ready') outcome = said;
      else {
        started = true;
        // Should the process be gone by now, its exit reports it.
        child.send(work, () => undefined);
      }
    });
    const end = (error: Error | null) => {
      clearTimeout(late);
      if (error === null) resolve(outcome);
      else reject(error);
    };
    child.once('error', end);
    // The place is free again when the process is gone, not before.
    child.once('close', (code) =>
      end(
        started || outcome === 'image_too_complex'
          ? null
          : new Error(`The process for pictures did not start (code ${code}): ${path}`),
      ),
    );
  });
