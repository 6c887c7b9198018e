import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '../log/event-log.contract.ts';
import type { EventLog } from '../log/event-log.ts';
import { openEventStoreLog } from './event-log.eventstoredb.ts';
import { follow, persist, type EventStoreServer } from './eventstore-line.contract.ts';
import { verifyEventStoreLog } from './eventstore-verify.ts';

/** A server that keeps what it acknowledged when it is killed, and can be started again. */
export interface KillableServer extends EventStoreServer {
  kill(): Promise<void>;
  start(): Promise<void>;
}

const KILLS = 5;
const WRITERS = 4;
/** Acknowledged appends between two kills. */
const BETWEEN = 40;
/** A real server takes seconds to start. */
const SLOW = 600_000;

/** What a log keeps of its word when the server is killed under its writers again and again. */
export function killsContract(name: string, begin: () => Promise<KillableServer>): void {
  let server: KillableServer;
  let log: EventLog;
  beforeEach(async () => {
    server = await begin();
    log = await openEventStoreLog({ url: server.url(), prefix: server.prefix, pause: 1, report: () => undefined });
  });
  afterEach(async () => {
    await log.close();
    await server.close();
  });

  describe(`${name}: a server that is killed under its writers`, () => {
    test(
      'loses nothing that was acknowledged, writes nothing twice, and is followed in the order of its log',
      async () => {
        await persist(() => log.head());
        const following = follow(log);
        const acknowledged: string[] = [];
        const over = new AbortController();
        let enough: () => void = () => undefined;
        const more = (count: number) =>
          new Promise<void>((resolve) => {
            const goal = acknowledged.length + count;
            enough = () => acknowledged.length >= goal && resolve();
          });
        const write = async (stream: string) => {
          for (let at = -1; !over.signal.aborted; at += 1) {
            const event = newEvent({ at });
            await persist(() => log.append(stream, at < 0 ? 'absent' : at, [event]));
            acknowledged.push(event.id);
            enough();
          }
        };
        const writing = Promise.all(Array.from({ length: WRITERS }, (_, nth) => write(`input-${nth}`)));
        for (let kill = 0; kill < KILLS; kill += 1) {
          await more(BETWEEN);
          await server.kill();
          await server.start();
        }
        await more(BETWEEN);
        over.abort();
        await writing;

        const stored = (await log.readAll(0, 2 * acknowledged.length)).map(({ id }) => id);
        expect(stored.toSorted()).toEqual(acknowledged.toSorted());
        await following.until(stored.length);
        expect(following.events.map(({ id }) => id)).toEqual(stored);
        await following.close();
        let sound = 0;
        for await (const { events } of verifyEventStoreLog({ url: server.url(), prefix: server.prefix }))
          sound = events;
        expect(sound).toBe(stored.length);
      },
      SLOW,
    );
  });
}
