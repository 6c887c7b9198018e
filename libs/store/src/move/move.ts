import { SEAL_STREAM } from '../log/event-log.ts';
import { createHash } from 'node:crypto';
import type { NewEvent, StoredEvent } from '@terroir/events';
import type { EventLog } from '../log/event-log.ts';
import type { Checkpoints } from '../following/checkpoints.ts';

// Moving the log of an installation from one set of engines to another. What was begun goes on where it ended, and
// everything is compared at the end. What lies beside the log is in move-beside.ts.

/** What stands where it should not, or does not stand where it should, and by what it is known. */
export interface Differences {
  readonly 'other event': { readonly id: string; readonly position: number };
  readonly 'more events': { readonly id: string; readonly position: number };
  readonly 'missing event': { readonly id: string };
  readonly 'still written to': { readonly position: number };
  readonly 'other people': { readonly key: string };
  readonly 'other secret': { readonly of: string };
  readonly 'damaged image': { readonly id: string };
  readonly 'other image': { readonly id: string };
}
export type Difference = { [K in keyof Differences]: { readonly kind: K } & Differences[K] }[keyof Differences];

const inWords: { readonly [K in keyof Differences]: (found: Differences[K]) => string } = {
  'other event': ({ id, position }) => `event ${id} at position ${position} of the new log is not that of the old one`,
  'more events': ({ id, position }) => `the new log holds more than the old one: event ${id} at position ${position}`,
  'missing event': ({ id }) => `event ${id} of the old log is not in the new one`,
  'still written to': ({ position }) => `the old log has grown meanwhile (position ${position})`,
  'other people': ({ key }) => `the new place holds the key of ${key}, whom the old one does not know`,
  'other secret': ({ of }) => `a secret of the kind ${of} did not arrive as it was`,
  'damaged image': ({ id }) => `image ${id} is not what its name says`,
  'other image': ({ id }) => `image ${id} did not arrive as it was`,
};

/** The place to move to holds something else. */
export class OtherContent extends Error {
  override readonly name = 'OtherContent';
  readonly found: Difference;
  constructor(found: Difference) {
    super((inWords[found.kind] as (found: Difference) => string)(found));
    this.found = found;
  }
}

export interface MovedLog {
  /** How many events both logs hold, and SHA-256 (hexadecimal) over what all of them say in order. */
  readonly events: number;
  readonly hash: string;
  /** How many of them this run wrote. */
  readonly written: number;
  /** Where a position of the old log lies in the new one: that of the last event up to it. */
  readonly places: ReadonlyMap<number, number>;
}

export interface MoveLogOptions {
  /** Positions of the old log whose places in the new one are wanted. */
  readonly wanted?: readonly number[];
  /** Appends under way at once (1): more only to a log that lands what is asked for in one turn in that order, or not at all. */
  readonly atOnce?: number;
  readonly onProgress?: (position: number, head: number) => void;
}

const PAGE = 500;
/** An append holds so many events of one stream at most, of so many characters: stores bound what they take at once. */
const TOGETHER = 100;
const CHARACTERS = 128 * 1024;

/** The events of a log in order, page by page, without seals: those are about one log's own positions. */
async function* eventsOf(log: EventLog): AsyncGenerator<StoredEvent, void, void> {
  let from = 0;
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

/** An event of the old log, and the same one in the new log where it is there already. */
interface Met {
  readonly event: StoredEvent;
  readonly known: StoredEvent | undefined;
}

/** Walks both logs together. @throws OtherContent when the new one is no beginning of the old one */
async function* together(from: EventLog, to: EventLog): AsyncGenerator<Met, void, void> {
  const there = eventsOf(to);
  let ended = false;
  for await (const event of eventsOf(from)) {
    const known: StoredEvent | undefined = ended ? undefined : ((await there.next()).value ?? undefined);
    ended = known === undefined;
    if (known !== undefined && contentOf(known) !== contentOf(event))
      throw new OtherContent({ kind: 'other event', id: known.id, position: known.position });
    yield { event, known };
  }
  const more = ended ? undefined : (await there.next()).value;
  if (more) throw new OtherContent({ kind: 'more events', id: more.id, position: more.position });
}

/** Whether a log is empty or holds a beginning of another one, or all of it. @throws OtherContent otherwise */
export async function refuseOtherLog(from: EventLog, to: EventLog): Promise<void> {
  for await (const { known } of together(from, to)) if (known === undefined) return;
}

/**
 * Copies every event of a raw log (ciphertext as it is) to another that is empty or holds a beginning of it, in order,
 * and compares the two from end to end.
 * @throws OtherContent when the new log holds, or in the end does not hold, what the old one does
 */
export async function moveLog(from: EventLog, to: EventLog, options: MoveLogOptions = {}): Promise<MovedLog> {
  const { wanted = [], atOnce = 1, onProgress = () => undefined } = options;
  const head = await from.head();
  const places = new Map<number, number>();
  const place = (event: StoredEvent, position: number): void => {
    for (const one of wanted) if (event.position <= one) places.set(one, position);
  };
  let written = 0;
  let batch: StoredEvent[] = [];
  let characters = 0;
  const batches: StoredEvent[][] = [];
  const append = async (events: readonly StoredEvent[]): Promise<void> => {
    const [first] = events;
    if (first === undefined) return;
    const expected = first.revision === 0 ? 'absent' : first.revision - 1;
    const { position } = await to.append(first.stream, expected, events.map(toAppend));
    for (const event of events) place(event, position);
    written += events.length;
  };
  const hand = async (): Promise<void> => {
    const last = batches.at(-1)?.at(-1);
    await Promise.all(batches.splice(0).map(append));
    if (last !== undefined) onProgress(last.position, head);
  };
  const close = (): void => {
    if (batch.length > 0) batches.push(batch);
    batch = [];
    characters = 0;
  };
  for await (const { event, known } of together(from, to)) {
    if (known !== undefined) {
      place(event, known.position);
      continue;
    }
    const size = JSON.stringify(event.data).length;
    if (batch.length === TOGETHER || characters + size > CHARACTERS || parted(batch.at(-1), event, wanted)) close();
    if (batches.length >= atOnce) await hand();
    batch.push(event);
    characters += size;
  }
  close();
  await hand();
  const { events, hash } = await compare(from, to);
  for (const one of wanted) if (!places.has(one)) places.set(one, 0);
  return { events, hash, written, places };
}

/** Whether an append must end between two events: another stream begins, or a place is wanted there. */
const parted = (before: StoredEvent | undefined, event: StoredEvent, wanted: readonly number[]): boolean =>
  before !== undefined &&
  (before.stream !== event.stream || wanted.some((one) => before.position <= one && one < event.position));

/** @throws OtherContent naming the first event that is not in both */
async function compare(from: EventLog, to: EventLog): Promise<Digest> {
  const head = await from.head();
  const hash = createHash('sha256');
  let events = 0;
  for await (const { event, known } of together(from, to)) {
    if (event.position > head) throw new OtherContent({ kind: 'still written to', position: event.position });
    if (known === undefined) throw new OtherContent({ kind: 'missing event', id: event.id });
    hash.update(contentOf(known)).update('\n');
    events += 1;
  }
  return { events, hash: hash.digest('hex') };
}

interface Digest {
  readonly events: number;
  readonly hash: string;
}

/** SHA-256 (hexadecimal) over what all events of a log say, in order. */
export async function digestOf(log: EventLog): Promise<Digest> {
  const hash = createHash('sha256');
  let events = 0;
  for await (const event of eventsOf(log)) {
    hash.update(contentOf(event)).update('\n');
    events += 1;
  }
  return { events, hash: hash.digest('hex') };
}

/**
 * Sets every reactor of the new log where it stood in the old one, so that no letter is sent twice.
 * @param stood every checkpoint of the old log by name
 * @param places where each of these positions lies in the new log
 */
export async function moveCheckpoints(
  stood: ReadonlyMap<string, number>,
  to: Checkpoints,
  places: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [name, position] of stood) {
    const place = places.get(position);
    if (place === undefined) throw new Error(`Nobody asked where position ${position} of ${name} lies`);
    await to.set(name, place);
  }
}
