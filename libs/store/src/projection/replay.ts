import type { StoredEvent } from '@terroir/events';
import { checkpointOf, type Build } from './builds.ts';
import type { Collection, Documents } from '../documents/documents.ts';
import { tableOf } from '../documents/documents.rows.ts';
import type { EventLog } from '../log/event-log.ts';
import { every } from '../documents/every.ts';
import { PARKED, type ParkedRow } from './parked.ts';
import type { ProjectionRun } from './projection-run.ts';
import type { Event } from './routes.ts';

/** How many parked events could be folded this time, and how many stay. */
export interface Replayed {
  readonly replayed: number;
  readonly parked: number;
}

/** Folds what is parked for the builds of a pass once more, in order, each view's rows in one batch. */
export async function replayParked(log: EventLog, documents: Documents, pass: ProjectionRun): Promise<Replayed> {
  let tried = 0;
  for (const build of pass.builds) tried += build.view === null ? 0 : await replayOf(log, documents, pass, build);
  let parked = 0;
  for (const build of pass.builds) parked += await countParked(documents, build.collection);
  return { replayed: tried - parked, parked };
}

/** How many events are parked for the build in a collection. */
export async function countParked(documents: Documents, collection: Collection): Promise<number> {
  const equals = { build: tableOf(collection) };
  return (await documents.find(PARKED, { index: 'position', equals, limit: 1 })).total;
}

async function replayOf(log: EventLog, documents: Documents, pass: ProjectionRun, build: Build): Promise<number> {
  const keys: string[] = [];
  /** By stream, because a position alone leads to nothing in a store whose positions have gaps. */
  const streams = new Map<string, readonly StoredEvent[]>();
  const eventOf = async ({ stream, position }: ParkedRow): Promise<StoredEvent> => {
    const events = streams.get(stream) ?? (await log.readStream(stream));
    streams.set(stream, events);
    const event = events.find((one) => one.position === position);
    if (event === undefined) throw new Error(`There is no event at position ${position}`);
    return event;
  };
  await pass.aside(async (folding) => {
    folding.unpark(build.name);
    for await (const { key, row } of every<ParkedRow>(documents, PARKED, 'position', { build: checkpointOf(build) })) {
      await folding.refold(build.name, (await eventOf(row)) as unknown as Event, row.key);
      keys.push(key);
    }
    return keys.map((key) => ({ collection: PARKED, key }));
  });
  return keys.length;
}
