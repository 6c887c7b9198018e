import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { BY_KEY, formerKey, pastOf, type Document, type TotalReader } from '../documents/documents.ts';
import { documentsContract } from '../documents/documents.contract.ts';
import { FormerPlan } from '../documents/documents.former.ts';
import { planOf } from '../documents/documents.queries.ts';
import { openEmbeddedDocuments } from './documents.sqlite.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { temporaryFolders } from '../log/folders.contract.ts';
import { openReadOnly } from './sqlite.ts';
import { VIEWS_FILE } from './documents.writer.ts';

const folder = temporaryFolders();

documentsContract('embedded, in memory', () => openEmbeddedDocuments({ dir: ':memory:' }));
documentsContract('embedded, writing on a thread', () => openEmbeddedDocuments({ dir: folder() }), { stories: 3 });

const ranged = { index: 'price', equals: { stall: 'north' }, range: { field: 'cents', from: 1, to: 9 }, limit: 10 };

describe('embedded read models', () => {
  test('answer a full disk as unavailable, write nothing by halves, and recover when there is room', async () => {
    const collection = { name: 'ware', version: 1, indexes: { name: ['name'] } };
    const documents = await openEmbeddedDocuments({ dir: folder() });
    await documents.declare(collection);
    const puts = Array.from({ length: 50 }, (_, at) => ({
      collection,
      document: { key: `k${at}`, row: { name: 'x'.repeat(2000) }, revision: 0, position: 1 },
    }));
    await documents.limit(12);
    await expect(documents.apply({ puts, removes: [], checkpoints: { p: 1 } })).rejects.toThrow(StoreUnavailable);
    expect([await documents.checkpoint('p'), await documents.get(collection, 'k0')]).toEqual([0, null]);
    await documents.limit(null);
    await documents.apply({ puts, removes: [], checkpoints: { p: 1 } });
    expect((await documents.find(collection, { index: 'name', limit: 1 })).total).toBe(50);
    await documents.close();
  });

  test('give a row that was read before as it is now: changed, removed, or gone with its collection', async () => {
    const collection = { name: 'ware', version: 1, indexes: {} };
    const documents = await openEmbeddedDocuments({ dir: folder() });
    await documents.declare(collection);
    const document = (cents: number) => ({ key: 'k', row: { cents }, revision: 0, position: cents });
    const price = async () => (await documents.get<{ cents: number }>(collection, 'k'))?.row.cents ?? null;
    const seen = [await price()];
    for (const cents of [1, 2]) {
      await documents.apply({ puts: [{ collection, document: document(cents) }], removes: [], checkpoints: {} });
      seen.push(await price(), await price());
    }
    await documents.apply({ puts: [], removes: [{ collection, key: 'k' }], checkpoints: {} });
    seen.push(await price());
    await documents.apply({ puts: [{ collection, document: document(3) }], removes: [], checkpoints: {} });
    seen.push(await price());
    await documents.drop(collection, []);
    await documents.declare(collection);
    seen.push(await price());
    expect(seen).toEqual([null, 1, 1, 2, 2, null, 3, null]);
    await documents.close();
  });

  test('hold no byte of what was erased, neither in the file nor in its write-ahead log', async () => {
    const dir = folder();
    const collection = { name: 'ware', version: 1, indexes: { name: ['name'] } };
    const holds = () => readdirSync(dir).some((file) => readFileSync(join(dir, file), 'latin1').includes('Lachance'));
    const documents = await openEmbeddedDocuments({ dir, writer: 'inline' });
    await documents.declare(collection);
    const puts = Array.from({ length: 60 }, (_, at) => ({
      collection,
      document: {
        key: `k${at}`,
        row: { name: at % 3 === 0 ? `Lachance ${at}` : `Roy ${at}` },
        revision: 0,
        position: 1,
      },
    }));
    for (let at = 0; at < 60; at += 1)
      await documents.apply({ puts: puts.slice(at, at + 2), removes: [], checkpoints: {} });
    expect(holds()).toBe(true);
    const removes = puts.filter((_, at) => at % 3 === 0).map(({ document: { key } }) => ({ collection, key }));
    await documents.apply({ puts: [], removes, checkpoints: {}, erases: true });
    expect(holds()).toBe(false);
    expect((await documents.find(collection, { index: 'name', limit: 1 })).total).toBe(40);
    await documents.close();
  });

  test('hold no byte of what was erased before a crash once they are open again', async () => {
    const [dir, copy] = [folder(), folder()];
    const collection = { name: 'ware', version: 1, indexes: {} };
    const holds = (where: string) =>
      readdirSync(where).some((file) => readFileSync(join(where, file), 'latin1').includes('Lachance'));
    const documents = await openEmbeddedDocuments({ dir, writer: 'inline' });
    await documents.declare(collection);
    const document = { key: 'k', row: { name: 'Lachance' }, revision: 0, position: 1 };
    await documents.apply({ puts: [{ collection, document }], removes: [], checkpoints: {} });
    await documents.apply({ puts: [], removes: [{ collection, key: 'k' }], checkpoints: {} });
    cpSync(dir, copy, { recursive: true }); // as it lies there when the process is killed
    await documents.close();
    expect(holds(copy)).toBe(true);
    const again = await openEmbeddedDocuments({ dir: copy, writer: 'inline' });
    expect(holds(copy)).toBe(false);
    await again.close();
  });

  test('show a page of one state, also while a batch is landing that turns its order around', async () => {
    const collection = { name: 'ware', version: 1, indexes: { price: ['cents'] } };
    const documents = await openEmbeddedDocuments({ dir: folder() });
    await documents.declare(collection);
    const page = async () => {
      const { documents: found } = await documents.find<{ cents: number }>(collection, { index: 'price', limit: 10 });
      return found.map(({ key, row, position }) => `${key} ${row.cents} ${position}`).join(', ');
    };
    const stateAt = (position: number) =>
      (position % 2 === 0 ? ['a', 'b'] : ['b', 'a']).map((key, cents) => ({
        key,
        row: { cents },
        revision: 0,
        position,
      }));
    const told = (position: number) =>
      position === 0
        ? ''
        : stateAt(position)
            .map(({ key, row }) => `${key} ${row.cents} ${position}`)
            .join(', ');
    for (let position = 1; position <= 100; position += 1) {
      const puts = stateAt(position).map((document) => ({ collection, document }));
      const under = { way: true };
      const landing = documents.apply({ puts, removes: [], checkpoints: {} }).finally(() => (under.way = false));
      while (under.way) {
        const seen = await page();
        expect([told(position - 1), told(position)]).toContain(seen);
        await turn();
      }
      await landing;
      expect(await page()).toBe(told(position));
    }
    await documents.close();
  });

  test('show a page and the total that is kept beside it as of one state, whatever is written between the two', async () => {
    const collection = { name: 'ware', version: 1, indexes: { price: ['cents'] } };
    const dir = folder();
    const documents = await openEmbeddedDocuments({ dir });
    await documents.declare(collection);
    const put = (key: string, cents: number) => ({
      collection,
      document: { key, row: { cents }, revision: 0, position: 1 },
    });
    await documents.apply({ puts: [put('a', 1), put('b', 2), put('kept', 41)], removes: [], checkpoints: {} });
    const other = new DatabaseSync(join(dir, VIEWS_FILE));
    const total: TotalReader = function* () {
      other.exec(`UPDATE "ware_v1" SET row = json_set(row, '$.cents', 7)`);
      const kept = yield [collection, { index: BY_KEY, keys: { from: 'kept', to: 'kept' }, limit: 1 }];
      const [{ row }] = kept.documents as [Document<{ readonly cents: number }>];
      return row.cents;
    };
    const seen = await documents.find<{ cents: number }>(collection, { index: 'price', limit: 2, total });
    expect([seen.documents.map(({ row }) => row.cents), seen.total]).toEqual([[1, 2], 41]);
    other.close();
    await documents.close();
  });

  test('are unavailable once they are closed', async () => {
    const collection = { name: 'ware', version: 1, indexes: {} };
    const documents = await openEmbeddedDocuments({ dir: folder() });
    await documents.declare(collection);
    await documents.close();
    await expect(documents.get(collection, 'k')).rejects.toThrow(StoreUnavailable);
    await expect(documents.apply({ puts: [], removes: [], checkpoints: {} })).rejects.toThrow(StoreUnavailable);
  });

  test.each([
    { query: { index: 'price', equals: { stall: 'north' }, limit: 10 } },
    { query: { index: 'price', equals: { stall: 'north' }, range: { field: 'cents', from: 1 }, limit: 10 } },
    { query: { index: 'price', limit: 10, order: 'descending' as const } },
    { query: { index: 'price', equals: { stall: 'north' }, limit: 10, cursor: 'WyJwcmljZSA-Iiw1LCJhIl0' } },
    { query: { ...ranged, cursor: 'WyJwcmljZSA-Iiw1LCJhIl0' } },
    { query: { ...ranged, order: 'descending' as const, cursor: 'WyJwcmljZSA8Iiw1LCJhIl0' } },
  ])('walk an index for a page and for its total: nothing is scanned or sorted ($query)', async ({ query }) => {
    const dir = folder();
    const collection = { name: 'ware', version: 1, indexes: { price: ['stall', 'cents'] } };
    const documents = await openEmbeddedDocuments({ dir });
    await documents.declare(collection);
    const database = openReadOnly(join(dir, VIEWS_FILE));
    const { page, total } = planOf(collection, query, 'key, position');
    for (const { sql, cells } of [page, total]) {
      const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...cells);
      const told = steps.map(({ detail }) => String(detail)).join('; ');
      // SQLite would plan it anew whenever a bare parameter of its limit is bound.
      expect(sql).not.toMatch(/LIMIT \?(?! \+ 0)/);
      expect(told).toMatch(/USING (INDEX ware_v1_price|COVERING INDEX)/);
      expect(told).not.toMatch(/TEMP B-TREE/);
      // Behind a cursor the walk begins at its place, not where the range does.
      if (sql === page.sql && 'cursor' in query) expect(told).toMatch(/\(f_cents,key\)[<>]\(\?,\?\)/);
    }
    database.close();
    await documents.close();
  });

  test.each(['ascending', 'descending'] as const)(
    'seek one entry of a record in the index, however often it was changed (%s)',
    async (order) => {
      const dir = folder();
      const collection = { name: 'ware', version: 1, indexes: { price: ['stall', 'cents'] }, timed: ['price'] };
      const documents = await openEmbeddedDocuments({ dir });
      await documents.declare(pastOf(collection));
      const database = openReadOnly(join(dir, VIEWS_FILE));
      const plan = new FormerPlan(pastOf(collection), { ...ranged, at: '2026-05-02T12:00:00.000Z', order });
      const entry = [5, formerKey('a', '2026-05-01T12:00:00.000Z')];
      for (const [{ sql, cells }, way] of [
        [plan.first(), 'f_cents'],
        [plan.end(), 'f_cents'],
        [plan.of(entry), 'f_cents=? AND key>? AND key<?'],
        [plan.next(entry), order === 'ascending' ? '(f_cents,key)>(?,?)' : '(f_cents,key)<(?,?)'],
      ] as const) {
        const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...cells);
        const search = steps.map(({ detail }) => String(detail)).find((detail) => detail.startsWith('SEARCH'));
        expect(search).toContain('USING COVERING INDEX ware_past_v1_price');
        expect(search).toContain(way);
        expect(steps.some(({ detail }) => String(detail).includes('TEMP B-TREE'))).toBe(false);
        expect(sql).toMatch(/LIMIT (1|\? \+ 0)/);
      }
      database.close();
      await documents.close();
    },
  );

  test('find what was and what is in the index of each, and end where a page of what was is full', async () => {
    const dir = folder();
    const collection = { name: 'ware', version: 1, indexes: { price: ['stall', 'cents'] }, timed: ['price'] };
    const documents = await openEmbeddedDocuments({ dir });
    await documents.declare(collection);
    await documents.declare(pastOf(collection));
    const database = openReadOnly(join(dir, VIEWS_FILE));
    const query = { ...ranged, at: '2026-05-02T12:00:00.000Z', order: 'descending' as const };
    for (const [of, last] of [[pastOf(collection)], [collection], [collection, [5, 'a']]] as const) {
      const { page } = planOf(of, query, { beside: 'rowid' }, last);
      const steps = database.prepare(`EXPLAIN QUERY PLAN ${page.sql}`).all(...page.cells);
      const told = steps.map(({ detail }) => String(detail)).join('; ');
      expect(told).toMatch(/USING COVERING INDEX/);
      expect(told).not.toMatch(/TEMP B-TREE/);
      if (last !== undefined) expect(told).toMatch(/\(f_cents,key\)>\(\?,\?\)/);
    }
    database.close();
    await documents.close();
  });
});
