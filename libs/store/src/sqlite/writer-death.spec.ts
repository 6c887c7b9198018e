import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { StoreUnavailable, type Expected } from '../log/event-log.ts';
import { temporaryFolders } from '../log/folders.contract.ts';
import { toRow, type NewRow } from '../log/new-row.ts';
import { verifyLog } from './verify.ts';
import { threadQueue } from './thread-queue.ts';

const folder = temporaryFolders();
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const queue of open.splice(0)) await queue.close();
});

interface Append {
  readonly stream: string;
  readonly expected: Expected;
  readonly rows: readonly NewRow[];
}

/** A log's queue whose threads a test can end, and what was reported. */
async function killable() {
  const dir = folder();
  const threads: Worker[] = [];
  const troubles: Error[] = [];
  let refusing = false;
  const start = (role: string, options: object): Worker => {
    const file = new URL('./writer.thread.ts', import.meta.url);
    const given = { name: role, workerData: { role, options }, execArgv: [] };
    const thread = refusing
      ? new Worker('throw new Error("no room")', { ...given, eval: true })
      : new Worker(file, given);
    threads.push(thread);
    return thread;
  };
  const options = { folder: dir, sealEvery: 1000, checkAfter: 0 };
  const queue = await threadQueue<Append, object>('log', options, (error) => troubles.push(error), start);
  open.push(queue);
  const append = (...rows: NewRow[]) => queue.write({ stream: 'input-1', expected: 'any', rows });
  const back = async (): Promise<void> => {
    while (!queue.isWriting) await new Promise(setImmediate);
  };
  return { dir, threads, troubles, queue, append, back, refuse: (yes: boolean) => (refusing = yes) };
}

describe('a thread of a writer that dies', () => {
  test('is started again; what waited is refused, and the same events land once', async () => {
    const { dir, threads, troubles, queue, append, back } = await killable();
    const rows = Array.from({ length: 40 }, () => toRow(newEvent()));
    expect(await append(...rows.slice(0, 1))).toEqual({ revision: 0, position: 1 });
    const waiting = rows.slice(1).map((row) => append(row));
    const settled = Promise.allSettled(waiting);
    await threads[0]?.terminate();
    const outcomes = await settled;
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    for (const reason of refused) expect(reason).toBeInstanceOf(StoreUnavailable);
    expect(queue.isWriting).toBe(false);
    await expect(append(toRow(newEvent()))).rejects.toBeInstanceOf(StoreUnavailable);
    await back();
    expect(troubles).toHaveLength(1);
    for (const row of rows) await append(row);
    await queue.close();
    let position = 0;
    for await (const checked of verifyLog(dir)) ({ position } = checked);
    expect(position).toBe(rows.length + 1); // and the seal
  });

  test('is tried again when it cannot start, and the queue can be closed meanwhile', async () => {
    const { threads, troubles, queue, append, back, refuse } = await killable();
    refuse(true);
    await threads[0]?.terminate();
    while (threads.length < 3) await new Promise(setImmediate);
    refuse(false);
    await back();
    expect(troubles.length).toBeGreaterThanOrEqual(2);
    expect(await append(toRow(newEvent()))).toEqual({ revision: 0, position: 1 });
    refuse(true);
    const last = threads.at(-1);
    const gone = last && once(last, 'exit');
    await last?.terminate();
    await gone;
    await queue.close();
    await expect(append(toRow(newEvent()))).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
