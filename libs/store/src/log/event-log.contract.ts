import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { NewEvent, StoredEvent } from '@terroir/events';
import { StoreUnavailable, WrongRevision, type EventLog, type Expected } from './event-log.ts';
import { uuidv7 } from './uuid.ts';

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 60_000;

/** An event that no fold reads: recorded on a fixed morning, by a producer, about one input. */
export function newEvent(data: Record<string, unknown> = {}, more: Partial<NewEvent> = {}): NewEvent {
  return {
    id: uuidv7(),
    type: 'InputRemoved',
    version: 1,
    recorded: '2026-05-01T08:00:00.000Z',
    actor: { accountId: 'account-1', companyId: 'company-1', role: 'producer_level_two' },
    companyId: 'company-1',
    correlationId: 'request-1',
    causationId: 'request-1',
    data,
    ...more,
  };
}

const nothing = () => undefined;

/** Follows a log from a position; `until` resolves when so many events have arrived. */
function follow(log: EventLog, after: number) {
  const events: StoredEvent[] = [];
  let wanted = Infinity;
  let arrived: () => void = nothing;
  const subscription = log.subscribe(after, async (batch) => {
    events.push(...batch);
    if (events.length >= wanted) arrived();
  });
  return {
    events,
    subscription,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        wanted = count;
        arrived = resolve;
        if (events.length >= count) resolve();
      }),
  };
}

const refusedBy = async (append: Promise<unknown>): Promise<unknown> =>
  append.then(
    () => null,
    (error: unknown) => error,
  );

/**
 * What every EventLog promises, on the log that `open` makes anew for each test. A log that retries a failed batch
 * should be opened with a short pause. `gapless` is for logs with one writer: their positions count the events, and what is
 * appended in one turn stands in the order in which it was asked, across streams too.
 */
export function eventLogContract(name: string, open: () => Promise<EventLog>, { gapless = true } = {}): void {
  describe(`event log: ${name}`, () => {
    let log: EventLog;
    beforeEach(async () => {
      log = await open();
    });
    afterEach(() => log.close());

    test('is empty at first', async () => {
      expect(await log.head()).toBe(0);
      expect(await log.readAll(0, 10)).toEqual([]);
      expect(await log.readStream('input-1')).toEqual([]);
    });

    test('gives back what was appended, and where it stands', async () => {
      const first = newEvent({ inputId: '1', notes: 'Compost d’été « mûr »' });
      const second = newEvent({ inputId: '1' }, { companyId: null, causationId: 'another' });
      const appended = await log.append('input-1', 'absent', [first, second]);
      const [one, two] = await log.readStream('input-1');
      expect(one).toEqual({ ...first, stream: 'input-1', revision: 0, position: one?.position, hash: one?.hash });
      expect(two).toEqual({ ...second, stream: 'input-1', revision: 1, position: two?.position, hash: two?.hash });
      expect(appended).toEqual({ revision: 1, position: two?.position });
      expect(await log.head()).toBe(two?.position);
      expect(await log.readAll(0, 10)).toEqual([one, two]);
      expect(await log.readStream('input-1', 1)).toEqual([two]);
    });

    test(
      'keeps any JSON as it is',
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), async (data) => {
            const id = uuidv7();
            await log.append(`input-${id}`, 'absent', [newEvent(data, { id })]);
            const [stored] = await log.readStream(`input-${id}`);
            expect(JSON.stringify(stored?.data)).toBe(JSON.stringify(data));
          }),
          { numRuns: 40 },
        );
      },
      SLOW,
    );

    test('counts revisions from 0 in each stream, and positions from 1 in the order of the log', async () => {
      for (const stream of ['input-1', 'input-2', 'input-1', 'input-2', 'input-2'])
        await log.append(stream, 'any', [newEvent(), newEvent()]);
      const all = await log.readAll(0, 100);
      const revisions = (stream: string) => all.filter((event) => event.stream === stream).map((e) => e.revision);
      expect(revisions('input-1')).toEqual([0, 1, 2, 3]);
      expect(revisions('input-2')).toEqual([0, 1, 2, 3, 4, 5]);
      const positions = all.map((event) => event.position);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(new Set(positions).size).toBe(10);
      if (gapless) expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    test('reads on from a position, at most as many as asked for', async () => {
      await log.append('input-1', 'absent', [newEvent(), newEvent(), newEvent(), newEvent(), newEvent()]);
      const all = await log.readAll(0, 100);
      const pages: StoredEvent[][] = [];
      for (let page = await log.readAll(0, 2); page.length > 0; page = await log.readAll(page.at(-1)?.position ?? 0, 2))
        pages.push([...page]);
      expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
      expect(pages.flat()).toEqual(all);
    });

    test('refuses a stream that is not as expected, says how it is, and writes nothing', async () => {
      await log.append('input-1', 'absent', [newEvent(), newEvent()]);
      const attempts: [string, Expected, number][] = [
        ['input-1', 'absent', 1],
        ['input-1', 0, 1],
        ['input-1', 2, 1],
        ['input-2', 0, -1],
      ];
      for (const [stream, expected, actual] of attempts) {
        const refusal = await refusedBy(log.append(stream, expected, [newEvent()]));
        expect(refusal).toBeInstanceOf(WrongRevision);
        expect(refusal).toMatchObject({ stream, expected, actual });
      }
      expect(await log.readAll(0, 100)).toHaveLength(2);
    });

    test('lets a failed append fail alone among those of the same turn', async () => {
      await log.append('input-1', 'absent', [newEvent()]);
      const outcomes = await Promise.allSettled([
        log.append('input-2', 'absent', [newEvent()]),
        log.append('input-1', 'absent', [newEvent()]),
        log.append('input-1', 0, [newEvent()]),
      ]);
      expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });

    test('serves the appends of one turn in the order in which they were asked', async () => {
      const outcomes = await Promise.all([
        log.append('input-1', 'absent', [newEvent({ nth: 0 })]),
        log.append('input-1', 0, [newEvent({ nth: 1 }), newEvent({ nth: 2 })]),
        log.append('input-1', 2, [newEvent({ nth: 3 })]),
      ]);
      expect(outcomes.map((outcome) => outcome.revision)).toEqual([0, 2, 3]);
      expect((await log.readStream('input-1')).map((event) => event.data['nth'])).toEqual([0, 1, 2, 3]);
    });

    test.each<Expected>(['absent', 'any'])(
      'lands an append that is tried again once (expected: %s)',
      async (expected) => {
        const events = [newEvent(), newEvent()];
        const first = await log.append('input-1', expected, events);
        await log.append('input-1', 1, [newEvent()]);
        expect(await log.append('input-1', expected, events)).toEqual(first);
        expect(await log.readStream('input-1')).toHaveLength(3);
      },
    );

    test('lands an append that is tried again in the same turn once', async () => {
      const events = [newEvent()];
      const [one, two] = await Promise.all([
        log.append('input-1', 'absent', events),
        log.append('input-1', 'absent', events),
      ]);
      expect(two).toEqual(one);
      expect(await log.readAll(0, 10)).toHaveLength(1);
    });

    test('lets exactly one of many writers win each revision', async () => {
      const writers = 8;
      const rounds = 10;
      for (let revision = -1; revision < rounds - 1; revision += 1) {
        const outcomes = await Promise.allSettled(
          Array.from({ length: writers }, (_, writer) =>
            log.append('input-1', revision < 0 ? 'absent' : revision, [newEvent({ writer })]),
          ),
        );
        expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected')
            expect(outcome.reason).toMatchObject({ name: 'WrongRevision', actual: revision + 1 });
      }
      expect((await log.readStream('input-1')).map((event) => event.revision)).toEqual(
        Array.from({ length: rounds }, (_, revision) => revision),
      );
    });

    test(
      'agrees with a list in memory, whatever is appended in whatever order',
      async () => {
        const step = fc.record({
          stream: fc.constantFrom('input-a', 'input-b', 'output-a'),
          expected: fc.oneof(fc.constantFrom('absent' as const, 'any' as const), fc.nat({ max: 4 })),
          count: fc.integer({ min: 1, max: 3 }),
        });
        let run = 0;
        await fc.assert(
          fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 6 }), async (turns) => {
            run += 1;
            const start = await log.head();
            const streams = new Map<string, string[]>();
            const order: string[] = [];
            for (const turn of turns)
              await Promise.all(
                turn.map(async ({ expected, count, ...of }) => {
                  const stream = `${of.stream}-${run}`;
                  const ids = streams.get(stream) ?? [];
                  streams.set(stream, ids);
                  const events = Array.from({ length: count }, () => newEvent());
                  const fits = expected === 'any' || expected === (ids.length === 0 ? 'absent' : ids.length - 1);
                  const actual = ids.length - 1;
                  if (fits) for (const list of [ids, order]) list.push(...events.map((event) => event.id));
                  const revision = ids.length - 1;
                  const outcome = await log.append(stream, expected, events).catch((error: unknown) => error);
                  expect(outcome).toMatchObject(fits ? { revision } : { name: 'WrongRevision', actual });
                }),
              );
            const all = (await log.readAll(start, 1000)).map((event) => event.id);
            if (gapless) expect(all).toEqual(order);
            else expect(all.toSorted()).toEqual(order.toSorted());
            for (const [stream, ids] of streams)
              expect((await log.readStream(stream)).map((event) => event.id)).toEqual(ids);
          }),
          { numRuns: 30 },
        );
      },
      SLOW,
    );

    test('hands over the past and then what comes, in order, nothing twice and nothing left out', async () => {
      const append = (count: number) =>
        Promise.all(Array.from({ length: count }, () => log.append('input-1', 'any', [newEvent(), newEvent()])));
      await append(40);
      const [, second] = await log.readAll(0, 2);
      const early = follow(log, 0);
      const late = follow(log, second?.position ?? 0);
      await append(40);
      await Promise.all([early.until(160), late.until(158), append(10)]);
      await Promise.all([early.until(180), late.until(178)]);
      await Promise.all([early.subscription.close(), late.subscription.close()]);
      const all = await log.readAll(0, 1000);
      expect(early.events).toEqual(all);
      expect(late.events).toEqual(all.slice(2));
    });

    test('hands the same batch over again when the callback was rejected', async () => {
      await log.append('input-1', 'absent', [newEvent(), newEvent()]);
      const seen: string[][] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const subscription = log.subscribe(0, async (events) => {
        seen.push(events.map((event) => event.id));
        if (seen.length < 3) throw new Error('the reader is not ready');
        resolve();
      });
      await promise;
      await subscription.close();
      expect(seen).toHaveLength(3);
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
    });

    test('lets the next batch wait for the callback', async () => {
      let running = 0;
      let most = 0;
      let left = 30;
      const { promise, resolve } = Promise.withResolvers<void>();
      const subscription = log.subscribe(0, async (events) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        left -= events.length;
        if (left === 0) resolve();
      });
      for (let nth = 0; nth < 30; nth += 1) await log.append('input-1', 'any', [newEvent()]);
      await promise;
      await subscription.close();
      expect(most).toBe(1);
    });

    test('ends a subscription when its callback has ended, and hands it nothing more', async () => {
      const begun = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const steps: string[] = [];
      const subscription = log.subscribe(0, async () => {
        begun.resolve();
        await held.promise;
        steps.push('callback ended');
      });
      await log.append('input-1', 'any', [newEvent()]);
      await begun.promise;
      const closed = subscription.close().then(() => steps.push('closed'));
      await log.append('input-1', 'any', [newEvent()]);
      held.resolve();
      await closed;
      await log.append('input-1', 'any', [newEvent()]);
      expect(steps).toEqual(['callback ended', 'closed']);
    });

    test('closes after what was asked before, and refuses what is asked later', async () => {
      const asked = Array.from({ length: 20 }, (_, nth) => log.append(`input-${nth}`, 'absent', [newEvent()]));
      await log.close();
      const outcomes = await Promise.allSettled(asked);
      expect(outcomes.every((outcome) => outcome.status === 'fulfilled')).toBe(true);
      expect(await refusedBy(log.append('input-1', 'any', [newEvent()]))).toBeInstanceOf(StoreUnavailable);
      expect(await refusedBy(log.readAll(0, 1))).toBeInstanceOf(StoreUnavailable);
      await log.close();
    });
  });
}
