import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Documents } from '../documents/documents.ts';
import { read } from '../documents/reading.ts';
import { instantOf } from '../projection/fair.fixture.ts';
import { NOWHERE } from '../projection/source.ts';
import { Tallies } from './tallies.ts';
import { change, collection, tallyStore } from './tally.fixture.ts';
import { isCertain, readTally, totalOf, type TallyRow } from './tally.ts';

const SLOW = 120_000;
const store = tallyStore();
const { write, fresh } = store;

describe('a tally', () => {
  test(
    'is at any instant what counting the rows would find, however often it was written and forgotten',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 120 }), fc.nat({ max: 250 }), async (changes, asked) => {
          const line = await fresh();
          let tallies = new Tallies(line, store.documents);
          const rows = new Map<string, { company: string; group: string; value: number }>();
          const then = new Map<string, { company: string; group: string; value: number }>();
          let seconds = 0;
          for (const [at, { company, row, after, isWritten, isForgotten, ...more }] of changes.entries()) {
            seconds += more.seconds;
            const key = `${company}${row}`;
            tallies.note(company, rows.get(key) ?? null, after, instantOf(seconds), at + 1);
            for (const kept of seconds <= asked ? [rows, then] : [rows])
              if (after === null) kept.delete(key);
              else kept.set(key, { company, ...after });
            if (isWritten || isForgotten) await write(tallies);
            if (isForgotten) tallies = new Tallies(line, store.documents);
          }
          await write(tallies);
          for (const company of ['a', 'b'])
            for (const [kept, until] of [
              [then, instantOf(asked)],
              [rows, undefined],
            ] as const) {
              const mine = [...kept.values()].filter((one) => one.company === company);
              const groups = Map.groupBy(mine, ({ group }) => group);
              const found = await readTally(store.documents, line, company, until);
              expect(Object.fromEntries(found.groups)).toEqual(
                Object.fromEntries(
                  Array.from(groups, ([group, all]) => [
                    group,
                    { count: all.length, value: all.reduce((sum, { value }) => sum + value, 0) },
                  ]),
                ),
              );
              expect([found.total, await read(store.documents, totalOf(line, company, until))]).toEqual([
                mine.length,
                mine.length,
              ]);
            }
        }),
        { numRuns: 60 },
      );
    },
    SLOW,
  );

  test('is read from a few rows, however many changes there were', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, store.documents);
    for (let at = 1; at <= 1000; at += 1) {
      tallies.note('a', at === 1 ? null : { group: 'x', value: at - 1 }, { group: 'x', value: at }, instantOf(at), at);
      await write(tallies);
    }
    const limits: number[] = [];
    const find: Documents['find'] = (of, query) => {
      limits.push(query.limit);
      return store.documents.find(of, query);
    };
    for (const at of [1, 500, 777, 1000])
      expect((await readTally({ find }, line, 'a', instantOf(at))).groups.get('x')).toEqual({ count: 1, value: at });
    expect(Math.max(...limits)).toBeLessThanOrEqual(33);
  });

  test('is read from a row for each few changes where there are many groups, written alone or together', async () => {
    for (const together of [1, 500]) {
      const line = await fresh();
      const tallies = new Tallies(line, store.documents);
      for (let at = 1; at <= 1999; at += 1) {
        tallies.note('a', null, { group: `g${at % 900}`, value: at }, instantOf(at), at);
        if (at % together === 0) await write(tallies);
      }
      await write(tallies);
      let most = 0;
      const find: Documents['find'] = async (of, query) => {
        const page = await store.documents.find<never>(of, query);
        for (const { row } of page.documents) most = Math.max(most, (row as TallyRow).steps.length);
        rows += page.documents.length;
        return page;
      };
      let rows = 0;
      expect(await read({ find }, totalOf(line, 'a', instantOf(1777)))).toBe(1777);
      expect(rows).toBe(1);
      const { total, groups } = await readTally({ find }, line, 'a', instantOf(1777));
      expect([total, groups.size, groups.get('g1')]).toEqual([1777, 900, { count: 2, value: 902 }]);
      expect([rows <= 1 + 1 + 1 + 900 / 32 + 2, most]).toEqual([true, 32]);
    }
  });

  test('knows about which instants it and the clocks of what it counts disagree', async () => {
    const clocks = fc.array(fc.record({ seconds: fc.nat({ max: 40 }), isForgotten: fc.boolean() }), { maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(clocks, fc.nat({ max: 45 }), async (changes, asked) => {
        const line = await fresh();
        let tallies = new Tallies(line, store.documents);
        for (const [at, { seconds, isForgotten }] of changes.entries()) {
          tallies.note('a', null, { group: 'x', value: 1 }, instantOf(seconds), at + 1);
          if (!isForgotten) continue;
          await write(tallies);
          tallies = new Tallies(line, store.documents);
        }
        await write(tallies);
        const until = instantOf(asked);
        const said = changes.filter(({ seconds }) => seconds <= asked).length;
        const isAsSaid = (await readTally(store.documents, line, 'a', until)).total === said;
        expect(isAsSaid || !(await read(store.documents, isCertain(line, 'a', until)))).toBe(true);
      }),
      { numRuns: 60 },
    );
    const line = await fresh();
    const tallies = new Tallies(line, store.documents);
    for (const [at, seconds] of [10, 20, 15, 30, 40, 30, 50].entries())
      tallies.note('a', null, { group: 'x', value: 1 }, instantOf(seconds), at + 1);
    await write(tallies);
    const certain: number[] = [];
    for (let at = 5; at <= 55; at += 5)
      if (await read(store.documents, isCertain(line, 'a', instantOf(at)))) certain.push(at);
    expect(certain).toEqual([5, 10, 20, 25, 40, 45, 50, 55]);
  });

  test('is forgotten once it is written when there are many, also where nothing is left to count', async () => {
    const tallies = new Tallies(collection, NOWHERE);
    const companies = Array.from({ length: 50_001 }, (_, at) => `company-${at}`);
    for (const company of companies) await tallies.erase(company);
    expect(tallies.latest('company-0')).toBe('');
    tallies.take({ puts: [], removes: [] });
    await tallies.erase('company-7');
    tallies.committed();
    expect([tallies.latest('company-0'), tallies.latest('company-7')]).toEqual([undefined, '']);
  });

  test('is whole although its company goes on while it is read', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, store.documents);
    let booked = 0;
    const book = async () => {
      booked += 1;
      tallies.note('a', null, { group: `g${booked % 7}`, value: 1 }, instantOf(booked), booked);
      await write(tallies);
    };
    for (let before = 0; before < 20; before += 1) await book();
    // A commit between any two reads.
    const find: Documents['find'] = async (of, query) => {
      const page = await store.documents.find<never>(of, query);
      await book();
      return page;
    };
    for (let read = 0; read < 40; read += 1) {
      const { total, groups } = await readTally({ find }, line, 'a');
      expect([...groups.values()].reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });
});
