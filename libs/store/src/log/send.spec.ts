import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { refuse, type Actor, type Decider } from '@terroir/kernel';
import type { EventLog } from './event-log.ts';
import { openLog, type OpenedLog } from '../sqlite/open-log.ts';
import { send, Send } from './send.ts';
import { uuidv7 } from './uuid.ts';

interface Fill {
  readonly type: 'Fill';
  readonly data: { readonly litres: number };
}
interface Filled {
  readonly type: 'BarrelFilled';
  readonly data: { readonly litres: number };
}
const barrel: Decider<number, Fill, Filled> = {
  name: 'barrel',
  initial: 0,
  decide: {
    Fill: (held, { litres }) =>
      held + litres > 225 ? refuse('version_conflict') : { type: 'BarrelFilled', data: { litres } },
  },
  evolve: { BarrelFilled: (held, { litres }) => held + litres },
};
const cellar = (companyId: string): Actor => ({ accountId: companyId, companyId, role: 'producer_level_two' });

let opened: OpenedLog;
let read: string[];
beforeEach(async () => {
  opened = await openLog({ dir: ':memory:', writer: 'inline' });
  read = [];
});
afterEach(() => opened.close());

const fill = (id: string, litres: number, isNew: boolean, companyId = 'ours') => {
  const { log } = opened;
  const watched: Pick<EventLog, 'readStream' | 'append'> = {
    readStream: (stream) => (read.push(stream), log.readStream(stream)),
    append: (stream, expected, events) => log.append(stream, expected, events),
  };
  return send(
    { log: watched, now: () => '2026-05-01T12:00:00.000Z', newId: uuidv7 },
    new Send(barrel, id, { type: 'Fill', data: { litres } }, { actor: cellar(companyId), correlationId: 'r' }, isNew),
  );
};

describe('a command on an id that was made for it', () => {
  test('looks for no stream before it appends', async () => {
    expect(await fill('1', 200, true)).toMatchObject({ state: 200, revision: 0, position: 1 });
    expect(read).toEqual([]);
  });

  test('is decided again on what stands there if the id was not new after all', async () => {
    await fill('1', 200, false);
    expect(await fill('1', 20, true)).toMatchObject({ state: 220, revision: 1, position: 2 });
    expect(await fill('1', 20, true)).toMatchObject({ code: 'version_conflict' });
  });

  test('learns nothing of a stream of another company', async () => {
    await fill('1', 200, false);
    expect(await fill('1', 20, true, 'theirs')).toMatchObject({ code: 'not_found' });
    expect(await opened.log.head()).toBe(1);
  });
});
