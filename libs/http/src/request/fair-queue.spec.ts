import { describe, expect, test } from '@jest/globals';
import { RefusalError } from '../contract/errors.ts';
import { FairQueue } from './fair-queue.ts';

const settled = () => new Promise(setImmediate);

/** Enters work and notes when its turn comes; `end` ends it. */
function tried(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    enter: async (name: string, size = 1, left?: AbortSignal) => {
      void queue.enter(name.slice(0, 1), size, left).then(
        (end) => {
          begun.push(name);
          ends.set(name, end);
        },
        (error: RefusalError) => begun.push(`${name} ${error.refusal.code} ${error.retryAfterSeconds}`),
      );
      await settled();
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await settled();
    },
  };
}
const queueOf = (room: number) => new FairQueue({ room, waiting: 5, waitingOfKey: 3, retryAfter: 7 });

describe('a fair queue', () => {
  test('runs one piece of each account at a time, even with room for more', async () => {
    const { begun, enter, end } = tried(queueOf(2));
    for (const name of ['a1', 'a2', 'b1']) await enter(name);
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  test('serves accounts in turn, however much one of them sent before the others', async () => {
    const { begun, enter, end } = tried(queueOf(1));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) await enter(name);
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  });

  test('lets small work wait behind large work that came first', async () => {
    const { begun, enter, end } = tried(queueOf(10));
    for (const [name, size] of [['a1', 6], ['b1', 9], ['c1', 1]] as const) await enter(name, size); // prettier-ignore
    expect(begun).toEqual(['a1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
  });

  test('takes what is larger than its room when nothing else runs', async () => {
    const { begun, enter } = tried(queueOf(10));
    await enter('a1', 99);
    await enter('b1', 1);
    expect(begun).toEqual(['a1']);
  });

  test('refuses one more of an account that waits for much, and anyone while it is full', async () => {
    const { begun, enter } = tried(queueOf(1));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']) await enter(name);
    expect(begun).toEqual(['a1', 'a5 too_many_requests 7', 'c1 unavailable 7']);
  });

  test('forgets who left while waiting', async () => {
    const { begun, enter, end } = tried(queueOf(1));
    const leaving = new AbortController();
    await enter('a1');
    await enter('b1', 1, leaving.signal);
    await enter('c1');
    leaving.abort();
    await end('a1');
    expect(begun.filter((name) => !name.startsWith('b'))).toEqual(['a1', 'c1']);
  });

  test('gives room back once, however often a turn is ended', async () => {
    const { begun, enter, end } = tried(queueOf(1));
    for (const name of ['a1', 'b1', 'c1']) await enter(name);
    await end('a1');
    await end('a1');
    expect(begun).toEqual(['a1', 'b1']);
  });

  test.each([
    ['is done', () => Promise.resolve('done'), 'done'],
    ['fails', () => Promise.reject(new Error('gone')), new Error('gone')],
  ])('ends the turn of work that %s, and answers what it answered', async (_, work, expected) => {
    const queue = queueOf(1);
    const { begun, enter } = tried(queue);
    expect(await queue.inTurn('a', work).catch((error: unknown) => error)).toEqual(expected);
    await enter('b1');
    expect(begun).toEqual(['b1']);
  });
});
