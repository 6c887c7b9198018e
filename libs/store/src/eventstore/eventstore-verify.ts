import { LRUCache } from 'lru-cache';
import type { StoredEvent } from '@terroir/events';
import { NO_HASH, type Head } from '../log/chain.ts';
import { DamagedLog } from '../log/event-log.ts';
import type { StreamHeads } from '../log/stream-heads.ts';
import { DEADLINE, PREFIX, type EventStoreLogOptions } from './event-log.eventstoredb.ts';
import { EventStoreClient } from './eventstore-client.ts';
import { hashAfter, parsed, storedEvent } from './eventstore-events.ts';
import { verifyStreamHeads } from './eventstore-heads.ts';
import type { Recorded } from './eventstore-messages.ts';

const PAGE = 500;
/** Streams that are asked for their first event at the same time. */
const AT_ONCE = 50;
/** What the name of the stream with a stream's metadata begins with. */
const METASTREAM = '$$';
/** What lets the store hide events of a stream and drop them when it is scavenged. */
const CUTS = ['$tb', '$maxCount', '$maxAge'];

const isMetastream = (stream: string): boolean => stream.startsWith(METASTREAM);

/** @throws DamagedLog when the metadata of a stream let the store drop its events */
function refuseCuts(recorded: Recorded): void {
  const { stream, data, position } = recorded;
  const metadata = parsed(recorded, data);
  const cut = CUTS.find((name) => typeof metadata === 'object' && metadata !== null && name in metadata);
  if (cut !== undefined)
    throw new DamagedLog(
      position,
      `the stream ${stream.slice(METASTREAM.length)} may lose events by its metadata (${cut})`,
    );
}

/** How far a check has come: `position` of `head`. */
export interface EventStoreChecked {
  readonly position: number;
  readonly head: number;
  readonly events: number;
}

/** What is known of a log besides what it holds: a log without seals cannot tell that it has lost an end. */
export interface EventStoreVerifyOptions extends EventStoreLogOptions {
  /** A position that somebody has read up to. */
  readonly reached?: number;
  /** Where streams ended when they were followed: the checkpoint is read before the walk, the heads after it. */
  readonly heads?: Pick<StreamHeads, 'checkpoint' | 'pages'>;
}

/**
 * Verifies a log in EventStoreDB, also while others write to it: every event in the order of the log, its revision and
 * its hash, and that no stream was deleted or may lose events by its metadata; then that every stream holds its kept head.
 * Yields after every page; the last one has `position === head`. A lost end that nobody had followed is not noticed, nor
 * that of a stream whose head was kept anew after others took the place of the lost events.
 * @throws DamagedLog naming the first event that was changed, removed within its stream, moved or put in; else the first
 * stream by name that has lost its end, at the position that its last event had
 */
export async function* verifyEventStoreLog(
  options: EventStoreVerifyOptions,
): AsyncGenerator<EventStoreChecked, void, void> {
  const { url, prefix = PREFIX, deadline, heads: keptHeads } = options;
  const client = new EventStoreClient(url);
  const until = () => performance.now() + (deadline ?? client.deadline ?? DEADLINE);
  const heads = new LRUCache<string, Head>({ max: 8000 });
  const prefixes = [prefix, METASTREAM + prefix];

  async function eventAt(stream: string, revision: number): Promise<StoredEvent | undefined> {
    const [recorded] = await client.readStream({ stream: prefix + stream, from: revision, limit: 1 }, until());
    return recorded?.revision === revision ? storedEvent(recorded, prefix) : undefined;
  }

  async function headBefore(stream: string, revision: number): Promise<string | null> {
    if (revision === 0) return NO_HASH;
    const head = heads.get(stream);
    if (head !== undefined) return head.revision === revision - 1 ? head.hash : null;
    return (await eventAt(stream, revision - 1))?.hash ?? null;
  }

  /** Whether the streams that begin in a page still show their first events to readers. */
  async function beginningsIn(page: readonly Recorded[]): Promise<ReadonlyMap<string, boolean>> {
    const beginnings = new Map<string, boolean>();
    const names = page.filter(({ revision, stream }) => revision === 0 && !isMetastream(stream));
    for (let at = 0; at < names.length; at += AT_ONCE)
      await Promise.all(
        names.slice(at, at + AT_ONCE).map(async ({ stream }) => {
          const [first] = await client.readStream({ stream, from: 0, limit: 1 }, until());
          beginnings.set(stream, first?.revision === 0);
        }),
      );
    return beginnings;
  }

  try {
    const reached = Math.max(options.reached ?? 0, (await keptHeads?.checkpoint()) ?? 0);
    const [last] = await client.readAll({ prefixes, from: 'end', limit: 1 }, until());
    const head = last?.position ?? 0;
    if (reached > head)
      throw new DamagedLog(head, `the log ends here, and was read up to position ${reached}: its end is lost`);
    let [position, events] = [0, 0];
    while (position < head) {
      const page = await client.readAll({ prefixes, from: position, limit: PAGE + 1 }, until());
      const fresh = page.filter((recorded) => recorded.position > position && recorded.position <= head);
      if (fresh.length === 0) throw new DamagedLog(head, 'the last event is no longer there');
      const beginnings = await beginningsIn(fresh);
      for (const recorded of fresh) {
        if (isMetastream(recorded.stream)) {
          refuseCuts(recorded);
          position = recorded.position;
          continue;
        }
        if (beginnings.get(recorded.stream) === false)
          throw new DamagedLog(recorded.position, `the stream ${recorded.stream} has lost its beginning`);
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
    if (keptHeads !== undefined) await verifyStreamHeads({ heads: keptHeads.pages(), walked: head, eventAt });
    yield { position: head, head, events };
  } finally {
    client.close();
  }
}
