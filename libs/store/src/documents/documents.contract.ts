import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { haversine } from './documents.queries.ts';
import {
  BadCursor,
  BY_KEY,
  formerKey,
  OlderFence,
  pastOf,
  type Batch,
  type Collection,
  type Document,
  type DocumentQuery,
  type Documents,
} from './documents.ts';
import { projectionContract } from '../projection/projection.contract.ts';

interface Ware {
  readonly stall: string;
  readonly name: string | null;
  readonly cents: number;
  readonly sold: boolean;
  readonly latitude: number;
  readonly longitude: number;
}

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 120_000;

const wares: Collection = {
  name: 'ware',
  version: 1,
  indexes: {
    name: ['stall', 'sold', 'name'],
    price: ['stall', 'cents'],
    all: ['cents', 'name'],
    place: ['sold', 'latitude', 'longitude'],
  },
};
const ware = (more: Partial<Ware> = {}): Ware => ({
  stall: 'north',
  name: 'Honey',
  cents: 100,
  sold: false,
  latitude: 46,
  longitude: -73,
  ...more,
});
const put = (key: string, row: object, collection = wares, position = 1): Batch['puts'][number] => ({
  collection,
  document: { key, row, revision: 0, position },
});
const batch = (puts: Batch['puts'], more: Partial<Batch> = {}): Batch => ({
  puts,
  removes: [],
  checkpoints: {},
  ...more,
});

/**
 * What every keeper of read models promises, on the one that `open` makes anew for each test; the last part is about a
 * projector that is killed while it writes to it, in so many `stories`.
 */
export function documentsContract(name: string, open: () => Promise<Documents>, { stories = 40 } = {}): void {
  describe(`documents: ${name}`, () => {
    let documents: Documents;
    beforeEach(async () => {
      documents = await open();
      await documents.declare(wares);
    });
    afterEach(() => documents.close());

    const write = (rows: Readonly<Record<string, Partial<Ware>>>) =>
      documents.apply(batch(Object.entries(rows).map(([key, more]) => put(key, ware(more)))));
    const keys = (query: Partial<DocumentQuery>) => pages(documents, { index: 'name', limit: 100, ...query });

    describe('documents', () => {
      test('are found again by key, as they were written', async () => {
        const row = ware({ name: 'Œufs « frais »' });
        const document: Document = { key: 'a/ü', row, revision: 3, position: 7 };
        await documents.apply(batch([{ collection: wares, document }]));
        expect(await documents.get(wares, 'a/ü')).toEqual(document);
        expect(await documents.get(wares, 'a')).toBeNull();
        expect(await documents.getMany(wares, ['a/ü', 'b', 'a/ü'])).toEqual([document]);
        expect(await documents.getMany(wares, [])).toEqual([]);
      });

      test(
        'keep any JSON',
        async () => {
          const free: Collection = { name: 'free', version: 1, indexes: {} };
          await documents.declare(free);
          await fc.assert(
            fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (row) => {
              await documents.apply(batch([put('k', row, free)]));
              expect((await documents.get(free, 'k'))?.row).toEqual(JSON.parse(JSON.stringify(row)));
            }),
            { numRuns: 50 },
          );
        },
        SLOW,
      );

      test('are replaced and removed, in a batch the removal first', async () => {
        await write({ a: {}, b: {} });
        await documents.apply(
          batch([put('a', ware({ cents: 5 }))], { removes: ['a', 'b'].map((key) => ({ collection: wares, key })) }),
        );
        expect((await documents.get<Ware>(wares, 'a'))?.row.cents).toBe(5);
        expect(await documents.get(wares, 'b')).toBeNull();
        expect(await keys({})).toEqual(['a']);
      });

      test('of two versions stand side by side, and one is dropped alone', async () => {
        const next = { ...wares, version: 2 };
        await documents.declare(next);
        await documents.apply(
          batch([put('a', ware({ cents: 1 })), put('a', ware({ cents: 2 }), next)], {
            checkpoints: { one: 4, two: 5 },
          }),
        );
        await documents.drop(wares, ['one']);
        expect((await documents.get<Ware>(next, 'a'))?.row.cents).toBe(2);
        expect([await documents.checkpoint('one'), await documents.checkpoint('two')]).toEqual([0, 5]);
        await documents.declare(wares);
        expect(await documents.get(wares, 'a')).toBeNull();
      });

      test('are all there after a second declaration', async () => {
        await write({ a: {} });
        await documents.declare(wares);
        expect(await keys({})).toEqual(['a']);
      });

      test('can be filled before their indexes are made', async () => {
        const late: Collection = { ...wares, name: 'late' };
        await documents.declare(late, []);
        await documents.apply(batch([put('b', ware({ cents: 2 }), late), put('a', ware({ cents: 3 }), late)]));
        await documents.declare(late);
        expect(await pages(documents, { index: 'price', equals: { stall: 'north' }, limit: 10 }, late)).toEqual([
          'b',
          'a',
        ]);
      });
    });

    describe('a batch', () => {
      test('moves rows and checkpoint together', async () => {
        await documents.apply(batch([put('a', ware())], { checkpoints: { p: 3, q: 3 } }));
        expect([
          await documents.checkpoint('p'),
          await documents.checkpoint('q'),
          await documents.checkpoint('r'),
        ]).toEqual([3, 3, 0]);
      });

      test('that comes again changes nothing, nor does an older one', async () => {
        await documents.apply(batch([put('a', ware({ cents: 3 }))], { checkpoints: { p: 3 } }));
        for (const position of [3, 2])
          await documents.apply(
            batch([put('a', ware({ cents: 9 })), put('b', ware())], { checkpoints: { p: position } }),
          );
        expect((await documents.get<Ware>(wares, 'a'))?.row.cents).toBe(3);
        expect(await documents.get(wares, 'b')).toBeNull();
        expect(await documents.checkpoint('p')).toBe(3);
      });

      test('that is news to some projections only is refused whole', async () => {
        await documents.apply(batch([], { checkpoints: { p: 3 } }));
        await expect(documents.apply(batch([put('a', ware())], { checkpoints: { p: 3, q: 3 } }))).rejects.toThrow();
        expect(await documents.get(wares, 'a')).toBeNull();
        expect(await documents.checkpoint('q')).toBe(0);
      });

      test('is refused under an older lease than the store has seen, and changes nothing', async () => {
        await documents.apply(batch([put('a', ware())], { fence: 2 }));
        await expect(documents.apply(batch([put('b', ware())], { fence: 1, checkpoints: { p: 1 } }))).rejects.toThrow(
          OlderFence,
        );
        expect(await documents.get(wares, 'b')).toBeNull();
        expect(await documents.checkpoint('p')).toBe(0);
        await documents.apply(batch([put('c', ware())], { fence: 2 }));
        await documents.apply(batch([put('d', ware())], { fence: 3 }));
        expect(await keys({})).toEqual(['a', 'c', 'd']);
        await expect(documents.drop(wares, [], 2)).rejects.toThrow(OlderFence);
        expect(await keys({})).toEqual(['a', 'c', 'd']);
        await documents.drop(wares, [], 4);
        await expect(documents.apply(batch([], { fence: 3 }))).rejects.toThrow(OlderFence);
      });
    });

    describe('a query', () => {
      test('keeps to its equalities, exactly', async () => {
        await write({
          a: { name: 'Miel' },
          b: { name: 'miel' },
          c: { name: 'Miel', sold: true },
          d: { name: 'Miel', stall: 'north ' },
        });
        expect(await keys({ equals: { stall: 'north', sold: false, name: 'Miel' } })).toEqual(['a']);
        expect(await keys({ equals: { stall: 'north', sold: true } })).toEqual(['c']);
      });

      test('keeps to any value of a list, in one order on all pages', async () => {
        await write({
          a: { stall: 'north', cents: 4 },
          b: { stall: 'south', cents: 1 },
          c: { stall: 'north', cents: 2 },
          d: { stall: 'west', cents: 3 },
          e: { stall: 'south', cents: 2 },
        });
        const some = { index: 'price', equals: { stall: ['north', 'south'] }, limit: 1 };
        expect(await keys(some)).toEqual(['b', 'c', 'e', 'a']);
        expect(await keys({ ...some, order: 'descending', limit: 3 })).toEqual(['a', 'e', 'c', 'b']);
        expect(await keys({ ...some, equals: { stall: ['north', 'south'], cents: [1, 2] } })).toEqual(['b', 'c', 'e']);
        expect(await keys({ ...some, equals: { stall: [] } })).toEqual([]);
      });

      test('sorts names without case and accents, the key breaking ties', async () => {
        const names = ['zoé', 'Écurie', 'ecu', 'Œufs', 'oeuf', 'abricot', 'Éc', 'ÉCURIE', null, 'élan'];
        await write(Object.fromEntries(names.map((each, at) => [`k${at}`, { name: each }])));
        const found = await documents.find<Ware>(wares, {
          index: 'name',
          equals: { stall: 'north', sold: false },
          limit: 20,
        });
        expect(found.documents.map(({ row }) => row.name)).toEqual([
          null,
          'abricot',
          'Éc',
          'ecu',
          'ÉCURIE',
          'Écurie',
          'élan',
          'oeuf',
          'Œufs',
          'zoé',
        ]);
      });

      test('takes both bounds of a range with it, and no missing value', async () => {
        await write({
          a: { name: null },
          b: { name: 'Ail' },
          c: { name: 'ÉPEAUTRE' },
          d: { name: 'épinard' },
          e: { name: 'Zeste' },
        });
        const between = (from?: string, to?: string) =>
          keys({
            equals: { stall: 'north', sold: false },
            range: { field: 'name', ...(from && { from }), ...(to && { to }) },
          });
        expect(await between('epeautre', 'Epinard')).toEqual(['c', 'd']);
        expect(await between(undefined, 'epeautre')).toEqual(['b', 'c']);
        expect(await between('épinard')).toEqual(['d', 'e']);
        expect(await between()).toEqual(['b', 'c', 'd', 'e']);
      });

      test('is refused when no declared index answers it', async () => {
        for (const query of [
          { index: 'weight' },
          { index: 'name', equals: { name: 'Miel' } },
          { index: 'name', equals: { stall: 'north', colour: 'red' } },
          { index: 'name', equals: { stall: 'north' }, range: { field: 'name', from: 'a' } },
          { index: 'name', limit: 0 },
        ])
          await expect(documents.find(wares, { limit: 10, ...query })).rejects.toThrow();
      });

      test(
        'answers what sifting and sorting all rows would, on pages of any size, both ways',
        async () => {
          const rows = fc.array(
            fc.record({
              stall: fc.constantFrom('a', 'b'),
              cents: fc.integer({ min: -3, max: 3 }),
              name: fc.option(fc.constantFrom('x', 'y')),
            }),
            { maxLength: 30 },
          );
          const asked = fc.record({
            limit: fc.integer({ min: 1, max: 9 }),
            order: fc.constantFrom('ascending' as const, 'descending' as const),
            stall: fc.constantFrom('a', 'b'),
            from: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
            to: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
          });
          let version = 10;
          await fc.assert(
            fc.asyncProperty(rows, asked, async (drawn, { limit, order, stall, from, to }) => {
              const some = { ...wares, version: (version += 1) };
              await documents.declare(some);
              const all = drawn.map((row, at) => ({ key: `k${String(at).padStart(2, '0')}`, row: ware(row) }));
              await documents.apply(batch(all.map(({ key, row }) => put(key, row, some))));
              const range = { field: 'cents', ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
              const expected = all
                .filter(({ row }) => row.stall === stall && row.cents >= (from ?? -9) && row.cents <= (to ?? 9))
                .sort((a, b) => a.row.cents - b.row.cents || (a.key < b.key ? -1 : 1))
                .map(({ key }) => key);
              const query = { index: 'price', equals: { stall }, range, limit, order };
              expect(await pages(documents, query, some)).toEqual(
                order === 'ascending' ? expected : expected.reverse(),
              );
            }),
            { numRuns: 60 },
          );
        },
        SLOW,
      );
    });

    describe('a cursor', () => {
      test('goes on after the last row, whatever was written or removed meanwhile', async () => {
        await write(Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`k${at}`, { cents: at * 10 }])));
        const query = { index: 'price', equals: { stall: 'north' }, limit: 3 };
        const first = await documents.find(wares, query);
        await documents.apply(
          batch([put('early', ware({ cents: 15 })), put('late', ware({ cents: 45 }))], {
            removes: [{ collection: wares, key: 'k3' }],
          }),
        );
        const second = await documents.find(wares, { ...query, limit: 9, cursor: first.nextCursor ?? '' });
        expect(second.documents.map(({ key }) => key)).toEqual(['k4', 'late', 'k5', 'k6']);
        expect([first.total, second.total, second.nextCursor]).toEqual([6, 7, null]);
      });

      test('of nobody, of another list or of another order is refused', async () => {
        await write({ a: {}, b: {}, c: {} });
        const query = { index: 'price', equals: { stall: 'north' }, limit: 1 };
        const { nextCursor } = await documents.find(wares, query);
        const near = { latitude: 'latitude', longitude: 'longitude', point: [46, -73] as const, km: 1 };
        const place = { index: 'place', equals: { sold: false }, near, limit: 1 };
        for (const wrong of [
          { ...query, cursor: 'x' },
          { ...query, cursor: '' },
          { ...query, cursor: 'éé' },
          { ...query, cursor: Buffer.from('[]').toString('base64url') },
          { ...query, cursor: Buffer.from('{"price >":1}').toString('base64url') },
          { ...query, cursor: Buffer.from('["price >",{},"a"]').toString('base64url') },
          { ...query, cursor: Buffer.from('["price >",1,2]').toString('base64url') },
          { ...query, order: 'descending' as const, cursor: nextCursor ?? '' },
          { index: 'all', limit: 1, cursor: nextCursor ?? '' },
          { ...place, cursor: nextCursor ?? '' },
        ])
          await expect(documents.find(wares, wrong)).rejects.toThrow(BadCursor);
      });
    });

    describe('the keys', () => {
      test('are an index of their own, whose bounds belong to it', async () => {
        await write({ b: {}, 'a/1': {}, 'a/2': {}, 'a/3': {}, a: {} });
        const within = (from: string, to: string, more: Partial<DocumentQuery> = {}) =>
          pages(documents, { index: BY_KEY, keys: { from, to }, limit: 2, ...more });
        expect(await within('a/', 'a/~')).toEqual(['a/1', 'a/2', 'a/3']);
        expect(await within('a/2', 'b', { order: 'descending' })).toEqual(['b', 'a/3', 'a/2']);
        expect(await within('c', 'd')).toEqual([]);
        expect(await pages(documents, { index: BY_KEY, limit: 2 })).toEqual(['a', 'a/1', 'a/2', 'a/3', 'b']);
        await expect(
          documents.find(wares, { index: 'name', keys: { from: 'a', to: 'b' }, limit: 1 }),
        ).rejects.toThrow();
      });
    });

    describe('a total', () => {
      test('that is known is answered as it was given, and nothing is counted', async () => {
        await write({ a: {}, b: {}, c: {} });
        const query = { index: 'name', limit: 2, total: 41 };
        expect((await documents.find(wares, query)).total).toBe(41);
        const cursor = (await documents.find(wares, query)).nextCursor ?? '';
        expect(await documents.find(wares, { ...query, cursor })).toMatchObject({ total: 41, nextCursor: null });
      });
    });

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
        await documents.declare(timed);
        await documents.declare(pastOf(timed));
      });
      const query = (day: number): DocumentQuery => ({
        index: 'price',
        equals: { stall: 'north' },
        at: at(day),
        limit: 10,
      });

      test('says since when its documents hold, and of those before until when', async () => {
        await documents.apply(batch([present('a', 3, 4), former('a', 2, 2, 4), former('a', 1, 1, 2)]));
        expect(await documents.get(timed, 'a')).toEqual(present('a', 3, 4).document);
        expect(await documents.getMany(timed, ['a'])).toEqual([present('a', 3, 4).document]);
        const kept = await documents.find<Ware>(pastOf(timed), { index: BY_KEY, limit: 10 });
        expect(kept.documents).toEqual([former('a', 1, 1, 2).document, former('a', 2, 2, 4).document]);
        const removed = { collection: pastOf(timed), key: formerKey('a', at(1)) };
        await documents.apply(batch([], { removes: [removed] }));
        expect(await documents.find(pastOf(timed), { index: BY_KEY, limit: 10 })).toMatchObject({ total: 1 });
      });

      test('is asked for what held at an instant: from it on, and not until it', async () => {
        await documents.apply(
          batch([present('a', 3, 4), former('a', 2, 2, 4), former('b', 9, 2, 3), present('c', 1, 3)]),
        );
        const found = async (day: number) =>
          (await documents.find<Ware>(timed, query(day))).documents.map(({ key, row }) => [key, row.cents]);
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
          await expect(documents.find(timed, wrong)).rejects.toThrow();
        await expect(documents.find(wares, query(1))).rejects.toThrow();
      });

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
              for (const each of [some, pastOf(some)]) await documents.declare(each);
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
              await documents.apply(batch(puts));
              const sorted = expected
                .sort((a, b) => a.cents - b.cents || (a.key < b.key ? -1 : 1))
                .map(({ key }) => key);
              expect(await pages(documents, { ...query(day), ...more }, some)).toEqual(
                more.order === 'ascending' ? sorted : sorted.reverse(),
              );
            }),
            { numRuns: 60 },
          );
        },
        SLOW,
      );
    });

    describe('what is near', () => {
      const near = (point: readonly [number, number], km: number, limit = 100) =>
        keys({
          index: 'place',
          equals: { sold: false },
          limit,
          near: { latitude: 'latitude', longitude: 'longitude', point, km },
        });

      test('is measured by haversine on a sphere of 6,371.0088 km', () => {
        expect(haversine([0, 0], [0, 180])).toBeCloseTo(Math.PI * 6371.0088, 6);
        expect(haversine([-90, 40], [0, 0])).toBeCloseTo((Math.PI * 6371.0088) / 2, 6);
        expect(haversine([0, 12], [0, 13])).toBeCloseTo(111.19508, 5); // a degree of the equator
        expect(haversine([60, 0], [60, 180])).toBeCloseTo((Math.PI * 6371.0088) / 3, 6); // over the pole
        expect(haversine([46, -73], [46, -73])).toBe(0);
      });

      test('comes nearest first, page by page, without what is out of reach or filtered', async () => {
        await write({
          far: { latitude: 47 },
          close: { latitude: 46.01 },
          here: {},
          sold: { sold: true },
          same: {},
          none: { latitude: 10 },
        });
        expect(await near([46, -73], 200, 2)).toEqual(['here', 'same', 'close', 'far']);
        expect(await near([46, -73], 2)).toEqual(['here', 'same', 'close']);
      });

      test('ends at the edge: a row exactly as far as asked belongs to it, a hair farther does not', async () => {
        const edge: [number, number] = [46.7, -71.4];
        await write({ edge: { latitude: edge[0], longitude: edge[1] } });
        const km = haversine([46, -73], edge);
        expect(await near([46, -73], km)).toEqual(['edge']);
        expect(await near([46, -73], km * (1 - 1e-9))).toEqual([]);
      });

      test('knows neither the date line nor the poles', async () => {
        await write({
          east: { latitude: -17, longitude: 179.9 },
          west: { latitude: -17, longitude: -179.9 },
          pole: { latitude: 89.9, longitude: 10 },
          beyond: { latitude: 89.9, longitude: -170 },
        });
        expect(await near([-17, 180], 15)).toEqual(['east', 'west']);
        expect(await near([-17, -179.95], 30)).toEqual(['west', 'east']);
        expect((await near([90, 0], 12)).sort()).toEqual(['beyond', 'pole']);
        expect(await near([89.95, -170], 20)).toEqual(['beyond', 'pole']);
      });

      test(
        'is what measuring every row would find',
        async () => {
          const place = fc.record({
            latitude: fc.double({ min: -90, max: 90, noNaN: true }),
            longitude: fc.double({ min: -180, max: 180, noNaN: true }),
          });
          let version = 1000;
          await fc.assert(
            fc.asyncProperty(
              fc.array(place, { maxLength: 20 }),
              place,
              fc.double({ min: 0, max: 20_100, noNaN: true }),
              async (drawn, from, km) => {
                const some = { ...wares, version: (version += 1) };
                await documents.declare(some);
                await documents.apply(batch(drawn.map((at, index) => put(`k${index}`, ware(at), some))));
                const point = [from.latitude, from.longitude] as const;
                const expected = drawn.flatMap((at, index) =>
                  haversine(point, [at.latitude, at.longitude]) <= km ? [`k${index}`] : [],
                );
                const query = {
                  index: 'place',
                  equals: { sold: false },
                  limit: 7,
                  near: { latitude: 'latitude', longitude: 'longitude', point, km },
                };
                expect((await pages(documents, query, some)).sort()).toEqual(expected.sort());
              },
            ),
            { numRuns: 60 },
          );
        },
        SLOW,
      );
    });
  });
  projectionContract(name, open, stories);
}

/** The keys of all pages; every page but the last is full, and every page knows the total. */
async function pages(documents: Documents, query: DocumentQuery, collection = wares): Promise<string[]> {
  const found: string[] = [];
  const totals = new Set<number>();
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof documents.find>> = await documents.find(collection, {
      ...query,
      ...(cursor !== null && { cursor }),
    });
    expect(page.documents.length).toBeLessThanOrEqual(query.limit);
    if (page.nextCursor !== null) expect(page.documents.length).toBe(query.limit);
    found.push(...page.documents.map(({ key }) => key));
    totals.add(page.total);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect([...totals]).toEqual([found.length]);
  return found;
}
