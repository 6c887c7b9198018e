import { chained } from './chain.ts';
import type { NewRow } from './event-log.table.ts';

/**
 * The hash of an event in a log whose store gives the places (EventStoreDB): the rule of `chained` with position 0, since
 * an event is chained before the store has said where it stands. `stream` is our name, without the store's prefix;
 * `row` is the event as `toRow` writes it.
 */
export function chainedWithoutPlace(previous: string, stream: string, revision: number, row: NewRow): string {
  const [id, type, version, recorded, company, actor, correlation, causation, data] = row;
  return chained(previous, [
    0,
    id,
    stream,
    revision,
    type,
    version,
    recorded,
    company,
    actor,
    correlation,
    causation,
    data,
  ]);
}
