import { createHash } from 'node:crypto';
import type { NewEvent, StoredEvent } from '@terroir/events';
import type { Blobs } from './blobs.ts';
import type { EventLog } from './event-log.ts';
import type { Checkpoints } from './reactor.ts';
import { SEAL_STREAM } from './seal.ts';
import type { Secret, Secrets } from './secrets.ts';

// Moving an installation from one set of engines to another. What was begun goes on where it ended, and everything is
// compared at the end.

/** The place to move to holds something else. */
export class OtherContent extends Error {
  override readonly name = 'OtherContent';
}

export interface MovedLog {
  /** How many events both logs hold, and SHA-256 over all of them in order. */
  readonly events: number;
  readonly hash: string;
  /** Where a position of the old log lies in the new one: that of the last event up to it. */
  readonly places: ReadonlyMap<number, number>;
}

const PAGE = 500;
/** Appends that go together: as many events of one stream in a row, at most. */
const TOGETHER = 100;

/** The events of a log in order, page by page, without seals: those are about one log's own positions. */
async function* eventsOf(log: EventLog, after = 0): AsyncGenerator<StoredEvent, void, void> {
  let from = after;
  for (;;) {
    const page = await log.readAll(from, PAGE);
    for (const event of page) if (event.stream !== SEAL_STREAM) yield event;
    const last = page.at(-1);
    if (last === undefined) return;
    from = last.position;
  }
}

/** What an event says, wherever it is kept: everything but its position and its hash. */
const contentOf = (event: StoredEvent): string =>
  JSON.stringify([
    event.id,
    event.stream,
    event.revision,
    event.type,
    event.version,
    event.recorded,
    event.companyId,
    event.actor,
    event.correlationId,
    event.causationId,
    event.data,
  ]);

const toAppend = ({ position: _position, hash: _hash, stream: _stream, revision: _revision, ...event }: StoredEvent) =>
  event satisfies NewEvent;

/**
 * Copies every event of a raw log (ciphertext as it is) to another that is empty or holds a beginning of it, in order.
 * `wanted` are positions of the old log whose places in the new one are to be told.
 * @throws OtherContent when the new log holds, or in the end does not hold, what the old one does
 */
export async function moveLog(
  from: EventLog,
  to: EventLog,
  wanted: readonly number[] = [],
  onProgress: (position: number, head: number) => void = () => undefined,
): Promise<MovedLog> {
  const head = await from.head();
  const there = eventsOf(to);
  const places = new Map<number, number>();
  const place = (event: StoredEvent, position: number): void => {
    for (const one of wanted) if (event.position <= one) places.set(one, position);
  };
  let waiting: StoredEvent[] = [];
  const hand = async (): Promise<void> => {
    const [first] = waiting;
    if (first === undefined) return;
    const expected = first.revision === 0 ? 'absent' : first.revision - 1;
    const { position } = await to.append(first.stream, expected, waiting.map(toAppend));
    for (const event of waiting) place(event, position);
    waiting = [];
  };
  let copied = false;
  for await (const event of eventsOf(from)) {
    const known = copied ? undefined : (await there.next()).value;
    if (known !== undefined) {
      if (contentOf(known) !== contentOf(event))
        throw new OtherContent(`Event ${known.id} at position ${known.position} of the new log is not of the old one`);
      place(event, known.position);
      continue;
    }
    copied = true;
    if (waiting.length === TOGETHER || parted(waiting.at(-1), event, wanted)) await hand();
    waiting.push(event);
    onProgress(event.position, head);
  }
  await hand();
  const more = copied ? undefined : (await there.next()).value;
  if (more !== undefined)
    throw new OtherContent(`The new log holds more than the old one: event ${more.id} at position ${more.position}`);
  const [old, moved] = [await digestOf(from), await digestOf(to)];
  if (old.hash !== moved.hash)
    throw new OtherContent(
      `The logs differ: ${old.events} events with ${old.hash}, ${moved.events} with ${moved.hash}`,
    );
  for (const one of wanted) if (!places.has(one)) places.set(one, 0);
  return { ...moved, places };
}

/** Whether an append must end between two events: another stream begins, or a place is wanted there. */
const parted = (before: StoredEvent | undefined, event: StoredEvent, wanted: readonly number[]): boolean =>
  before !== undefined &&
  (before.stream !== event.stream || wanted.some((one) => before.position <= one && one < event.position));

/** SHA-256 (hexadecimal) over what all events of a log say, in order. */
export async function digestOf(log: EventLog): Promise<{ readonly events: number; readonly hash: string }> {
  const hash = createHash('sha256');
  let events = 0;
  for await (const event of eventsOf(log)) {
    hash.update(contentOf(event)).update('\n');
    events += 1;
  }
  return { events, hash: hash.digest('hex') };
}

/** Secrets that tell of positions or of answers that name them: they mean nothing in another log. */
const OF_ONE_LOG: ReadonlySet<string> = new Set(['checkpoint', 'idempotency']);

const textOf = ({ kind, key, owner, value, expires }: Secret): string =>
  JSON.stringify([kind, key, owner, value, expires]);

/** Copies all secrets that have not expired; answers how many. @throws OtherContent when one of them differs in the end */
export async function moveSecrets(from: Secrets, to: Secrets, now: string): Promise<number> {
  let moved = 0;
  for await (const secret of from.all(now)) {
    if (OF_ONE_LOG.has(secret.kind)) continue;
    await to.put(secret);
    const found = await to.get(secret.kind, secret.key, now);
    if (found === null || textOf(found) !== textOf(secret))
      throw new OtherContent(`A secret of the kind ${secret.kind} did not arrive as it was`);
    moved += 1;
  }
  return moved;
}

/** Copies all blobs; their ids are the hashes of what they hold. @throws OtherContent when one arrives as another */
export async function moveBlobs(from: Blobs, to: Blobs): Promise<number> {
  let moved = 0;
  for await (const id of from.list()) {
    const blob = await from.get(id);
    if (blob === null) continue; // removed meanwhile
    if ((await to.put(blob.bytes, blob.contentType)) !== id) throw new OtherContent(`Image ${id} is damaged`);
    moved += 1;
  }
  return moved;
}

/** Sets the reactors of the new log where they stood in the old one, so that no letter is sent twice. */
export async function moveCheckpoints(
  names: readonly string[],
  from: Checkpoints,
  to: Checkpoints,
  places: ReadonlyMap<number, number>,
): Promise<void> {
  for (const name of names) {
    const position = await from.get(name);
    const place = position === null ? undefined : places.get(position);
    if (place !== undefined) await to.set(name, place);
  }
}
