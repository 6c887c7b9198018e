import { afterEach, describe, expect, test } from '@jest/globals';
import { activeDocuments } from './active.ts';
import type { AnyView } from './builds.ts';
import type { Documents } from '../documents/documents.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import { StoreUnavailable, type EventLog } from '../log/event-log.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import { fairViews, record, stallView, type Stall } from './fair.fixture.ts';
import { Projector } from './projector.ts';
import { ReadPlaces } from './read-places.ts';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of closing.splice(0).toReversed()) await part.close();
});
const kept = <Part extends { close(): Promise<void> }>(part: Part): Part => {
  closing.push(part);
  return part;
};
const report = (error: unknown): void => {
  throw error;
};
const opening = { type: 'StallOpened', data: { companyId: 'company-1', name: 'Honey' } } as const;

async function engines(): Promise<{ log: EventLog; documents: Documents }> {
  const log = kept(await openEmbeddedLog({ dir: ':memory:', gather: 0 }));
  return { log, documents: kept(await openEmbeddedDocuments({ dir: ':memory:' })) };
}
const projecting = async (log: EventLog, documents: Documents, views: readonly AnyView[] = fairViews) =>
  kept(await Projector.start({ log, documents, views, report }));
const reading = (documents: Documents, views: readonly AnyView[] = fairViews, told = report) =>
  kept(new ReadPlaces({ documents, views, report: told, pause: 5, waited: 1 }));

describe('a process that reads what another one projects', () => {
  test('knows no rows before the first build, and waits for a position until it is reached', async () => {
    const { log, documents } = await engines();
    const places = reading(documents);
    expect(() => places.collection('stall')).toThrow(StoreUnavailable);
    await expect(places.standing()).rejects.toThrow(
      /stall has not been built; a process whose ROLES hold `projections`/,
    );
    const head = await record(log, [{ stream: 'stall-a', event: opening, companyId: 'company-1' }]);
    const reached = places.waitFor(head, 10_000);
    await projecting(log, documents);
    expect(await reached).toBe(true);
    expect((await activeDocuments(documents, places).get<Stall>(stallView, 'a'))?.row.name).toBe('Honey');
    expect(places.reached()).toBeGreaterThanOrEqual(head);
    expect((await places.standing()).map(({ position, parked }) => [position >= head, parked])).toContainEqual([
      true,
      0,
    ]);
  });

  test('reads the build that reached a position as soon as the wait for it ends', async () => {
    const { log, documents } = await engines();
    const head = await record(log, [{ stream: 'stall-a', event: opening, companyId: 'company-1' }]);
    const projector = await projecting(log, documents);
    expect(await projector.waitFor(head, 10_000)).toBe(true);
    const places = reading(documents);
    const read = Promise.resolve(places.waitFor(head, 10_000)).then(() => places.collection('stall'));
    expect(await read).toEqual(projector.collection('stall'));
  });

  test('looks ever less often while a position that somebody waits for is not reached', async () => {
    const { log, documents } = await engines();
    await projecting(log, documents);
    let looks = 0;
    const watched: Documents = { ...documents, checkpoint: (name) => ((looks += 1), documents.checkpoint(name)) };
    const places = kept(new ReadPlaces({ documents: watched, views: fairViews, report, pause: 10_000, waited: 1 }));
    await places.look();
    looks = 0;
    expect(await places.waitFor(999, 400)).toBe(false);
    // 1, 2, 4 … 256 ms: nine pauses and the ring of the one who waits.
    expect(looks / (fairViews.length + 2)).toBeLessThanOrEqual(12);
  });

  test('waits for the view that is named and for no other', async () => {
    const { log, documents } = await engines();
    const head = await record(log, [{ stream: 'stall-a', event: opening, companyId: 'company-1' }]);
    await projecting(log, documents);
    const behind: Documents = {
      ...documents,
      checkpoint: async (name) => (name.startsWith('ware') ? 0 : documents.checkpoint(name)),
    };
    const places = reading(behind);
    expect(await places.waitFor(head, 10_000, 'stall')).toBe(true);
    expect(places.waitFor(head, 0, 'ware')).toBe(false);
    expect([places.reached(), places.reached('stall')]).toEqual([0, head]);
  });

  test('says so when a position is not reached in time', async () => {
    const { documents } = await engines();
    expect(await reading(documents).waitFor(1, 5)).toBe(false);
    expect(reading(documents).waitFor(1, 0)).toBe(false);
  });

  test('reads the rows of a new version as soon as they are read where they are made', async () => {
    const { log, documents } = await engines();
    const head = await record(log, [{ stream: 'stall-a', event: opening, companyId: 'company-1' }]);
    const first = await projecting(log, documents);
    const places = reading(documents);
    await places.waitFor(head, 10_000);
    const before = places.edition('stall');
    expect(first.edition('stall')).toBe(before);
    await first.rebuild(null);
    await places.look();
    expect([places.edition('stall'), first.edition('stall') === before]).toEqual([first.edition('stall'), false]);
    expect(places.collection('stall')).toEqual(first.collection('stall'));
    expect(places.collection('stall').name).not.toBe('stall');
  });

  test('is told once that the store is lost, and goes on when it is back', async () => {
    const { log, documents } = await engines();
    const head = await record(log, [{ stream: 'stall-a', event: opening, companyId: 'company-1' }]);
    await projecting(log, documents);
    let lost = true;
    let looks = 0;
    const shaky: Documents = {
      ...documents,
      getMany: (of, keys) => {
        looks += 1;
        if (looks === 3) lost = false;
        return lost ? Promise.reject(new StoreUnavailable('gone')) : documents.getMany(of, keys);
      },
    };
    const errors: unknown[] = [];
    const places = reading(shaky, fairViews, (error) => errors.push(error));
    expect(await places.waitFor(head, 10_000)).toBe(true);
    expect(errors).toEqual([new StoreUnavailable('gone')]);
  });
});
