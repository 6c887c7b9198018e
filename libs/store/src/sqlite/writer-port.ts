import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { packed, type Failure } from '../log/failure.ts';
import type { Writer } from './write-queue.ts';

/** What the writer's thread says: it stands or cannot, outcomes in order, the first quiet, trouble found in one, its end. */
export type Said<Outcome> =
  | { readonly open: true }
  | { readonly outcomes: readonly Outcome[] }
  | { readonly settled: true }
  | { readonly failed: number; readonly failure: Failure }
  | { readonly trouble: Failure }
  | { readonly closed: Failure | null };

export type Order<Request> = readonly Request[] | 'close';

/** So many requests share a transaction at most, so that the first of them does not wait for long. */
const TOGETHER = 500;

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
