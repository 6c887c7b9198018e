import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  BY_KEY,
  formerKey,
  pastOf,
  type Batch,
  type Collection,
  type DocumentQuery,
  type Documents,
} from './documents.ts';
import { batch, pages, SLOW, ware, wares, type Ware } from './wares.fixture.ts';

/** What a timed collection promises; `opened` is the store. */
export function timedContract(opened: () => Documents): void {
  describe('a timed collection', () => {
    const timed: Collection = { ...wares, name: 'timed', timed: ['price'] };
    const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T12:00:00.000Z`;
    const present = (key: string, cents: number, since: number): Batch['puts'][number] => ({
      collection: timed,
      document: { key, row: ware({ cents }), revision: 0, position: since, since: at(since) },
    });
    const former = (key: string, cents: number, since: number, until: number): Batch['puts'][number] => ({
      collection: pastOf(timed),
      document: { ...present(key, cents, since).document, until: at(until) },
    });
    beforeEach(async () => {
      await opened().declare(timed);
      await opened().declare(pastOf(timed));
    });
    const query = (day: number): DocumentQuery => ({
      index: 'price',
      equals: { stall: 'north' },
      at: at(day),
      limit: 10,
    });

    test('says since when its documents hold, and of those before until when', async () => {
      await opened().apply(batch([present('a', 3, 4), former('a', 2, 2, 4), former('a', 1, 1, 2)]));
      expect(await opened().get(timed, 'a')).toEqual(present('a', 3, 4).document);
      expect(await opened().getMany(timed, ['a'])).toEqual([present('a', 3, 4).document]);
      const kept = await opened().find<Ware>(pastOf(timed), { index: BY_KEY, limit: 10 });
      expect(kept.documents).toEqual([former('a', 1, 1, 2).document, former('a', 2, 2, 4).document]);
      const removed = { collection: pastOf(timed), key: formerKey('a', at(1)) };
      await opened().apply(batch([], { removes: [removed] }));
      expect(await opened().find(pastOf(timed), { index: BY_KEY, limit: 10 })).toMatchObject({ total: 1 });
    });

    test('is asked for what held at an instant: from it on, and not until it', async () => {
      await opened().apply(batch([present('a', 3, 4), former('a', 2, 2, 4), former('b', 9, 2, 3), present('c', 1, 3)]));
      const found = async (day: number) =>
        (await opened().find<Ware>(timed, query(day))).documents.map(({ key, row }) => [key, row.cents]);
      expect(await found(1)).toEqual([]);
      expect(await found(2)).toEqual([
        ['a', 2],
        ['b', 9],
      ]);
      expect(await found(3)).toEqual([
        ['c', 1],
        ['a', 2],
      ]);
      expect(await found(4)).toEqual([
        ['c', 1],
        ['a', 3],
      ]);
      expect(await found(5)).toEqual(await found(4));
    });

    test('knows the past by its timed indexes only, and not by distance', async () => {
      const near = { latitude: 'latitude', longitude: 'longitude', point: [46, -73] as const, km: 1 };
      for (const wrong of [
        { ...query(1), index: 'name' },
        { ...query(1), index: 'price', near },
      ])
        await expect(opened().find(timed, wrong)).rejects.toThrow();
      await expect(opened().find(wares, query(1))).rejects.toThrow();
    });

    test(
      'finds what held among records that were changed a hundred times, on any page in either order',
      async () => {
        const minute = (at: number) => new Date(Date.UTC(2026, 4, 1, 0, at)).toISOString();
        const keys = ['a', 'b', 'c', 'd', 'e'];
        // Each was changed every few minutes, to one of two prices, and is gone at the end but for the first.
        const puts = keys.flatMap((key, nth) =>
          Array.from({ length: 100 }, (_, step): Batch['puts'][number] => {
            const [since, until] = [minute(nth + step * (nth + 1)), minute(nth + (step + 1) * (nth + 1))];
            const document = { key, row: ware({ cents: step % 2 }), revision: 0, position: step + 1, since };
            return key === 'a' && step === 99
              ? { collection: timed, document }
              : { collection: pastOf(timed), document: { ...document, until } };
          }),
        );
        await opened().apply(batch(puts));
        for (const at of [0, 1, 2, 50, 99, 100, 101, 250, 399, 400, 503, 504, 600])
          for (const [order, limit] of [
            ['ascending', 1],
            ['descending', 1],
            ['ascending', 2],
            ['descending', 3],
          ] as const) {
            const expected = keys
              .flatMap((key, nth) => {
                const step = Math.floor((at - nth) / (nth + 1));
                if (step < 0 || (step > 99 && key !== 'a')) return [];
                return [{ key, cents: Math.min(step, 99) % 2 }];
              })
              .sort((one, other) => one.cents - other.cents || (one.key < other.key ? -1 : 1))
              .map(({ key }) => key);
            const found = await pages(opened(), { ...query(1), at: minute(at), order, limit }, timed);
            expect({ at, order, limit, found }).toEqual({
              at,
              order,
              limit,
              found: order === 'ascending' ? expected : expected.toReversed(),
            });
          }
      },
      SLOW,
    );

    test(
      'answers page by page what was, with no gap and no repetition',
      async () => {
        const life = fc.array(
          fc.record({ cents: fc.integer({ min: 0, max: 3 }), days: fc.integer({ min: 1, max: 4 }) }),
          {
            minLength: 1,
            maxLength: 4,
          },
        );
        const lives = fc.array(fc.record({ life, born: fc.integer({ min: 1, max: 9 }), isGone: fc.boolean() }), {
          maxLength: 12,
        });
        const asked = fc.record({
          day: fc.integer({ min: 1, max: 28 }),
          limit: fc.integer({ min: 1, max: 5 }),
          order: fc.constantFrom('ascending' as const, 'descending' as const),
        });
        let version = 10;
        await fc.assert(
          fc.asyncProperty(lives, asked, async (drawn, { day, ...more }) => {
            const some = { ...timed, version: (version += 1) };
            for (const each of [some, pastOf(some)]) await opened().declare(each);
            const puts: Batch['puts'][number][] = [];
            const expected: { key: string; cents: number }[] = [];
            for (const [nth, one] of drawn.entries()) {
              const key = `k${String(nth).padStart(2, '0')}`;
              let since = one.born;
              for (const [step, { cents, days }] of one.life.entries()) {
                const until = step === one.life.length - 1 && !one.isGone ? Infinity : since + days;
                if (since <= day && day < until) expected.push({ key, cents });
                const its = until === Infinity ? present(key, cents, since) : former(key, cents, since, until);
                puts.push({ ...its, collection: until === Infinity ? some : pastOf(some) });
                since += days;
              }
            }
            await opened().apply(batch(puts));
            const sorted = expected.sort((a, b) => a.cents - b.cents || (a.key < b.key ? -1 : 1)).map(({ key }) => key);
            expect(await pages(opened(), { ...query(day), ...more }, some)).toEqual(
              more.order === 'ascending' ? sorted : sorted.reverse(),
            );
          }),
          { numRuns: 60 },
        );
      },
      SLOW,
    );
  });
}
