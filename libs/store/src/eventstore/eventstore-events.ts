import { toRow, type NewRow } from '../log/new-row.ts';
import type { NewEvent, StoredEvent } from '@terroir/events';
import { NO_HASH, type Head, chainedWithoutPlace } from '../log/chain.ts';
import { DamagedLog } from '../log/event-log.ts';
import type { Proposed, Recorded } from './eventstore-messages.ts';
import { isError } from '../log/failure.ts';

/** What stands in an event's metadata; the names with `$` are EventStoreDB's own for the same thing. */
interface Metadata {
  /** The event's id, which is not the store's; without one they are the same. */
  readonly id?: string;
  readonly version: number;
  readonly recorded: string;
  readonly actor: StoredEvent['actor'];
  readonly companyId: string | null;
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly hash: string;
}

/**
 * Events as they are handed to the store, chained to the head that they follow (undefined: the first ones). The store's ids
 * are of this attempt: it takes events whose ids it has for the same whatever is in them, and would confirm another's bytes.
 */
export function chainedEvents(
  stream: string,
  head: Head | undefined,
  events: readonly NewEvent[],
): { readonly proposed: readonly Proposed[]; readonly head: Head } {
  let { revision, hash } = head ?? { revision: -1, hash: NO_HASH };
  const proposed = events.map((event): Proposed => {
    const row = toRow(event);
    revision += 1;
    hash = chainedWithoutPlace(hash, stream, revision, row);
    const metadata: Metadata = {
      id: event.id,
      version: event.version,
      recorded: event.recorded,
      actor: event.actor,
      companyId: event.companyId,
      $correlationId: event.correlationId,
      $causationId: event.causationId,
      hash,
    };
    return { id: crypto.randomUUID(), type: event.type, data: row[8], metadata: JSON.stringify(metadata) };
  });
  return { proposed, head: { revision, hash } };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isMetadata(value: unknown): value is Metadata {
  if (!isObject(value)) return false;
  const { id, version, recorded, actor, companyId, $correlationId, $causationId, hash } = value;
  return (
    (id === undefined || typeof id === 'string') &&
    typeof version === 'number' &&
    isObject(actor) &&
    typeof actor['role'] === 'string' &&
    (companyId === null || typeof companyId === 'string') &&
    [recorded, $correlationId, $causationId, hash].every((text) => typeof text === 'string')
  );
}

/** @throws DamagedLog naming the event when this text of it is no JSON */
export function parsed({ position, id }: Recorded, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isError(error)) throw new DamagedLog(position, `event ${id} is not JSON`);
    throw error;
  }
}

/** The event that the store holds, under our name of its stream. @throws DamagedLog when it is none of ours */
export function storedEvent(recorded: Recorded, prefix: string): StoredEvent {
  const { id, type, revision, position } = recorded;
  const data = parsed(recorded, recorded.data);
  const metadata = recorded.metadata === '' ? null : parsed(recorded, recorded.metadata);
  if (!isObject(data) || !isMetadata(metadata))
    throw new DamagedLog(position, `event ${id} in ${recorded.stream} was not written by Terroir`);
  return {
    id: metadata.id ?? id,
    type,
    version: metadata.version,
    stream: recorded.stream.slice(prefix.length),
    revision,
    position,
    recorded: metadata.recorded,
    actor: metadata.actor,
    companyId: metadata.companyId,
    correlationId: metadata.$correlationId,
    causationId: metadata.$causationId,
    hash: metadata.hash,
    data,
  };
}

/** The hash that an event must have after another one: from its columns, with the data to the letter. */
export function hashAfter(previous: string, event: StoredEvent, data: string): string {
  const { stream, revision } = event;
  const row: NewRow = [...toRow({ ...event, data: {} }).slice(0, 8), data] as unknown as NewRow;
  return chainedWithoutPlace(previous, stream, revision, row);
}
