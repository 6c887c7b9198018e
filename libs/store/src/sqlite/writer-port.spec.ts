import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StoreUnavailable } from '../log/event-log.ts';
import type { Writer } from './write-queue.ts';
import { serve, type Order, type Said } from './writer-port.ts';

let caller: MessagePort;
let thread: MessagePort;
beforeEach(() => {
  ({ port1: caller, port2: thread } = new MessageChannel());
});
afterEach(() => caller.close());

/** Orders that come while the writer is at a number, and the numbers of each transaction that it wrote. */
function writer(coming: ReadonlyMap<number, Order<number>>) {
  const transactions: number[][] = [];
  let isClosed = false;
  const made: Writer<number, number> = {
    run(requests, more) {
      const outcomes: number[] = [];
      for (const request of requests) {
        const order = coming.get(request);
        if (order !== undefined) caller.postMessage(order);
        if (request < 0) throw new StoreUnavailable('The disk is full');
        outcomes.push(request * 10);
        if (outcomes.length === requests.length) more();
      }
      transactions.push([...requests]);
      return outcomes;
    },
    idle: () => null,
    close() {
      isClosed = true;
    },
  };
  return { made, transactions, isClosed: () => isClosed };
}

/** What the thread says of its orders, one after the other. */
async function next(): Promise<Said<number>> {
  const [said] = (await once(caller, 'message')) as [Said<number>];
  return 'settled' in said ? next() : said;
}

describe('the thread of a writer', () => {
  test('takes what comes while a transaction is open into it, and answers in order', async () => {
    const { made, transactions } = writer(
      new Map([
        [1, [3]],
        [3, [4, 5]],
      ]),
    );
    serve(thread, () => made);
    expect(await next()).toEqual({ open: true });
    caller.postMessage([1, 2]);
    expect(await next()).toEqual({ outcomes: [10, 20, 30, 40, 50] });
    expect(transactions).toEqual([[1, 2, 3, 4, 5]]);
  });

  test('lets no transaction grow without end: the others wait for the next', async () => {
    const { made, transactions } = writer(new Map(Array.from({ length: 1199 }, (_, at) => [at, [at + 1]])));
    serve(thread, () => made);
    expect(await next()).toEqual({ open: true });
    caller.postMessage([0]);
    const answered: number[] = [];
    while (answered.length < 1200) {
      const said = await next();
      if ('outcomes' in said) answered.push(...said.outcomes);
    }
    expect(answered).toEqual(Array.from({ length: 1200 }, (_, at) => at * 10));
    expect(transactions.map(({ length }) => length)).toEqual([500, 500, 200]);
  });

  test('fails what came meanwhile with the rest of its transaction, and carries out an end afterwards', async () => {
    const { made, isClosed } = writer(
      new Map<number, Order<number>>([
        [1, [-2, 3]],
        [4, 'close'],
      ]),
    );
    serve(thread, () => made);
    expect(await next()).toEqual({ open: true });
    caller.postMessage([1]);
    expect(await next()).toMatchObject({ failed: 3, failure: { message: 'The disk is full' } });
    caller.postMessage([4, 5]);
    expect(await next()).toEqual({ outcomes: [40, 50] });
    expect(await next()).toEqual({ closed: null });
    expect(isClosed()).toBe(true);
  });
});
