import { receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { DamagedLog, StoreUnavailable } from '../log/event-log.ts';
import { asError, packed, unpacked, type Failure } from '../log/failure.ts';
import { Turns } from './turns.ts';

/** The only writer of a database. Requests given at once share one transaction, so one flush of the disk. */
export interface Writer<Request, Outcome> {
  /**
   * Answers in order. Throws when nothing could be written; then every request has failed. Before it commits, a writer
   * may ask for `more`: what came meanwhile then stands at the end of `requests`, and false says that nothing did.
   */
  run(requests: readonly Request[], more: () => boolean): Outcome[];
  /** Work for quiet moments; answers after how many milliseconds there is more of it, null when there is none. */
  idle(): number | null;
  close(): void;
}

/** The caller's side of a writer: requests of one turn of the event loop go together. */
export interface WriteQueue<Request, Outcome> {
  /** Resolves when the outcome is durable. */
  write(request: Request): Promise<Outcome>;
  /** False while its writer is gone: what is asked then is refused. */
  readonly isWriting: boolean;
  /** Whether the work for quiet moments that its writer brought from its opening has been done. */
  readonly isSettled: boolean;
  /** Ends after everything asked before; what is asked later is refused. */
  close(): Promise<void>;
}

/** What the writer's thread says: it stands or cannot, outcomes in order, the first quiet, trouble found in one, its end. */
export type Said<Outcome> =
  | { readonly open: true }
  | { readonly outcomes: readonly Outcome[] }
  | { readonly settled: true }
  | { readonly failed: number; readonly failure: Failure }
  | { readonly trouble: Failure }
  | { readonly closed: Failure | null };

export type Order<Request> = readonly Request[] | 'close';

/** So many requests of one turn go ahead of the others: the writer begins while those are still being made. */
const PORTION = 8;
/** So many requests share a transaction at most, so that the first of them does not wait for long. */
const TOGETHER = 500;
const CLOSED = 'The store is closed';

/** A queue whose writer works on the caller's thread: for tests and for the command line. */
export function inlineQueue<Request, Outcome>(
  writer: Writer<Request, Outcome>,
  onTrouble: (error: Error) => void,
): WriteQueue<Request, Outcome> {
  let open = true;
  let settled = false;
  let resting: NodeJS.Timeout | undefined;
  const tidy = () => {
    if (!open) return;
    clearTimeout(resting);
    try {
      const rest = writer.idle();
      if (rest === null) settled = true;
      else resting = setTimeout(tidy, rest).unref(); // nobody waits for it
    } catch (error) {
      onTrouble(asError(error));
    }
  };
  const turns = new Turns<Request, Outcome>((requests) => {
    try {
      turns.answer(writer.run(requests, () => false));
    } catch (error) {
      turns.fail(requests.length, asError(error));
    }
    tidy();
  });
  tidy();
  return {
    write: (request) => turns.write(request),
    get isWriting() {
      return turns.isOpen;
    },
    get isSettled() {
      return settled;
    },
    close() {
      if (!open) return Promise.resolve();
      turns.refuse(new StoreUnavailable(CLOSED));
      turns.flush();
      open = false;
      writer.close();
      return Promise.resolve();
    },
  };
}

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

/** The thread's side: takes the orders that wait into one transaction, and tidies up in between. */
export function serve<Request, Outcome>(port: MessagePort, open: () => Writer<Request, Outcome>): void {
  const say = (said: Said<Outcome>) => port.postMessage(said);
  let writer: Writer<Request, Outcome>;
  try {
    writer = open();
  } catch (error) {
    say({ closed: packed(error) });
    return;
  }
  let tidying = false;
  let settled = false;
  let closed = false;
  let resting: NodeJS.Timeout | undefined;
  const tidy = () => {
    tidying = false;
    clearTimeout(resting);
    if (closed) return;
    try {
      const rest = writer.idle();
      if (rest !== null) resting = setTimeout(tidy, rest);
      else if (!settled) {
        settled = true;
        say({ settled });
      }
    } catch (error) {
      say({ trouble: packed(error) });
    }
  };
  const later = () => {
    if (tidying) return;
    tidying = true;
    setImmediate(tidy);
  };
  port.on('message', (first: Order<Request>) => {
    const requests: Request[] = [];
    let last: Order<Request> | undefined;
    const add = (order: Order<Request> | undefined): boolean => {
      last = order;
      if (order === undefined || order === 'close') return false;
      for (const request of order) requests.push(request);
      return true;
    };
    const more = (): boolean =>
      last !== 'close' &&
      requests.length < TOGETHER &&
      add(receiveMessageOnPort(port)?.message as Order<Request> | undefined);
    if (add(first)) while (more());
    if (requests.length > 0)
      try {
        say({ outcomes: writer.run(requests, more) });
      } catch (error) {
        say({ failed: requests.length, failure: packed(error) });
      }
    if (last !== 'close') return later();
    closed = true;
    clearTimeout(resting);
    try {
      writer.close();
      say({ closed: null });
    } catch (error) {
      say({ closed: packed(error) });
    }
    port.close();
  });
  say({ open: true });
  later();
}
