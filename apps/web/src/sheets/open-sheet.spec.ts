import { expect, jest, test } from '@jest/globals';
import { openSheet } from './open-sheet.ts';
import { limits, SheetProblem, type Sheet } from './sheet.ts';
import type { SheetAnswer } from './sheet.worker.ts';

function fakeWorker() {
  const worker = Object.assign(new EventTarget(), { postMessage: jest.fn(), terminate: jest.fn() });
  const answer = (data: SheetAnswer) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { worker, answer };
}
const sheet: Sheet = { rows: [], reading: { kind: 'workbook', sheet: 'a', sheets: ['a'] } };

test('a sheet is read by a worker, which ends with its answer', async () => {
  const { worker, answer } = fakeWorker();
  const opened = openSheet('a,b', { delimiter: ',' }, undefined, () => worker);
  expect(worker.postMessage).toHaveBeenCalledWith({ source: 'a,b', choice: { delimiter: ',' } });
  answer({ sheet });
  expect(await opened).toBe(sheet);
  expect(worker.terminate).toHaveBeenCalled();
});

test('a problem of the worker is the problem of the sheet', async () => {
  const { worker, answer } = fakeWorker();
  const opened = openSheet('a', {}, undefined, () => worker);
  answer({ problem: 'too_many_rows', count: 7 });
  await expect(opened).rejects.toMatchObject({ code: 'too_many_rows', count: 7 });
});

test('a worker that breaks makes the sheet unreadable', async () => {
  const { worker } = fakeWorker();
  const opened = openSheet('a', {}, undefined, () => worker);
  worker.dispatchEvent(new Event('error'));
  await expect(opened).rejects.toMatchObject({ code: 'unreadable' });
});

test('a worker that does not end is ended, and so is one that nobody waits for', async () => {
  jest.useFakeTimers();
  try {
    const slow = fakeWorker();
    const opened = openSheet('a', {}, undefined, () => slow.worker);
    jest.advanceTimersByTime(limits.patience);
    await expect(opened).rejects.toEqual(new SheetProblem('too_slow'));
    expect(slow.worker.terminate).toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
  const { worker } = fakeWorker();
  const abort = new AbortController();
  const left = openSheet('a', {}, abort.signal, () => worker);
  abort.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  expect(worker.terminate).toHaveBeenCalled();
});

test('a file that is too large is not even handed to a worker', async () => {
  const { worker } = fakeWorker();
  await expect(openSheet(new Uint8Array(limits.bytes + 1), {}, undefined, () => worker)).rejects.toMatchObject({
    code: 'too_large',
  });
  expect(worker.postMessage).not.toHaveBeenCalled();
});
