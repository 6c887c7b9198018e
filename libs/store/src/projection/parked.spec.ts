import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { activeDocuments, type ReadModels } from './active.ts';
import { openEmbeddedDocuments } from '../sqlite/documents.sqlite.ts';
import type { Documents } from '../documents/documents.ts';
import { openEmbeddedLog } from '../sqlite/event-log.sqlite.ts';
import type { EventLog } from '../log/event-log.ts';
import {
  everything,
  fairViews,
  record,
  stallView,
  sweepView,
  wareView,
  type FairEvent,
  type Happening,
} from './fair.fixture.ts';
import { ParkedEvent } from './parked.ts';
import { Projector } from './projector.ts';
import type { AnyView } from './builds.ts';

const LONG = 60_000;
const companyId = 'company-0';
const at = (stream: string, event: FairEvent): Happening => ({ stream, event, companyId });
const open = at('stall-s0', { type: 'StallOpened', data: { companyId, name: 'Bees' } });
const bring = (ware: string, cents: number) =>
  at(`ware-${ware}`, { type: 'WareBrought', data: { companyId, stallId: 's0', name: ware, cents } });
const price = (ware: string, cents: number) => at(`ware-${ware}`, { type: 'WarePriced', data: { cents } });
const move = (aisle: number) => at('stall-s0', { type: 'StallMoved', data: { aisle } });

/** The fair's views with one fold that fails while `broken()` says so. */
const fragile = (type: 'WarePriced' | 'StallMoved', broken: (cents: number) => boolean): readonly AnyView[] => [
  stallView,
  {
    ...wareView,
    on: {
      ...wareView.on,
      [type]: (row: never, event: never, siblings: never) => {
        tries += 1;
        const { data } = event as { data: { cents?: number; aisle?: number } };
        if (broken(data.cents ?? data.aisle ?? 0)) throw new Error('No such price');
        return wareView.on[type]?.(row, event, siblings);
      },
    },
  },
  sweepView,
];

let tries = 0;
let log: EventLog;
let documents: Documents;
let projector: Projector;
let reads: ReadModels;
let reported: unknown[] = [];
beforeEach(async () => {
  log = await openEmbeddedLog({ dir: ':memory:' });
  documents = await openEmbeddedDocuments({ dir: ':memory:' });
  reported = [];
  tries = 0;
});
afterEach(async () => {
  await projector.close();
  await documents.close();
  await log.close();
});
async function start(views: readonly AnyView[]): Promise<void> {
  projector = await Projector.start({ log, documents, views, report: (error) => reported.push(error) });
  reads = activeDocuments(documents, projector);
}
const tell = async (...story: Happening[]) =>
  expect(await projector.waitFor(await record(log, story), LONG)).toBe(true);
const centsOf = async (key: string) => (await reads.get<{ cents: number }>(wareView, key))?.row.cents;

describe('an event that a view cannot fold', () => {
  test('is tried three times and parked with the later ones of its row; other rows and views go on', async () => {
    await start(fragile('WarePriced', (cents) => cents === 13));
    await tell(
      open,
      bring('s0.0', 1),
      bring('s0.1', 1),
      price('s0.0', 13),
      price('s0.0', 5),
      price('s0.1', 6),
      move(2),
    );
    expect(tries).toBe(4);
    expect([await centsOf('s0.0'), await centsOf('s0.1')]).toEqual([1, 6]);
    expect((await reads.get(wareView, 's0.1'))?.row).toMatchObject({ aisle: 2 });
    expect((await reads.get(wareView, 's0.0'))?.row).toMatchObject({ aisle: 0 });
    expect((await reads.get(stallView, 's0'))?.row).toMatchObject({ aisle: 2, wares: 2 });
    expect([await projector.parked(), await projector.parked('ware'), await projector.parked('stall')]).toEqual([
      3, 3, 0,
    ]);
    expect(reported).toEqual([expect.any(ParkedEvent)]);
    expect(String(reported[0])).toMatch(/ware cannot fold WarePriced at position 4 .*No such price/);
  });

  test('stays parked over a restart, and keeps the row waiting', async () => {
    await start(fragile('WarePriced', (cents) => cents === 13));
    await tell(open, bring('s0.0', 1), price('s0.0', 13));
    await projector.close();
    await start(fairViews);
    await tell(price('s0.0', 5));
    expect([await centsOf('s0.0'), await projector.parked()]).toEqual([1, 2]);
  });

  test('is folded in order once the code is mended, with its history', async () => {
    let broken = true;
    await start(fragile('WarePriced', () => broken));
    await tell(
      open,
      bring('s0.0', 1),
      price('s0.0', 13),
      price('s0.0', 5),
      move(2),
      at('ware-s0.0', { type: 'StallSwept', data: { on: 'Monday' } }),
    );
    const before = projector.edition('ware');
    expect(await projector.replayParked()).toEqual({ replayed: 0, parked: 4 });
    expect(projector.edition('ware')).toBe(before);
    broken = false;
    expect(await projector.replayParked()).toEqual({ replayed: 4, parked: 0 });
    // Rows changed that bear no newer position: who remembers them has to begin anew.
    expect(projector.edition('ware')).not.toBe(before);
    const mended = await everything(documents, projector);
    await projector.close();
    await documents.close();
    documents = await openEmbeddedDocuments({ dir: ':memory:' });
    await start(fairViews);
    await projector.waitFor(await log.head(), LONG);
    expect(mended).toEqual(await everything(documents, projector));
  });

  test('of a touched row waits for that row alone', async () => {
    let broken = true;
    await start(fragile('StallMoved', () => broken));
    await tell(open, bring('s0.0', 1), move(2), price('s0.0', 5), bring('s0.1', 2));
    expect([await centsOf('s0.0'), await centsOf('s0.1'), await projector.parked('ware')]).toEqual([1, 2, 2]);
    broken = false;
    await projector.replayParked();
    expect((await reads.get(wareView, 's0.0'))?.row).toMatchObject({ cents: 5, aisle: 2, moves: 1 });
    expect((await reads.get(wareView, 's0.1'))?.row).toMatchObject({ cents: 2, aisle: 2, moves: 0 });
  });

  test('though it cannot even say which row, waits with its stream and is folded later', async () => {
    let broken = true;
    const lost: AnyView = {
      ...wareView,
      key: (event: never) => {
        if (broken && (event as { type: string }).type === 'WarePriced') throw new Error('Which one?');
        return wareView.key(event);
      },
    };
    await start([stallView, lost, sweepView]);
    await tell(open, bring('s0.0', 1), price('s0.0', 4), price('s0.0', 5), bring('s0.1', 2), move(3));
    expect([await centsOf('s0.0'), await centsOf('s0.1'), await projector.parked('ware')]).toEqual([1, 2, 2]);
    broken = false;
    expect(await projector.replayParked()).toEqual({ replayed: 2, parked: 0 });
    // The move came through another stream and was not held up: what is older is folded after it.
    expect(await reads.get(wareView, 's0.0')).toMatchObject({ row: { cents: 5, aisle: 3 }, revision: 2, position: 6 });
  });

  test('is forgotten by a rebuild with mended code', async () => {
    let broken = true;
    await start(fragile('WarePriced', () => broken));
    await tell(open, bring('s0.0', 1), price('s0.0', 13));
    broken = false;
    await projector.rebuild('ware');
    expect([await centsOf('s0.0'), await projector.parked()]).toEqual([13, 0]);
  });
});
