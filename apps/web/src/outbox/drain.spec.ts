import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Failure } from '../api/failure.ts';
import { drain, type DrainPorts } from './drain.ts';
import { dependentsOf, following, nextOf, type OutboxEntry, type Stored } from './entry.ts';

const entry = (id: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  account: 'marie',
  at: '2026-11-01T12:00:00.000Z',
  triedAt: null,
  refusal: null,
  kind: 'create',
  path: '/tasks',
  rowId: `new-${id}`,
  key: `key-${id}`,
  body: { name: `task ${id}` },
  row: { id: `new-${id}`, version: null },
  list: ['tasks'],
  invalidates: ['tasks'],
  name: `task ${id}`,
  href: '/tasks',
  ...more,
});
const no = (status: number, code: string) =>
  new Failure('answer', status, [{ code, field: null, message: code }], null);
const unanswered = () => new Failure('network', 0, [], null);

/** What the device keeps, and a server that keeps its answers by key; `break` says what happens at each step. */
class World {
  entries: OutboxEntry[] = [];
  /** What the server wrote, in order. */
  written: string[] = [];
  answers = new Map<string, Stored>();
  refuses = new Set<string>();
  fails = new Set<string>();
  /** At each step: `killed` ends the app, `unsent` and `unanswered` break the line before or after the server wrote. */
  step: () => 'on' | 'killed' | 'unsent' | 'unanswered' = () => 'on';
  time = 0;

  private die(): void {
    if (this.step() === 'killed') throw new Error('killed');
  }
  ports(): DrainPorts {
    return {
      list: async () => [...this.entries],
      tried: async (one) => {
        this.die();
        this.entries = this.entries.map((kept) =>
          kept.id === one.id ? { ...kept, triedAt: kept.triedAt ?? new Date(this.time).toISOString() } : kept,
        );
        this.die();
        return this.entries.find(({ id }) => id === one.id);
      },
      settled: async (one, stored) => {
        this.die();
        const later = dependentsOf(this.entries, one);
        this.entries = this.entries
          .filter(({ id }) => id !== one.id)
          .map((kept) => (stored && later.includes(kept) ? following(kept, one, stored) : kept));
        this.die();
      },
      refused: async (one, refusal) => {
        this.die();
        this.entries = this.entries.map((kept) => (kept.id === one.id ? { ...kept, refusal } : kept));
        this.die();
      },
      send: async (one) => {
        const fate = this.step();
        if (fate === 'killed') throw new Error('killed');
        if (fate === 'unsent') throw unanswered();
        if (this.fails.has(one.key)) throw no(500, 'internal');
        if (this.refuses.has(one.key)) throw no(422, 'invalid');
        const known = this.answers.get(one.key);
        const stored = known ?? {
          id: one.kind === 'create' ? `id-of-${one.key}` : one.rowId,
          version: `${this.written.length}`,
        };
        if (!known) this.written.push(`${one.key} ${one.kind} ${stored.id}`);
        this.answers.set(one.key, stored);
        if (fate === 'unanswered') throw unanswered();
        return stored;
      },
      now: () => this.time,
    };
  }
  /** Runs the app until it is killed or has nothing more to do. */
  async run(): Promise<'done' | 'later' | 'killed'> {
    try {
      return await drain(this.ports());
    } catch (thrown) {
      if ((thrown as Error).message !== 'killed') throw thrown;
      return 'killed';
    }
  }
}

test('every write reaches the server once and in order, however often the line breaks or the app is killed', async () => {
  const fates = fc.constantFrom('on' as const, 'killed' as const, 'unsent' as const, 'unanswered' as const);
  /** Each write is a new record, or the correction of one before it. */
  const line = fc.array(fc.record({ of: fc.option(fc.nat(20)), refused: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(line, fc.array(fates, { maxLength: 40 }), async (writes, script) => {
      const world = new World();
      for (const [at, { of, refused }] of writes.entries()) {
        const first = of === null || at === 0 ? undefined : world.entries[of % at];
        const target =
          first && (world.entries.find(({ rowId, kind }) => rowId === first.rowId && kind === 'create') ?? first);
        world.entries.push(
          entry(
            at + 1,
            target ? { kind: 'correct', rowId: target.rowId, row: { id: target.rowId, version: null } } : {},
          ),
        );
        if (refused) world.refuses.add(`key-${at + 1}`);
      }
      const made = [...world.entries];
      const left = [...script];
      world.step = () => left.shift() ?? 'on';
      for (let runs = 0; left.length > 0 && runs < 200; runs += 1) await world.run();
      expect(await world.run()).toBe('done');

      // What was refused, and what needs it, is still there; everything else was written.
      const refused = made.filter(({ key }) => world.refuses.has(key));
      const stuck = new Set(
        made.filter((one) => {
          const before = made.filter(({ id }) => id < one.id);
          return refused.includes(one) || before.some((other) => other.rowId === one.rowId && refused.includes(other));
        }),
      );
      const expected = made.filter((one) => !stuck.has(one));
      expect(world.written).toEqual(
        expected.map(({ key, kind, rowId }) => `${key} ${kind} id-of-key-${rowId.slice(4)}`),
      );
      expect(world.entries.map(({ key }) => key)).toEqual(made.filter((one) => stuck.has(one)).map(({ key }) => key));
    }),
    { numRuns: 300 },
  );
});

describe('what waits', () => {
  test('names a record as the server does once it has it, also where another write mentions it', () => {
    const made = entry(1);
    const later = entry(2, { kind: 'correct', rowId: 'new-1', version: null });
    const other = entry(3, { body: { task: { taskIds: ['new-1', 'new-10'] } } });
    expect(dependentsOf([made, later, other], made)).toEqual([later, other]);
    const stored = { id: 'id-1', version: '4' };
    expect(following(later, made, stored)).toMatchObject({ rowId: 'id-1', version: '4', row: { id: 'id-1' } });
    expect(following(other, made, stored)).toMatchObject({
      rowId: 'new-3',
      body: { task: { taskIds: ['id-1', 'new-10'] } },
    });
  });

  test('is not held up by what was refused before it, unless it needs that', () => {
    const refusal = { status: 422, code: 'invalid', faults: [] };
    const refused = entry(1, { refusal });
    const needs = entry(2, { kind: 'correct', rowId: 'new-1' });
    expect(nextOf([refused, needs, entry(3)])?.id).toBe(3);
    expect(nextOf([refused, needs])).toBeUndefined();
  });

  test.each([
    ['nobody is logged in any more', no(401, 'unauthenticated')],
    ['the server is being mended', no(503, 'unavailable')],
    ['there were too many calls', no(429, 'too_many_requests')],
    ['no answer comes', unanswered()],
  ])('waits on where %s', async (_, failure) => {
    const world = new World();
    world.entries = [entry(1)];
    expect(await drain({ ...world.ports(), send: () => Promise.reject(failure) })).toBe('later');
    expect(world.entries).toMatchObject([{ refusal: null }]);
  });

  test('is not held up by what the server fails at, unless it needs that, and that is sent again later', async () => {
    const world = new World();
    world.fails.add('key-1');
    world.entries = [entry(1), entry(2, { kind: 'correct', rowId: 'new-1' }), entry(3)];
    expect(await world.run()).toBe('later');
    expect(world.written).toEqual(['key-3 create id-of-key-3']);
    expect(world.entries.map(({ id, refusal }) => [id, refusal])).toEqual([
      [1, null],
      [2, null],
    ]);
    world.fails.clear();
    expect(await world.run()).toBe('done');
    expect(world.written).toEqual([
      'key-3 create id-of-key-3',
      'key-1 create id-of-key-1',
      'key-2 correct id-of-key-1',
    ]);
  });

  test('and was removed meanwhile is done, where it is a removal', async () => {
    const world = new World();
    world.entries = [entry(1, { kind: 'remove', rowId: 'id-1' })];
    await drain({ ...world.ports(), send: () => Promise.reject(no(404, 'not_found')) });
    expect(world.entries).toEqual([]);
  });

  test('and was sent without an answer longer ago than the server keeps keys is not sent again by itself', async () => {
    const world = new World();
    world.entries = [entry(1)];
    world.step = () => 'unanswered';
    expect(await world.run()).toBe('later');
    world.step = () => 'on';
    world.time = 24 * 60 * 60_000;
    expect(await world.run()).toBe('done');
    expect(world.entries).toMatchObject([{ refusal: { code: 'unsure' } }]);
    expect(world.written).toHaveLength(1);
  });
});
