import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Documents } from '../documents/documents.ts';
import { instantOf } from '../projection/fair.fixture.ts';
import { RememberedTallies } from './remembered.ts';
import { Tallies } from './tallies.ts';
import { change, tallyStore } from './tally.fixture.ts';
import { readTally } from './tally.ts';

const store = tallyStore();
const { write, fresh } = store;

describe('a remembered tally', () => {
  test('is what is kept, whatever changed meanwhile, and is not added up again where nothing did', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 60 }), async (changes) => {
        const line = await fresh();
        const tallies = new Tallies(line, store.documents);
        const remembered = new RememberedTallies(store.documents);
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
            expect(found).toEqual(await readTally(store.documents, line, each));
            expect(await remembered.read(line, each)).toBe(found);
            for (const until of [instantOf(0), instantOf(1), instantOf(2)]) {
              const then = await remembered.read(line, each, until);
              expect(then).toEqual(await readTally(store.documents, line, each, until));
              expect(await remembered.read(line, each, until)).toBe(then);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is what reading it whole finds, now and then, after any steps, rows and erasures', async () => {
    const step = fc.record({
      group: fc.nat({ max: 60 }),
      value: fc.integer({ min: -9, max: 9 }),
      seconds: fc.nat({ max: 1 }),
      reading: fc.constantFrom('write', 'write', 'read', 'read', 'past', 'erase'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 250, size: 'max' }), async (steps) => {
        const line = await fresh();
        const tallies = new Tallies(line, store.documents);
        const remembered = new RememberedTallies(store.documents);
        let now = 0;
        for (const [at, { group, value, seconds, reading }] of steps.entries()) {
          now += seconds;
          tallies.note('a', null, { group: `g${group}`, value }, instantOf(now), at + 1);
          if (reading === 'write' || at % 90 > 45) continue;
          if (reading === 'erase' && value > 6) await tallies.erase('a');
          await write(tallies);
          const until = reading === 'past' ? instantOf(Math.max(0, now + value)) : undefined;
          expect(await remembered.read(line, 'a', until)).toEqual(await readTally(store.documents, line, 'a', until));
        }
        await write(tallies);
        for (const until of [undefined, instantOf(now), instantOf(now - 1), instantOf(Math.floor(now / 2)), undefined])
          expect(await remembered.read(line, 'a', until)).toEqual(await readTally(store.documents, line, 'a', until));
      }),
      { numRuns: 60 },
    );
  });

  test('reads one row after a change, however many groups there are, and keeps what did not change', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, store.documents);
    for (let at = 1; at <= 2000; at += 1) tallies.note('a', null, { group: `g${at}`, value: at }, instantOf(at), at);
    await write(tallies);
    let rows = 0;
    const find: Documents['find'] = async (of, query) => {
      const page = await store.documents.find<never>(of, query);
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

  test('is none that was read while a store shows only some rows of a batch', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, store.documents);
    for (let at = 1; at <= 250; at += 1) {
      tallies.note('a', null, { group: `g${at}`, value: 1 }, instantOf(at), at);
      if (at === 150) await write(tallies);
    }
    let hides = false;
    const hidden = `a/${instantOf(193)}`;
    const find: Documents['find'] = async (of, query) => {
      const page = await store.documents.find<never>(of, query);
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

  test('is the same at all instants between two changes, and at none beyond them', async () => {
    const line = await fresh();
    const tallies = new Tallies(line, store.documents);
    for (const at of [1, 3, 5]) tallies.note('a', null, { group: 'x', value: at }, instantOf(at), at);
    await write(tallies);
    const remembered = new RememberedTallies(store.documents);
    const at = (seconds: number) => remembered.read(line, 'a', instantOf(seconds));
    expect(await at(4)).toBe(await at(3));
    expect(await at(7)).toBe(await at(5));
    expect((await Promise.all([0, 2, 4, 5].map(at))).map(({ total }) => total)).toEqual([0, 1, 2, 3]);
    tallies.note('a', null, { group: 'x', value: 6 }, instantOf(6), 7);
    await write(tallies);
    expect([(await at(5)).total, (await at(7)).total]).toEqual([3, 4]);
    expect(await at(7)).toBe(await at(6));
  });

  test('of an instant leaves out what is written after it, whenever that is written', async () => {
    for (const before of [0, 31, 32, 63, 64]) {
      const line = await fresh();
      const tallies = new Tallies(line, store.documents);
      const book = async (seconds: number) => {
        tallies.note('a', null, { group: 'x', value: 1 }, instantOf(seconds), seconds);
        await write(tallies);
      };
      for (let at = 1; at <= before; at += 1) await book(at);
      let later = before;
      // A commit after the newest row is found, before the rows behind it are.
      const find: Documents['find'] = async (of, query) => {
        const page = await store.documents.find<never>(of, query);
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
});
