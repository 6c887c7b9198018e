import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { refuse, type Actor, type Decider, type InStream } from '@terroir/kernel';
import type { EventLog } from './event-log.ts';
import { openLog, type OpenedLog } from '../sqlite/open-log.ts';
import { send, Send, type Surroundings } from './send.ts';
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
const now = () => '2026-05-01T12:00:00.000Z';
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
    { log: watched, now, newId: uuidv7 },
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

describe('many commands to one record', () => {
  test('at once are all carried out, one after the other, and none is lost', async () => {
    const command = new Send(barrel, '1', { type: 'Fill', data: { litres: 1 } }, { actor: cellar('ours'), correlationId: 'r' }); // prettier-ignore
    const surroundings = { log: opened.log, now, newId: uuidv7 };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => send(surroundings, command)));
    expect(outcomes.map((outcome) => ('state' in outcome ? outcome.state : outcome.code))).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
  });

  test('from two processes are decided again after a pause that comes before each new attempt', async () => {
    const paused: number[] = [];
    const pause = (attempt: number) => (paused.push(attempt), Promise.resolve());
    let others = 3;
    const losing: Surroundings['log'] = {
      readStream: (stream) => opened.log.readStream(stream),
      async append(stream, expected, events) {
        if (others-- > 0) await fill('1', 10, false);
        return opened.log.append(stream, expected, events);
      },
    };
    const command = new Send(barrel, '1', { type: 'Fill', data: { litres: 1 } }, { actor: cellar('ours'), correlationId: 'r' }); // prettier-ignore
    expect(await send({ log: losing, now, newId: uuidv7, pause }, command)).toMatchObject({ state: 31, revision: 3 });
    expect(paused).toEqual([1, 2, 3]);
    others = Infinity;
    expect(await send({ log: losing, now, newId: uuidv7, pause }, command)).toMatchObject({ code: 'version_conflict' });
  });

  test('claim no place in the log: the fold of a decision is told the stream and the revision alone', async () => {
    const told: object[] = [];
    const watching = { ...barrel, evolve: { BarrelFilled: (held: number, _: object, at: InStream) => (told.push(at), held) } }; // prettier-ignore
    const command = new Send(watching, '1', { type: 'Fill', data: { litres: 1 } }, { actor: cellar('ours'), correlationId: 'r' }); // prettier-ignore
    await send({ log: opened.log, now, newId: uuidv7 }, command);
    expect(told).toEqual([expect.objectContaining({ stream: 'barrel-1', revision: 0 })]);
    expect(told[0]).not.toHaveProperty('position');
  });
});
