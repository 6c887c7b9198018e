import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { buildOf, unitsOf, type AnyView } from './builds.ts';
import { BY_KEY, type Documents } from '../documents/documents.ts';
import { every } from '../documents/every.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import type { EventLog } from '../log/event-log.ts';
import {
  bringing,
  everything,
  fairViews,
  moving,
  opening,
  pricing,
  record,
  stallView,
  sweepView,
  wareView,
  type Happening,
} from './fair.fixture.ts';
import { Folding } from './folding.ts';
import { PARKED, type ParkedRow } from './parked.ts';
import { Projector } from './projector.ts';
import type { Event } from './routes.ts';
import { NOWHERE } from './source.ts';

const LONG = 60_000;
const erasing: Happening = {
  stream: 'account-company-0',
  companyId: 'company-0',
  event: { type: 'AccountErased', data: { accountId: 'company-0' } },
};
const others: Happening = {
  stream: 'stall-s1',
  companyId: 'company-1',
  event: { type: 'StallOpened', data: { companyId: 'company-1', name: 'Hens' } },
};
const sweeping: Happening = { ...opening, event: { type: 'StallSwept', data: { on: 'Monday' } } };

/** Wares that quote what was typed while they cannot be folded. */
let broken = true;
const failing = (event: never): never => {
  throw new Error(`No price in ${JSON.stringify(event)}`);
};
const fragile: AnyView = {
  ...wareView,
  on: {
    ...wareView.on,
    WareBrought: (row: never, event: never, siblings: never) =>
      broken ? failing(event) : wareView.on.WareBrought?.(row, event, siblings),
  },
};

let log: EventLog;
let documents: Documents;
let projector: Projector;
async function start(views: readonly AnyView[] = fairViews): Promise<void> {
  projector = await Projector.start({ log, documents, views, page: 3, report: () => undefined });
}
beforeEach(async () => {
  broken = true;
  log = await openEmbeddedLog({ dir: ':memory:' });
  documents = await openEmbeddedDocuments({ dir: ':memory:' });
});
afterEach(async () => {
  await projector.close();
  await documents.close();
  await log.close();
});

const happened = async (...story: Happening[]) =>
  expect(await projector.waitFor(await record(log, story), LONG)).toBe(true);
async function parked(): Promise<readonly ParkedRow[]> {
  const rows: ParkedRow[] = [];
  for await (const { row } of every<ParkedRow>(documents, PARKED, 'position', {})) rows.push(row);
  return rows;
}
/** What is kept of the company that is erased, wherever it is. */
async function kept(): Promise<readonly string[]> {
  const found = Object.entries(await everything(documents, projector)).filter(([, rows]) =>
    JSON.stringify(rows).includes('"companyId":"company-0"'),
  );
  return found.map(([name]) => name);
}

describe('an erased company', () => {
  test('leaves nothing that was parked for it, written or on its way, and what others parked stays', async () => {
    await start([stallView, fragile, sweepView]);
    await happened(opening, bringing, pricing(7), others);
    const bread = { ...bringing.event.data, companyId: 'company-1', stallId: 's1', name: 'Bread' };
    await happened(
      { ...others, stream: 'ware-s1.0', event: { type: 'WareBrought', data: bread as never } },
      { ...bringing, stream: 'ware-s0.1' },
      erasing,
    );
    const left = await parked();
    expect(left.map(({ key }) => key)).toEqual(['s1.0']);
    expect(JSON.stringify(left)).not.toContain('Honey');
    expect(await projector.parked('ware')).toBe(1);
    expect(await projector.replayParked()).toEqual({ replayed: 0, parked: 1 });
    broken = false;
    expect(await projector.replayParked()).toEqual({ replayed: 1, parked: 0 });
    expect(await kept()).toEqual([]);
  });

  test('has its row taken away although an event of that row is parked', async () => {
    const swept: AnyView = {
      ...sweepView,
      aggregate: 'account',
      key: (event: never) => (event as { companyId: string }).companyId,
      on: {
        StallSwept: (row: never, event: never) =>
          row === null ? sweepView.on.StallSwept?.(row, event, {}) : failing(event),
        AccountErased: () => null,
      },
    };
    await start([stallView, wareView, swept]);
    await happened(sweeping, sweeping);
    expect(await projector.parked('sweep')).toBe(1);
    await happened(erasing);
    expect(await documents.get(projector.collection('sweep'), 'company-0')).toBeNull();
    expect(await parked()).toEqual([]);
  });

  test('gets no row by what comes after its erasure: in the same page, later, after a restart and in a rebuild', async () => {
    await start();
    await happened(opening, erasing, opening, bringing);
    expect(await kept()).toEqual([]);
    await happened(opening, bringing, pricing(7), moving, others);
    expect(await kept()).toEqual([]);
    await projector.close();
    await start();
    await happened(opening, { ...bringing, stream: 'ware-s0.1' }, sweeping, erasing, opening);
    expect(await kept()).toEqual([]);
    const rows = await everything(documents, projector);
    expect(rows['stall']).toMatchObject([{ key: 's1' }]);
    await projector.rebuild(null);
    expect(await everything(documents, projector)).toEqual(rows);
  });

  test('is rid of what an earlier Terroir parked without saying whose it was, by a rebuild at the start', async () => {
    await start([stallView, fragile, sweepView]);
    await happened(opening, bringing);
    for await (const { key, row, revision, position } of every<ParkedRow>(documents, PARKED, 'position', {})) {
      const { company: _, ...unowned } = row;
      const document = { key, row: unowned, revision, position };
      await documents.apply({ puts: [{ collection: PARKED, document }], removes: [], checkpoints: {} });
    }
    await projector.close();
    await start([stallView, fragile, sweepView]);
    await happened(erasing);
    await projector.replayParked(); // after the old rows were dropped
    expect(await parked()).toEqual([]);
  });

  test('is looked for in a build by indexes that are there, and builds without erasures have none', async () => {
    await start();
    const declared = new Set<string>();
    const searched: string[] = [];
    const watched: Documents = {
      ...documents,
      declare(collection, indexes = Object.keys(collection.indexes)) {
        for (const index of indexes) declared.add(`${collection.name} by ${index}`);
        return documents.declare(collection, indexes);
      },
      find(collection, query) {
        const search = `${collection.name} by ${query.index}`;
        if (query.index !== BY_KEY && !declared.has(search)) searched.push(search);
        return documents.find(collection, query);
      },
    };
    await projector.close();
    projector = await Projector.start({ log, documents: watched, views: fairViews, page: 3 });
    await happened(opening, bringing, pricing(7), others);
    const made: string[][] = [];
    const rebuild = async () => {
      const before = new Set(declared);
      const onProgress = () => void made.push([...declared].filter((index) => !before.has(index)));
      await projector.rebuild(null, { onProgress });
    };
    await rebuild();
    expect(made[0]?.filter((index) => index.startsWith('stall'))).toEqual([]);
    await happened(erasing, { ...erasing, stream: 'account-company-1', companyId: 'company-1' });
    await rebuild();
    expect(searched).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('lets others have their turn: an erasure ends before the next one of its page begins', async () => {
    const builds = unitsOf(fairViews).map((unit) => buildOf(unit, 1));
    const folding = new Folding(builds, NOWHERE, { rows: 10, report: () => undefined });
    const page = Array.from({ length: 20 }, (_, at) => ({
      ...erasing.event,
      stream: `account-${at}`,
      companyId: `company-${at}`,
      revision: 0,
      position: at + 1,
    })) as unknown as Event[];
    const under = { way: true };
    const folded = folding.fold(page).finally(() => (under.way = false));
    let turns = 0;
    for (; under.way; turns += 1) await turn();
    await folded;
    expect(turns).toBeGreaterThanOrEqual(page.length);
  });
});
