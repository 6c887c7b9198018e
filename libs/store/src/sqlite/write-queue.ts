import { receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { StoreUnavailable } from '../log/event-log.ts';
import { asError, packed, unpacked, type Failure } from '../log/failure.ts';
import { Turns } from './turns.ts';

/** The only writer of a database. Requests given at once share one transaction, so one flush of the disk. */
export interface Writer<Request, Outcome> {
  /**
   * Answers in order. Throws when nothing could be written; then every request has failed. Before it commits, a writer
   * may ask for `more`: what came meanwhile then stands at the end of `requests`, and false says that nothing did.
   */
  run(requests: readonly Request[], more: () => boolean): Outcome[];
  /** Work for quiet moments; answers whether there is more of it at once. */
  idle(): boolean;
  close(): void;
}

/** The caller's side of a writer: requests of one turn of the event loop go together. */
export interface WriteQueue<Request, Outcome> {
  /** Resolves when the outcome is durable. */
  write(request: Request): Promise<Outcome>;
  /** Ends after everything asked before; what is asked later is refused. */
  close(): Promise<void>;
}

/** What the writer's thread says: it stands or cannot, outcomes in order, trouble found in a quiet moment, its end. */
export type Said<Outcome> =
  | { readonly open: true }
  | { readonly outcomes: readonly Outcome[] }
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
  const tidy = () => {
    if (!open) return;
    try {
      if (writer.idle()) setImmediate(tidy);
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

/** A queue whose writer works on a thread of its own. `role` and `options` say which (see writer.thread.ts). */
export async function threadQueue<Request, Outcome>(
  role: string,
  options: object,
  onTrouble: (error: Error) => void,
): Promise<WriteQueue<Request, Outcome>> {
  // Node runs the source as it is; a built package has the built file beside it.
  const file = import.meta.url.endsWith('.ts') ? './writer.thread.ts' : './writer.thread.js';
  const thread = new Worker(new URL(file, import.meta.url), {
    name: role,
    workerData: { role, options },
    execArgv: [],
    // What a writer makes is gone at once; room for more of it would only be memory that is never given back.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  });
  // The thread holds the process only while somebody waits for it.
  const turns = new Turns<Request, Outcome>((requests) => {
    thread.ref();
    thread.postMessage(requests);
  }, PORTION);
  let isOpen = false;
  const opened = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  ended.promise.catch(() => undefined); // it is waited for by `close` alone; until then `abandon` tells the callers
  let closing: Promise<undefined> | null = null;
  const fall = (error: Error) => {
    if (isOpen && closing === null) onTrouble(error);
    isOpen = false;
    turns.abandon(error);
    opened.reject(error);
    ended.reject(error);
  };
  thread.on('message', (said: Said<Outcome>) => {
    if ('outcomes' in said) turns.answer(said.outcomes);
    else if ('failed' in said) turns.fail(said.failed, unpacked(said.failure));
    else if ('trouble' in said) onTrouble(unpacked(said.trouble));
    else if ('open' in said) opened.resolve(undefined);
    else if (said.closed === null) ended.resolve(undefined);
    else fall(unpacked(said.closed));
    if (isOpen && closing === null && turns.isIdle) thread.unref();
  });
  thread.on('error', (error) => fall(new StoreUnavailable('The writer has failed', { cause: error })));
  thread.on('exit', () => fall(new StoreUnavailable('The writer has ended')));
  await opened.promise;
  isOpen = true;
  thread.unref();
  return {
    write: (request) => turns.write(request),
    close() {
      if (closing === null) {
        turns.refuse(new StoreUnavailable(CLOSED));
        turns.flush();
        thread.ref();
        thread.postMessage('close');
        closing = ended.promise;
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
  const tidy = () => {
    tidying = false;
    try {
      if (writer.idle()) later();
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
    tidying = true; // nothing follows
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
