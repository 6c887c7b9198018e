import { cpSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { temporaryFolders } from '../log/folders.contract.ts';
import { fairViews } from '../projection/fair.fixture.ts';
import { DocumentsWriter } from '../sqlite/documents.writer.ts';
import { LogWriter } from '../sqlite/event-log.writer.ts';
import { rowsReadBy } from '../sqlite/rows-read.contract.ts';
import { SecretsWriter } from '../sqlite/secrets.writer.ts';
import { openStore, type EmbeddedStore } from './open-store.ts';

const folder = temporaryFolders();
const opened = (dir: string): Promise<EmbeddedStore> =>
  openStore({
    dir,
    views: fairViews,
    writer: 'thread',
    report: (error) => {
      throw error;
    },
  });
const copied = (dir: string): string => {
  const copy = folder();
  cpSync(dir, copy, { recursive: true });
  return copy;
};
const isCaughtUp = async ({ log, projector }: EmbeddedStore) => projector.waitFor(await log.head(), 60_000);

async function fill(dir: string, events: number): Promise<EmbeddedStore> {
  const store = await opened(dir);
  for (let left = events; left > 0; left -= 500)
    await Promise.all(
      Array.from({ length: Math.min(500, left) }, () => {
        const event = newEvent();
        return store.raw.append(`input-${event.id}`, 'absent', [event]);
      }),
    );
  expect(await isCaughtUp(store)).toBe(true);
  return store;
}

/** A folder with so many events and their read models, as an orderly end leaves it. */
async function closed(events: number): Promise<string> {
  const dir = folder();
  await (await fill(dir, events)).close();
  return dir;
}

/** The same as a killed process leaves it: the newest events are not sealed, nothing is moved out of write-ahead logs. */
async function killed(events: number): Promise<string> {
  const dir = await closed(events);
  const store = await fill(dir, 20);
  const left = copied(dir);
  await store.close();
  return left;
}

describe.each([
  ['closed', closed],
  ['killed', killed],
])('a start on a store that was %s', (_, left) => {
  let folders: readonly string[];
  beforeAll(async () => {
    folders = [await left(20), await left(4000)];
  });

  /** What the same work reads in a folder with few events, and in one with many. */
  async function compared(work: (dir: string) => Promise<unknown> | void) {
    const read = [];
    for (const dir of folders) {
      const copy = copied(dir);
      read.push(await rowsReadBy(() => work(copy)));
    }
    const [few, many] = read;
    return { few: few?.rows ?? 0, many: many?.rows ?? Infinity, scanned: many?.scanned };
  }

  test('opens the files without reading more of a log of many events than of one of few', async () => {
    const { few, many, scanned } = await compared((dir) => {
      const log = new LogWriter({ folder: dir, sealEvery: 10_000, checkAfter: 1000 });
      for (const { database } of [log, new DocumentsWriter(dir), new SecretsWriter(dir)]) database.close();
    });
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(few);
    expect(scanned).toEqual([]);
  });

  test('begins to follow without reading more of a log of many events than of one of few', async () => {
    const { few, many } = await compared(async (dir) => {
      const store = await opened(dir);
      expect(await isCaughtUp(store)).toBe(true);
      await store.close();
    });
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(few);
  });
});
