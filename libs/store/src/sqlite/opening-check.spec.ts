import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { DamagedLog } from '../log/event-log.ts';
import { temporaryFolders } from '../log/folders.contract.ts';
import { toRow } from '../log/new-row.ts';
import { openEmbeddedLog, type EmbeddedLog } from './event-log.sqlite.ts';
import { LogWriter } from './event-log.writer.ts';
import { LOG_FILE, verifyLog } from './verify.ts';

const SEAL_EVERY = 300;
const folder = temporaryFolders();
const writers: LogWriter[] = [];
afterEach(() => {
  for (const writer of writers.splice(0)) if (writer.database.isOpen) writer.close();
});

const opened = (dir: string): LogWriter => {
  const writer = new LogWriter({ folder: dir, sealEvery: SEAL_EVERY, checkAfter: 0 });
  writers.push(writer);
  return writer;
};

const append = (writer: LogWriter, count: number, streams = 7) =>
  writer.run(
    Array.from({ length: count }, (_, nth) => ({
      stream: `input-${nth % streams}`,
      expected: 'any' as const,
      rows: [toRow(newEvent({ nth }))],
    })),
    () => false,
  );

const finish = (writer: LogWriter): void => {
  while (writer.idle() !== null);
};

/** A log of so many events whose process was killed: the end is not sealed. */
function killed(...appends: number[]): string {
  const dir = folder();
  const writer = opened(dir);
  finish(writer);
  for (const count of appends) append(writer, count);
  writer.database.close();
  return dir;
}

function tamper(dir: string, position: number): void {
  const database = new DatabaseSync(join(dir, LOG_FILE));
  database.prepare("UPDATE events SET correlation = 'x' WHERE position = ?").run(position);
  database.close();
}

async function sealsOf(dir: string): Promise<number> {
  let found = 0;
  for await (const { seals } of verifyLog(dir)) found = seals;
  return found;
}

describe('a log that was not sealed at its end', () => {
  test('takes appends before its end is checked, and the next seal fits what was there and what came', async () => {
    const dir = killed(250, 250, 120);
    const writer = opened(dir);
    expect(append(writer, 1)).toEqual([expect.objectContaining({ position: 622 })]);
    append(writer, 250); // so many that a seal is due
    expect(writer.idle()).not.toBeNull();
    append(writer, 3);
    finish(writer);
    append(writer, 1);
    expect(await sealsOf(dir)).toBe(2);
    append(writer, 5, 2);
    writer.close();
    expect(await sealsOf(dir)).toBe(3);
  });

  test('is checked to its end before it is closed, however short the time was', async () => {
    const dir = killed(280);
    opened(dir).close();
    expect(await sealsOf(dir)).toBe(1);
  });

  test('keeps its appends and gets no seal when its end turns out to be damaged', async () => {
    const dir = killed(280);
    tamper(dir, 270);
    const writer = opened(dir);
    append(writer, 40);
    expect(() => finish(writer)).toThrow(DamagedLog);
    append(writer, 40);
    writer.close();
    await expect(sealsOf(dir)).rejects.toMatchObject({ position: 270 });
    const database = new DatabaseSync(join(dir, LOG_FILE), { readOnly: true });
    expect(database.prepare('SELECT count(*) AS events FROM events').get()).toEqual({ events: 360 });
    database.close();
  });

  test('says when it is closed that its end is damaged, if nobody had found it', () => {
    const dir = killed(280);
    tamper(dir, 270);
    expect(() => opened(dir).close()).toThrow(DamagedLog);
  });
});

describe.each(['thread', 'inline'] as const)('a log that is checked beside its work (%s)', (writer) => {
  const events = 1000;
  async function openedLog(dir: string): Promise<{ log: EmbeddedLog; reports: unknown[] }> {
    const reports: unknown[] = [];
    return {
      reports,
      log: await openEmbeddedLog({ dir, writer, checkAfter: 0, report: (error) => reports.push(error) }),
    };
  }
  async function checked(log: EmbeddedLog): Promise<void> {
    while (log.soundness() === 'checking') await new Promise(setImmediate);
  }

  test('answers while it is checked, and says when it is found sound', async () => {
    const { log, reports } = await openedLog(killed(events));
    expect(log.soundness()).toBe('checking');
    expect(await log.append('input-9', 'absent', [newEvent()])).toMatchObject({ revision: 0 });
    expect(await log.readAll(0, 1)).toHaveLength(1);
    await checked(log);
    expect(log.soundness()).toBe('sound');
    expect(reports).toEqual([]);
    await log.close();
  });

  test.each([
    ['after the last seal', 1000],
    ['before it', 3],
  ])('reports damage %s once, and from then on neither reads nor appends', async (_, position) => {
    const dir = killed(events - 50, 50);
    tamper(dir, position);
    const { log, reports } = await openedLog(dir);
    await checked(log);
    const damage = expect.objectContaining({ name: 'DamagedLog', position });
    expect(reports).toEqual([damage]);
    expect(log.soundness()).toEqual(damage);
    await expect(log.append('input-1', 'any', [newEvent()])).rejects.toEqual(damage);
    await expect(log.readAll(0, 1)).rejects.toEqual(damage);
    await expect(log.head()).rejects.toEqual(damage);
    await log.close();
  });
});

test('a process may end while its log is still checked', async () => {
  const dir = killed(2000);
  const file = new URL('./writer.thread.ts', import.meta.url);
  const thread = new Worker(file, {
    workerData: { role: 'log', options: { folder: dir, sealEvery: SEAL_EVERY, checkAfter: 0 } },
    execArgv: [],
  });
  const said: unknown[] = [];
  thread.on('message', (message) => said.push(message));
  thread.postMessage('close');
  await once(thread, 'exit');
  expect(said).toEqual([{ open: true }, { closed: null }]);
  expect(await sealsOf(dir)).toBeGreaterThan(0);
});
