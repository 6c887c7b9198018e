import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { StoredEvent } from '@terroir/events';
import { newEvent } from '../log/event-log.contract.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { EventStoreFollowing, type Feed } from './eventstore-following.ts';
import type { Recorded } from './eventstore-messages.ts';

const AWAY = 600_000;
/** The longest pause between two tries, and the most tries that leaves room for: eight while it doubles from 50 ms. */
const LONGEST = 5000;
const MOST = AWAY / LONGEST + 8;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let at = 0; at < 10; at += 1) await new Promise(setImmediate);
}

const recorded = (position: number): Recorded => ({
  id: `event-${position}`,
  type: 'InputRemoved',
  data: '{}',
  metadata: '{}',
  stream: 'producer_input-1',
  revision: position - 1,
  position,
});
const stored = ({ id, stream, revision, position }: Recorded): StoredEvent => ({
  ...newEvent({}, { id }),
  stream,
  revision,
  position,
  hash: '',
});

/** A store in memory that can be away: it refuses feeds then, or ends each at once, and loses those that are open. */
function shakyStore(absence: 'refuses' | 'ends at once') {
  const events: Recorded[] = [];
  const feeds = new Set<{ fail: () => void; arrive: () => void }>();
  const opened: { at: number; after: number }[] = [];
  const reports: unknown[] = [];
  let isAway = false;

  function feed(after: number): Feed {
    let next = after;
    let failure: Error | null = null;
    let rouse: () => void = () => undefined;
    const own = {
      fail: () => {
        failure = new StoreUnavailable('gone');
        rouse();
      },
      arrive: () => rouse(),
    };
    feeds.add(own);
    return {
      get isReady() {
        return next < events.length;
      },
      async more() {
        for (;;) {
          if (failure !== null) throw failure;
          if (next < events.length) return;
          await new Promise<void>((resolve) => (rouse = resolve));
        }
      },
      take(most) {
        const taken = events.slice(next, next + most);
        next += taken.length;
        return taken;
      },
      cancel() {
        feeds.delete(own);
        own.fail();
      },
    };
  }

  return {
    feeds,
    opened,
    reports,
    append: () => {
      events.push(recorded(events.length + 1));
      if (!isAway) for (const { arrive } of feeds) arrive();
    },
    leave: () => {
      isAway = true;
      for (const { fail } of feeds) fail();
    },
    comeBack: () => (isAway = false),
    store: {
      async open(after: number): Promise<Feed> {
        opened.push({ at: performance.now(), after });
        if (isAway && absence === 'refuses') throw new StoreUnavailable('gone');
        const one = feed(after);
        if (isAway) for (const { fail } of feeds) fail();
        return one;
      },
      stored,
      report: (error: unknown) => reports.push(error),
      pause: 50,
      gather: 10,
    },
  };
}

/** The longest time between two tries, in milliseconds. */
const longest = (tries: readonly { readonly at: number }[]): number =>
  Math.max(...tries.slice(1).map(({ at }, place) => at - (tries[place]?.at ?? at)));

describe('a subscription', () => {
  test.each(['refuses', 'ends at once'] as const)(
    'whose store is away for ten minutes (%s) tries at capped intervals, says so, and leaves out nothing',
    async (absence) => {
      const { store, feeds, opened, reports, append, leave, comeBack } = shakyStore(absence);
      const seen: number[] = [];
      const following = new EventStoreFollowing(store, 0, async (events) => {
        seen.push(...events.map(({ position }) => position));
      });
      for (let at = 0; at < 3; at += 1) append();
      await pass(100);
      expect(seen).toEqual([1, 2, 3]);

      append(); // has arrived, and is not handed over yet
      leave();
      const before = opened.length;
      for (let passed = 0; passed < AWAY; passed += 1000) {
        await pass(1000);
        append();
        expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
        expect(feeds.size).toBeLessThanOrEqual(1);
      }
      const tries = opened.slice(before);
      expect(tries.length).toBeLessThanOrEqual(MOST);
      expect(tries.length).toBeGreaterThanOrEqual(AWAY / LONGEST);
      expect(longest(tries)).toBeLessThanOrEqual(LONGEST);
      expect(reports).toHaveLength(tries.length + 1); // and the feed that was lost

      comeBack();
      await pass(LONGEST);
      expect(seen).toEqual(Array.from({ length: 604 }, (_, place) => place + 1));
      append();
      await pass(100);
      expect(seen.at(-1)).toBe(605);

      leave();
      const again = opened.length;
      await pass(store.pause);
      expect(opened.length - again).toBe(1); // a new loss is tried soon, whatever the last one came to
      await following.close();
      expect([jest.getTimerCount(), feeds.size]).toEqual([0, 0]);
    },
  );

  test('whose reader cannot take its events for ten minutes holds one batch, and hands it over when it can', async () => {
    const { store, opened, reports, append } = shakyStore('refuses');
    const back = performance.now() + AWAY;
    const seen: number[] = [];
    let tries = 0;
    const following = new EventStoreFollowing(store, 0, async (events) => {
      tries += 1;
      if (performance.now() < back) throw new StoreUnavailable('the rows are gone');
      seen.push(...events.map(({ position }) => position));
    });
    append();
    for (let passed = 0; passed < AWAY - 1000; passed += 1000) {
      await pass(1000);
      append();
      expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
    }
    expect(tries).toBeLessThanOrEqual(MOST);
    expect(tries).toBeGreaterThanOrEqual((AWAY - LONGEST) / LONGEST);
    expect([reports.length, opened.length, seen]).toEqual([tries, 1, []]);
    await pass(2 * LONGEST);
    expect(seen).toEqual(Array.from({ length: 600 }, (_, place) => place + 1));
    await following.close();
  });

  test('opens its feed as soon as another call of the store has succeeded, however long its pause has become', async () => {
    const { store, opened, append, leave, comeBack } = shakyStore('refuses');
    const seen: number[] = [];
    const following = new EventStoreFollowing(store, 0, async (events) => {
      seen.push(...events.map(({ position }) => position));
    });
    leave();
    await pass(AWAY);
    append();
    for (const tries = opened.length; opened.length === tries;) await pass(100);
    comeBack();
    await pass(LONGEST / 2);
    expect(seen).toEqual([]);
    following.retry();
    await pass(0);
    expect(seen).toEqual([1]);
    await following.close();
  });

  test('whose feeds are refused while other calls succeed tries no more often than after the first pause', async () => {
    const { store, opened, leave } = shakyStore('refuses');
    const following = new EventStoreFollowing(store, 0, () => Promise.resolve());
    leave();
    await pass(AWAY / 100);
    const before = opened.length;
    for (let passed = 0; passed < 1000; passed += 5) {
      following.retry();
      await pass(5);
    }
    expect(opened.length - before).toBeGreaterThan(1);
    expect(opened.length - before).toBeLessThanOrEqual(1000 / store.pause + 1);
    await following.close();
  });
});
