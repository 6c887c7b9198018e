import { createSecretKey } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Decider, Message, RecordState } from '@terroir/kernel';
import { RequestContext } from '../request/request-context.ts';
import { ImportRuns, type ImportKind } from './import-runs.ts';

const thing = {
  name: 'thing',
  initial: { fields: null, removed: false },
  decide: { RecordThing: (_: unknown, data: object) => ({ type: 'ThingRecorded', data }) },
  evolve: { ThingRecorded: (_: unknown, fields: object) => ({ fields, removed: false }) },
} as unknown as Decider<RecordState<object>, Message, Message>;
const kind = { noun: 'Thing', decider: thing, body: {} } as unknown as ImportKind;
const context = new RequestContext(
  {
    requestId: 'request',
    language: 'en',
    address: '127.0.0.1',
    actor: { accountId: 'account', companyId: 'company', role: 'producer_level_two' },
  },
  () => 'id',
);

/** Runs whose first command to a record fails at once, while the others land a turn of the event loop later. */
function runsWithFailure(past: readonly object[]) {
  const ends: string[] = [];
  let sent = 0;
  const send = async (_: RequestContext, { name }: { readonly name: string }) => {
    if (name !== 'thing') return { state: { kind: 'thing', listed: ['1', '2', '3'] }, events: [] };
    sent += 1;
    if (sent === 1) throw new Error('The first one failed');
    await turn();
    ends.push('landed');
    return { state: {}, events: [{}] };
  };
  const runs = new ImportRuns(
    { send } as never,
    { readStream: () => Promise.resolve(past) } as never,
    () => '2026-05-01T12:00:00.000Z',
    () => 'id',
    { obtain: () => Promise.resolve({ id: '', key: createSecretKey(Buffer.alloc(32)) }) },
  );
  const endOf = (work: Promise<unknown>) =>
    work.then(
      () => ends.push('done'),
      (error: Error) => ends.push(error.message),
    );
  return { runs, ends, endOf };
}

const landedFirst = ['landed', 'landed', 'The first one failed'];

test('a batch of rows of which one fails ends when the others have landed, so that an undo meets them all', async () => {
  const { runs, ends, endOf } = runsWithFailure([]);
  const rows = [1, 2, 3].map((number) => ({ nth: 0, data: { number }, completed: { number } }));
  await endOf(runs.record(context, 'import', kind, rows, false));
  expect(ends).toEqual(landedFirst);
});

test('an undo of which one removal fails ends when the others have landed', async () => {
  const recorded = { type: 'ThingRecorded', data: {}, causationId: 'import:import' };
  const { runs, ends, endOf } = runsWithFailure([recorded]);
  await endOf(runs.undo(context, 'import', () => kind));
  expect(ends).toEqual(landedFirst);
});
