import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BadCursor, BY_KEY, type DocumentQuery, type Documents, type TotalReader } from './documents.ts';
import { batch, keysOf, pages, put, SLOW, ware, wares, writing, type Ware } from './wares.fixture.ts';

/** What a query, its cursor and its total promise; `opened` is the store, with `wares` declared and empty. */
export function queriesContract(opened: () => Documents): void {
  const write = writing(opened);
  const keys = keysOf(opened);
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
      const found = await opened().find<Ware>(wares, {
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
        await expect(opened().find(wares, { limit: 10, ...query })).rejects.toThrow();
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
            await opened().declare(some);
            const all = drawn.map((row, at) => ({ key: `k${String(at).padStart(2, '0')}`, row: ware(row) }));
            await opened().apply(batch(all.map(({ key, row }) => put(key, row, some))));
            const range = { field: 'cents', ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
            const expected = all
              .filter(({ row }) => row.stall === stall && row.cents >= (from ?? -9) && row.cents <= (to ?? 9))
              .sort((a, b) => a.row.cents - b.row.cents || (a.key < b.key ? -1 : 1))
              .map(({ key }) => key);
            const query = { index: 'price', equals: { stall }, range, limit, order };
            expect(await pages(opened(), query, some)).toEqual(order === 'ascending' ? expected : expected.reverse());
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
      const first = await opened().find(wares, query);
      await opened().apply(
        batch([put('early', ware({ cents: 15 })), put('late', ware({ cents: 45 }))], {
          removes: [{ collection: wares, key: 'k3' }],
        }),
      );
      const second = await opened().find(wares, { ...query, limit: 9, cursor: first.nextCursor ?? '' });
      expect(second.documents.map(({ key }) => key)).toEqual(['k4', 'late', 'k5', 'k6']);
      expect([first.total, second.total, second.nextCursor]).toEqual([6, 7, null]);
    });

    test('of nobody, of another list or of another order is refused', async () => {
      await write({ a: {}, b: {}, c: {} });
      const query = { index: 'price', equals: { stall: 'north' }, limit: 1 };
      const { nextCursor } = await opened().find(wares, query);
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
        await expect(opened().find(wares, wrong)).rejects.toThrow(BadCursor);
    });
  });

  describe('the keys', () => {
    test('are an index of their own, whose bounds belong to it', async () => {
      await write({ b: {}, 'a/1': {}, 'a/2': {}, 'a/3': {}, a: {} });
      const within = (from: string, to: string, more: Partial<DocumentQuery> = {}) =>
        pages(opened(), { index: BY_KEY, keys: { from, to }, limit: 2, ...more });
      expect(await within('a/', 'a/~')).toEqual(['a/1', 'a/2', 'a/3']);
      expect(await within('a/2', 'b', { order: 'descending' })).toEqual(['b', 'a/3', 'a/2']);
      expect(await within('c', 'd')).toEqual([]);
      expect(await pages(opened(), { index: BY_KEY, limit: 2 })).toEqual(['a', 'a/1', 'a/2', 'a/3', 'b']);
      await expect(opened().find(wares, { index: 'name', keys: { from: 'a', to: 'b' }, limit: 1 })).rejects.toThrow();
    });
  });

  describe('a total', () => {
    test('that is known is answered as it was given, and nothing is counted', async () => {
      await write({ a: {}, b: {}, c: {} });
      const query = { index: 'name', limit: 2, total: 41 };
      expect((await opened().find(wares, query)).total).toBe(41);
      const cursor = (await opened().find(wares, query)).nextCursor ?? '';
      expect(await opened().find(wares, { ...query, cursor })).toMatchObject({ total: 41, nextCursor: null });
    });

    test('is read with the page where it is kept beside it', async () => {
      await write({ a: {}, b: {}, c: {} });
      const total: TotalReader = function* () {
        const { documents } = yield [wares, { index: BY_KEY, order: 'descending', limit: 2 }];
        const more = yield [wares, { index: BY_KEY, limit: 1 }];
        return documents.length * 100 + more.documents.length;
      };
      const totalOf = async (limit: number) => (await opened().find(wares, { index: 'name', limit, total })).total;
      expect([await totalOf(2), await totalOf(3)]).toEqual([201, 201]);
    });
  });
}
