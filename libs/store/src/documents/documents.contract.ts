import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OlderFence, type Collection, type Document, type Documents } from './documents.ts';
import { nearContract } from './near.contract.ts';
import { queriesContract } from './queries.contract.ts';
import { timedContract } from './timed.contract.ts';
import { batch, keysOf, pages, put, SLOW, ware, wares, writing, type Ware } from './wares.fixture.ts';
import { projectionContract } from '../projection/projection.contract.ts';

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

    const opened = () => documents;
    const write = writing(opened);
    const keys = keysOf(opened);

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

      test('are found by their keys as they are now, also those that were read before', async () => {
        await write({ a: { cents: 1 }, b: { cents: 1 } });
        const cents = async () =>
          new Map((await documents.getMany<Ware>(wares, ['b', 'a'])).map(({ key, row }) => [key, row.cents]));
        await documents.get(wares, 'a');
        expect(await cents()).toEqual(
          new Map([
            ['a', 1],
            ['b', 1],
          ]),
        );
        await documents.apply(batch([put('a', ware({ cents: 2 }))], { removes: [{ collection: wares, key: 'b' }] }));
        expect(await cents()).toEqual(new Map([['a', 2]]));
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

    queriesContract(opened);
    timedContract(opened);
    nearContract(opened);
  });
  projectionContract(name, open, stories);
}
