import { Recent } from '../log/two-generations.ts';
import { NO_HASH, type Head } from '../log/chain.ts';
import { DamagedLog } from '../log/event-log.ts';
import { DEADLINE, PREFIX, type EventStoreLogOptions } from './event-log.eventstoredb.ts';
import { EventStoreClient } from './eventstore-client.ts';
import { hashAfter, storedEvent } from './eventstore-events.ts';

const PAGE = 500;

/** How far a check has come: `position` of `head`. */
export interface EventStoreChecked {
  readonly position: number;
  readonly head: number;
  readonly events: number;
}

/**
 * Verifies a log in EventStoreDB, also while others write to it: every event in the order of the log, its revision and
 * its hash. Yields after every page; the last one has `position === head`. There are no seals, so a stream that has lost
 * its end, or is gone, is not noticed.
 * @throws DamagedLog naming the first event that was changed, removed within its stream, moved or put in
 */
export async function* verifyEventStoreLog(
  options: EventStoreLogOptions,
): AsyncGenerator<EventStoreChecked, void, void> {
  const { url, prefix = PREFIX, deadline } = options;
  const client = new EventStoreClient(url);
  const until = () => performance.now() + (deadline ?? client.deadline ?? DEADLINE);
  const heads = new Recent<string, Head>();

  async function headBefore(stream: string, revision: number): Promise<string | null> {
    if (revision === 0) return NO_HASH;
    const head = heads.get(stream);
    if (head !== undefined) return head.revision === revision - 1 ? head.hash : null;
    const [before] = await client.readStream({ stream: prefix + stream, from: revision - 1, limit: 1 }, until());
    return before?.revision === revision - 1 ? storedEvent(before, prefix).hash : null;
  }

  try {
    const [last] = await client.readAll({ prefix, from: 'end', limit: 1 }, until());
    const head = last?.position ?? 0;
    let [position, events] = [0, 0];
    while (position < head) {
      const page = await client.readAll({ prefix, from: position, limit: PAGE + 1 }, until());
      const fresh = page.filter((recorded) => recorded.position > position && recorded.position <= head);
      if (fresh.length === 0) throw new DamagedLog(head, 'the last event is no longer there');
      for (const recorded of fresh) {
        const event = storedEvent(recorded, prefix);
        const previous = await headBefore(event.stream, event.revision);
        if (previous === null || (event.revision === 0 && heads.get(event.stream) !== undefined))
          throw new DamagedLog(event.position, `event ${event.id} does not follow another in ${event.stream}`);
        if (hashAfter(previous, event, recorded.data) !== event.hash)
          throw new DamagedLog(event.position, `event ${event.id} in ${event.stream} is not what was written`);
        heads.set(event.stream, { revision: event.revision, hash: event.hash });
        position = event.position;
        events += 1;
      }
      if (position < head) yield { position, head, events };
    }
    yield { position: head, head, events };
  } finally {
    client.close();
  }
}
