import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import type { Batch, Collection, Documents } from '../documents/documents.ts';
import { read } from '../documents/reading.ts';
import { instantOf } from '../projection/fair.fixture.ts';
import { NOWHERE } from '../projection/source.ts';
import { Tallies } from './tallies.ts';
import { RememberedTallies } from './remembered.ts';
import { isCertain, readTally, tallyOf, totalOf, type TallyRow } from './tally.ts';

const SLOW = 120_000;
const collection = tallyOf({ name: 'line', version: 1, indexes: {} });
let documents: Documents;
let version = 1;

beforeEach(async () => {
  documents = await openEmbeddedDocuments({ dir: ':memory:' });
});
afterEach(() => documents.close());

const write = async (tallies: Tallies): Promise<void> => {
  const batch: { puts: Batch['puts'][number][]; removes: Batch['removes'][number][] } = { puts: [], removes: [] };
  await tallies.settle();
  tallies.take(batch);
  await documents.apply({ ...batch, checkpoints: {} });
  tallies.committed();
};
const fresh = async (): Promise<Collection> => {
  version += 1;
  const made = { ...collection, version };
  await documents.declare(made);
  return made;
};

/** A row of a company that comes, changes, goes or comes back. */
const change = fc.record({
  company: fc.constantFrom('a', 'b'),
  row: fc.nat({ max: 5 }),
  after: fc.option(fc.record({ group: fc.constantFrom('x', 'y', 'z'), value: fc.integer({ min: -9, max: 9 }) })),
  seconds: fc.nat({ max: 2 }),
  isWritten: fc.boolean(),
  isForgotten: fc.constantFrom(true, false, false, false),
});

describe('a tally', () => {
  test(
    'is at any instant what counting the rows would find, however often it was written and forgotten',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 120 }), fc.nat({ max: 250 }), async (changes, asked) => {
          const line = await fresh();
          let tallies = new Tallies(line, documents);
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
            if (isForgotten) tallies = new Tallies(line, documents);
          }
          await write(tallies);
          for (const company of ['a', 'b'])
            for (const [kept, until] of [
              [then, instantOf(asked)],
              [rows, undefined],
            ] as const) {
              const mine = [...kept.values()].filter((one) => one.company === company);
              const groups = Map.groupBy(mine, ({ group }) => group);
              const found = await readTally(documents, line, company, until);
              expect(Object.fromEntries(found.groups)).toEqual(
                Object.fromEntries(
                  Array.from(groups, ([group, all]) => [
                    group,
                    { count: all.length, value: all.reduce((sum, { value }) => sum + value, 0) },
                  ]),
                ),
              );
              expect([found.total, await read(documents, totalOf(line, company, until))]).toEqual([
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

  test('that is remembered is what is kept, whatever changed meanwhile, and is not added up again where nothing did', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 60 }), async (changes) => {
        const line = await fresh();
        const tallies = new Tallies(line, documents);
        const remembered = new RememberedTallies(documents);
        const rows = new Map<string, { group: string; value: number }>();
        for (const [at, { company, row, after, seconds, isWritten }] of changes.entries()) {
          const key = `${company}${row}`;
          tallies.note(company, rows.get(key) ?? null, after, instantOf(seconds), at + 1);
          if (after === null) rows.delete(key);
          else rows.set(key, after);
          if (!isWritten) continue;
          await write(tallies);
          for (const each of ['a', 'b']) {
            const found = await remembered.read(line, each);
            expect(found).toEqual(await readTally(documents, line, each));
            expect(await remembered.read(line, each)).toBe(found);
            for (const until of [instantOf(0), instantOf(1), instantOf(2)]) {
              const then = await remembered.read(line, each, until);
              expect(then).toEqual(await readTally(documents, line, each, until));
              expect(await remembered.read(line, each, until)).toBe(then);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('that is remembered is what reading it whole finds, now and then, after any steps, rows and erasures', async () => {
    const step = fc.record({
      group: fc.nat({ max: 60 }),
      value: fc.integer({ min: -9, max: 9 }),
      seconds: fc.nat({ max: 1 }),
      reading: fc.constantFrom('write', 'write', 'read', 'read', 'past', 'erase'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 250, size: 'max' }), async (steps) => {
        const line = await fresh();
        const tallies = new Tallies(line, documents);
        const remembered = new RememberedTallies(documents);
        let now = 0;
        for (const [at, { group, value, seconds, reading }] of steps.entries()) {
          now += seconds;
          tallies.note('a', null, { group: `g${group}`, value }, instantOf(now), at + 1);
          if (reading === 'write' || at % 90 > 45) continue;
          if (reading === 'erase' && value > 6) await tallies.erase('a');
          await write(tallies);
          const until = reading === 'past' ? instantOf(Math.max(0, now + value)) : undefined;
          expect(await remembered.read(line, 'a', until)).toEqual(await readTally(documents, line, 'a', until));
        }
        await write(tallies);
        for (const until of [undefined, instantOf(now), instantOf(now - 1), instantOf(Math.floor(now / 2)), undefined])
          expect(await remembered.read(line, 'a', until)).toEqual(await readTally(documents, line, 'a', until));
      }),
      { numRuns: 60 },
    );
  });

  test('that is remembered reads one row after a change, however many groups there are, and keeps what did not change', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, documents);
    for (let at = 1; at <= 2000; at += 1) tallies.note('a', null, { group: `g${at}`, value: at }, instantOf(at), at);
    await write(tallies);
    let rows = 0;
    const find: Documents['find'] = async (of, query) => {
      const page = await documents.find<never>(of, query);
      rows += page.documents.length;
      return page;
    };
    const remembered = new RememberedTallies({ find });
    const before = await remembered.read(line, 'a');
    for (let at = 2001; at <= 2100; at += 1) {
      tallies.note('a', null, { group: 'g7', value: 1 }, instantOf(at), at);
      await write(tallies);
      rows = 0;
      const after = await remembered.read(line, 'a', at % 2 === 0 ? undefined : instantOf(at));
      expect([after.total, after.groups.get('g8') === before.groups.get('g8')]).toEqual([at, true]);
      expect(rows).toBeLessThanOrEqual(4);
    }
    expect(before.groups.get('g7')).toEqual({ count: 1, value: 7 });
    tallies.note('a', null, { group: 'g9', value: 1 }, instantOf(3000), 3000);
    await write(tallies);
    rows = 0;
    expect((await remembered.read(line, 'a')).groups.get('g9')).toEqual({ count: 2, value: 10 });
    expect(rows).toBeLessThanOrEqual(4);
  });

  test('that is read while a store shows only some rows of a batch is not remembered', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, documents);
    for (let at = 1; at <= 250; at += 1) {
      tallies.note('a', null, { group: `g${at}`, value: 1 }, instantOf(at), at);
      if (at === 150) await write(tallies);
    }
    let hides = false;
    const hidden = `a/${instantOf(193)}`;
    const find: Documents['find'] = async (of, query) => {
      const page = await documents.find<never>(of, query);
      const isShown = ({ key }: { readonly key: string }) => !hides || !key.startsWith(hidden);
      return { ...page, documents: page.documents.filter(isShown) };
    };
    const remembered = new RememberedTallies({ find });
    const groups = async () => (await remembered.read(line, 'a')).groups.size;
    expect(await groups()).toBe(150);
    await write(tallies);
    hides = true;
    expect(await groups()).toBe(218);
    hides = false;
    expect(await groups()).toBe(250);
  });

  test('that is remembered is the same at all instants between two changes, and at none beyond them', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, documents);
    for (const at of [1, 3, 5]) tallies.note('a', null, { group: 'x', value: at }, instantOf(at), at);
    await write(tallies);
    const remembered = new RememberedTallies(documents);
    const at = (seconds: number) => remembered.read(line, 'a', instantOf(seconds));
    expect(await at(4)).toBe(await at(3));
    expect(await at(7)).toBe(await at(5));
    expect((await Promise.all([0, 2, 4, 5].map(at))).map(({ total }) => total)).toEqual([0, 1, 2, 3]);
    tallies.note('a', null, { group: 'x', value: 6 }, instantOf(6), 7);
    await write(tallies);
    expect([(await at(5)).total, (await at(7)).total]).toEqual([3, 4]);
    expect(await at(7)).toBe(await at(6));
  });

  test('that is remembered of an instant knows nothing of what is written after it, whenever that is written', async () => {
    for (const before of [0, 31, 32, 63, 64]) {
      const line = await fresh();
      const tallies = new Tallies(line, documents);
      const book = async (seconds: number) => {
        tallies.note('a', null, { group: 'x', value: 1 }, instantOf(seconds), seconds);
        await write(tallies);
      };
      for (let at = 1; at <= before; at += 1) await book(at);
      let later = before;
      // A commit after the newest row is found, before the rows behind it are.
      const find: Documents['find'] = async (of, query) => {
        const page = await documents.find<never>(of, query);
        if (query.limit === 1 && later < before + 2) await book((later += 1));
        return page;
      };
      const remembered = new RememberedTallies({ find });
      const total = async (seconds?: number) =>
        (await remembered.read(line, 'a', seconds === undefined ? undefined : instantOf(seconds))).total;
      expect([await total(), await total(before + 9)]).toEqual([before, before + 1]);
      expect([await total(before), await total(before + 1), await total()]).toEqual([before, before + 1, before + 2]);
    }
  });

  test('is read from a few rows, however many changes there were', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, documents);
    for (let at = 1; at <= 1000; at += 1) {
      tallies.note('a', at === 1 ? null : { group: 'x', value: at - 1 }, { group: 'x', value: at }, instantOf(at), at);
      await write(tallies);
    }
    const limits: number[] = [];
    const find: Documents['find'] = (of, query) => {
      limits.push(query.limit);
      return documents.find(of, query);
    };
    for (const at of [1, 500, 777, 1000])
      expect((await readTally({ find }, line, 'a', instantOf(at))).groups.get('x')).toEqual({ count: 1, value: at });
    expect(Math.max(...limits)).toBeLessThanOrEqual(33);
  });

  test('is read from a row for each few changes where there are many groups, written alone or together', async () => {
    for (const together of [1, 500]) {
      const line = await fresh();
      const tallies = new Tallies(line, documents);
      for (let at = 1; at <= 1999; at += 1) {
        tallies.note('a', null, { group: `g${at % 900}`, value: at }, instantOf(at), at);
        if (at % together === 0) await write(tallies);
      }
      await write(tallies);
      let most = 0;
      const find: Documents['find'] = async (of, query) => {
        const page = await documents.find<never>(of, query);
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
        let tallies = new Tallies(line, documents);
        for (const [at, { seconds, isForgotten }] of changes.entries()) {
          tallies.note('a', null, { group: 'x', value: 1 }, instantOf(seconds), at + 1);
          if (!isForgotten) continue;
          await write(tallies);
          tallies = new Tallies(line, documents);
        }
        await write(tallies);
        const until = instantOf(asked);
        const said = changes.filter(({ seconds }) => seconds <= asked).length;
        const isAsSaid = (await readTally(documents, line, 'a', until)).total === said;
        expect(isAsSaid || !(await read(documents, isCertain(line, 'a', until)))).toBe(true);
      }),
      { numRuns: 60 },
    );
    const line = await fresh();
    const tallies = new Tallies(line, documents);
    for (const [at, seconds] of [10, 20, 15, 30, 40, 30, 50].entries())
      tallies.note('a', null, { group: 'x', value: 1 }, instantOf(seconds), at + 1);
    await write(tallies);
    const certain: number[] = [];
    for (let at = 5; at <= 55; at += 5)
      if (await read(documents, isCertain(line, 'a', instantOf(at)))) certain.push(at);
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
    const tallies = new Tallies(line, documents);
    let booked = 0;
    const book = async () => {
      booked += 1;
      tallies.note('a', null, { group: `g${booked % 7}`, value: 1 }, instantOf(booked), booked);
      await write(tallies);
    };
    for (let before = 0; before < 20; before += 1) await book();
    // A commit between any two reads.
    const find: Documents['find'] = async (of, query) => {
      const page = await documents.find<never>(of, query);
      await book();
      return page;
    };
    for (let read = 0; read < 40; read += 1) {
      const { total, groups } = await readTally({ find }, line, 'a');
      expect([...groups.values()].reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });
});
