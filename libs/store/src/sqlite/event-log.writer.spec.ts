import { toRow } from '../log/new-row.ts';
import { afterEach, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import { LogWriter, type LogRequest } from './event-log.writer.ts';

let writer: LogWriter | null = null;
afterEach(() => writer?.close());

const opened = (): LogWriter => (writer = new LogWriter({ folder: ':memory:', sealEvery: 1000, checkAfter: 0 }));

/** Runs a first request; the others come while it is being written. */
function meanwhile(log: LogWriter, first: LogRequest, ...others: LogRequest[]) {
  const requests = [first];
  return log.run(requests, () => {
    const next = others.shift();
    if (next !== undefined) requests.push(next);
    return next !== undefined;
  });
}

test('an append that comes while others are being written is one of their transaction and sees what they wrote', () => {
  const log = opened();
  const [first, second] = [toRow(newEvent()), toRow(newEvent())];
  const outcomes = meanwhile(
    log,
    { stream: 'input-1', expected: 'absent', rows: [first] },
    { stream: 'input-1', expected: 'absent', rows: [second] },
    { stream: 'input-1', expected: 0, rows: [second] },
  );
  expect(outcomes).toEqual([{ revision: 0, position: 1 }, { actual: 0 }, { revision: 1, position: 2 }]);
});

test('an append that comes meanwhile with an id that is taken fails alone', () => {
  const log = opened();
  const [first, other] = [toRow(newEvent()), toRow(newEvent())];
  const outcomes = meanwhile(
    log,
    { stream: 'input-1', expected: 'absent', rows: [first] },
    { stream: 'input-2', expected: 'absent', rows: [first] },
  );
  expect(outcomes).toEqual([{ revision: 0, position: 1 }, { taken: first[0] }]);
  expect(meanwhile(log, { stream: 'input-2', expected: 'absent', rows: [other] })).toEqual([
    { revision: 0, position: 2 },
  ]);
});
