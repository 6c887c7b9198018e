import { Worker } from 'node:worker_threads';
import { DamagedLog, StoreUnavailable } from '../log/event-log.ts';
import { asError, unpacked } from '../log/failure.ts';
import { Turns } from './turns.ts';
import { CLOSED, type WriteQueue } from './write-queue.ts';
import type { Said } from './writer-port.ts';

/** So many requests of one turn go ahead of the others: the writer begins while those are still being made. */
const PORTION = 8;

/** The first pause before a writer is started again, in milliseconds; it doubles up to the longest. */
const PAUSE = 50;
const LONGEST_PAUSE = 5000;

function startThread(role: string, options: object): Worker {
  // Node runs the source as it is; a built package has the built file beside it.
  const file = import.meta.url.endsWith('.ts') ? './writer.thread.ts' : './writer.thread.js';
  return new Worker(new URL(file, import.meta.url), {
    name: role,
    workerData: { role, options },
    execArgv: [],
    // What a writer makes is gone at once; room for more of it would only be memory that is never given back.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  });
}

/**
 * A queue whose writer works on a thread of its own. `role` and `options` say which (see writer.thread.ts). A thread that
 * dies is started again: what waited is refused, because it may have landed, and so is what comes meanwhile.
 */
export async function threadQueue<Request, Outcome>(
  role: string,
  options: object,
  onTrouble: (error: Error) => void,
  start: (role: string, options: object) => Worker = startThread,
): Promise<WriteQueue<Request, Outcome>> {
  let thread: Worker;
  // The thread holds the process only while somebody waits for it.
  const turns = new Turns<Request, Outcome>((requests) => {
    thread.ref();
    thread.postMessage(requests);
  }, PORTION);
  const ended = Promise.withResolvers<undefined>();
  ended.promise.catch(() => undefined); // only `close` awaits it; until then `abandon` refuses the callers
  let closing: Promise<undefined> | null = null;
  let settled = false;
  let pause = PAUSE;
  let restarting: NodeJS.Timeout | undefined;

  /** Starts a thread; resolves when it takes requests. */
  function launch(): Promise<void> {
    const opened = Promise.withResolvers<void>();
    const mine = start(role, options);
    thread = mine;
    let state: 'opening' | 'open' | 'fallen' = 'opening';
    settled = false;
    const fall = (error: Error) => {
      if (state === 'fallen') return;
      const wasOpen = state === 'open';
      state = 'fallen';
      turns.abandon(error);
      opened.reject(error);
      if (closing !== null) ended.reject(error);
      else if (wasOpen) {
        onTrouble(error);
        again();
      }
    };
    mine.on('message', (said: Said<Outcome>) => {
      if ('outcomes' in said) turns.answer(said.outcomes);
      else if ('failed' in said) turns.fail(said.failed, unpacked(said.failure));
      else if ('trouble' in said) onTrouble(unpacked(said.trouble));
      else if ('open' in said) {
        state = 'open';
        opened.resolve();
      } else if ('settled' in said) settled = true;
      else if (said.closed === null) ended.resolve(undefined);
      else fall(unpacked(said.closed));
      if (state === 'open' && closing === null && turns.isIdle) mine.unref();
    });
    mine.on('error', (error) => fall(new StoreUnavailable(`The writer of the ${role} has failed`, { cause: error })));
    mine.on('exit', () => fall(new StoreUnavailable(`The writer of the ${role} has ended`)));
    return opened.promise;
  }

  function again(): void {
    if (closing !== null) return;
    restarting = setTimeout(() => {
      launch().then(
        () => {
          pause = PAUSE;
          if (closing === null) turns.resume();
        },
        (error: unknown) => {
          onTrouble(asError(error));
          // A log that is damaged stays so: it is not tried again.
          if (!(error instanceof DamagedLog)) again();
        },
      );
    }, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  await launch();
  return {
    write: (request) => turns.write(request),
    get isWriting() {
      return turns.isOpen;
    },
    get isSettled() {
      return settled;
    },
    close() {
      if (closing === null) {
        const isWriting = turns.isOpen;
        clearTimeout(restarting);
        turns.refuse(new StoreUnavailable(CLOSED));
        turns.flush();
        closing = ended.promise;
        if (isWriting) {
          thread.ref();
          thread.postMessage('close');
        } else void thread.terminate().then(() => ended.resolve(undefined));
      }
      return closing;
    },
  };
}
