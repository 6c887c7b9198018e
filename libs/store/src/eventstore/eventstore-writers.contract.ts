import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Decider, Message } from '@terroir/kernel';
import { newEvent } from '../log/event-log.contract.ts';
import { WrongRevision, type EventLog, type Expected } from '../log/event-log.ts';
import { send, Send } from '../log/send.ts';
import { uuidv7 } from '../log/uuid.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';
import { failure, type EventStoreServer } from './eventstore-line.contract.ts';
import { verifyEventStoreLog } from './eventstore-verify.ts';

/** Room for many cases on a machine that has much else to do, in milliseconds. */
const SLOW = 60_000;

/** What several logs do to the same streams of one store at once. */
export function writersContract(name: string, start: () => Promise<EventStoreServer>): void {
  let server: EventStoreServer;
  const logs: EventLog[] = [];
  async function open(): Promise<EventLog> {
    const { prefix } = server;
    const log = await openEventStoreLog({ url: server.url(), prefix, pause: 1, deadline: 30_000 });
    logs.push(log);
    return log;
  }
  beforeEach(async () => {
    server = await start();
  });
  afterEach(async () => {
    for (const log of logs.splice(0).toReversed()) await log.close();
    await server.close();
  });
  const sound = async () => {
    let events = 0;
    for await (const checked of verifyEventStoreLog({ url: server.url(), prefix: server.prefix }))
      events = checked.events;
    return events;
  };

  describe(`${name}: several writers`, () => {
    test('who know a stream from different times never fork its chain', async () => {
      const [one, two] = [await open(), await open()];
      await one.append('input-1', 'absent', [newEvent()]);
      await one.readStream('input-1');
      await two.append('input-1', 0, [newEvent()]);
      const refusal = await failure(one.append('input-1', 0, [newEvent()]));
      expect(refusal).toBeInstanceOf(WrongRevision);
      expect(refusal).toMatchObject({ expected: 0, actual: 1 });
      await one.append('input-1', 1, [newEvent()]);
      await two.append('input-1', 'any', [newEvent()]);
      expect(await sound()).toBe(4);
    });

    test('who take the same request over write it once, and go on from what was written', async () => {
      const [one, two] = [await open(), await open()];
      await one.append('input-1', 'absent', [newEvent()]);
      await two.readStream('input-1');
      const event = newEvent({ notes: 'as the first wrote it' });
      const place = await one.append('input-1', 0, [event]);
      expect(await two.append('input-1', 0, [{ ...event, data: { notes: 'as the second would' } }])).toEqual(place);
      await two.append('input-1', 1, [newEvent()]);
      const fresh = newEvent({ notes: 'of a new record' });
      await one.append('input-2', 'absent', [fresh]);
      await two.append('input-2', 'absent', [{ ...fresh, data: {} }]);
      await two.append('input-2', 0, [newEvent()]);
      expect(await sound()).toBe(5);
    });

    test('who write the same ids with other contents never confirm what another wrote', async () => {
      const [one, two] = [await open(), await open()];
      await one.append('input-1', 'absent', [newEvent()]);
      await one.append('input-1', 0, [newEvent()]);
      await two.append('input-1', 'any', [newEvent()]);
      const events = [newEvent({ notes: 'as the first wrote it' }), newEvent()];
      const place = await one.append('input-1', 2, events);
      const again = events.map((event) => ({ ...event, data: { notes: 'as the second would' } }));
      expect(await two.append('input-1', 2, again)).toEqual(place);
      await two.append('input-1', 4, [newEvent()]);
      expect((await one.readStream('input-1', 3)).map(({ id }) => id).slice(0, 2)).toEqual(events.map(({ id }) => id));
      expect(await sound()).toBe(6);
    });

    test('who try an event again that they have read meanwhile write it once', async () => {
      const [one, two] = [await open(), await open()];
      const events = [newEvent(), newEvent()];
      const place = await one.append('input-1', 'absent', events);
      await two.readStream('input-1');
      expect(await two.append('input-1', 1, events)).toEqual(place);
      expect(await one.append('input-1', 1, events)).toEqual(place);
      expect(await sound()).toBe(2);
    });

    test('who send many commands to one record at once lose none that was carried out', async () => {
      const logs = [await open(), await open()];
      const count: Decider<number, Message, Message> = {
        name: 'input',
        initial: 0,
        decide: { Add: () => ({ type: 'InputRecorded', data: {} }) },
        evolve: { InputRecorded: (counted) => counted + 1 },
      };
      const actor = { accountId: 'a', companyId: 'a', role: 'producer_level_two' } as const;
      const command = new Send(count, '1', { type: 'Add', data: {} }, { actor, correlationId: 'r' });
      const now = () => '2026-05-01T12:00:00.000Z';
      const outcomes = await Promise.all(
        logs.flatMap((log) => Array.from({ length: 25 }, () => send({ log, now, newId: uuidv7 }, command))),
      );
      const counted = outcomes.flatMap((outcome) => ('state' in outcome ? [outcome.state] : []));
      expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from(counted, (_, at) => at + 1));
      const refused = outcomes.flatMap((outcome) => ('state' in outcome ? [] : [outcome.code]));
      expect(refused).toEqual(refused.map(() => 'version_conflict'));
      expect(await sound()).toBe(counted.length);
    });

    test(
      'leave a sound log whatever they do beside each other',
      async () => {
        const step = fc.record({
          writer: fc.nat({ max: 2 }),
          stream: fc.constantFrom('input-a', 'input-b'),
          expected: fc.oneof(fc.constantFrom<Expected>('absent', 'any'), fc.nat({ max: 5 })),
          count: fc.integer({ min: 1, max: 3 }),
          reads: fc.boolean(),
        });
        const logs = [await open(), await open(), await open()];
        let run = 0;
        let total = 0;
        await fc.assert(
          fc.asyncProperty(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 5 }), async (turns) => {
            run += 1;
            for (const turn of turns) {
              const outcomes = await Promise.allSettled(
                turn.map(async ({ writer, stream, expected, count, reads }) => {
                  const log = logs[writer] as EventLog;
                  if (reads) await log.readStream(`${stream}-${run}`);
                  await log.append(
                    `${stream}-${run}`,
                    expected,
                    Array.from({ length: count }, () => newEvent()),
                  );
                  return count;
                }),
              );
              for (const outcome of outcomes)
                if (outcome.status === 'fulfilled') total += outcome.value;
                else expect(outcome.reason).toBeInstanceOf(WrongRevision);
            }
            expect(await sound()).toBe(total);
          }),
          { numRuns: 15 },
        );
      },
      SLOW,
    );
  });
}
