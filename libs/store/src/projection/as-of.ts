import { warn } from '../log/failure.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { eventTypes } from '@terroir/events';
import { splitStream } from '@terroir/kernel';
import type { ReadModels } from './active.ts';
import { buildOf, companyStreams, unitsOf, type AnyView, type Unit } from './builds.ts';
import type { Document } from '../documents/documents.ts';
import type { EventLog } from '../log/event-log.ts';
import { every } from '../documents/every.ts';
import { Folding, NOWHERE } from './folding.ts';
import type { Event } from './routes.ts';

/** A view with the type of its rows. */
export type RowsOf<Row> = AnyView & { readonly row: { readonly _zod: { readonly output: Row } } };

/** The rows of a company as they were at an instant (ISO 8601), sorted by key. */
export type AsOf = <Row extends object>(
  of: RowsOf<Row>,
  companyId: string,
  instant: string,
) => Promise<readonly Document<Row>[]>;

export interface AsOfOptions {
  readonly log: Pick<EventLog, 'readStream'>;
  /** Read models by view (`activeDocuments`). */
  readonly documents: ReadModels;
  /** All views, so that what a fold reads beside its own row is as old as the row. */
  readonly views: readonly AnyView[];
  readonly report?: (error: unknown) => void;
}

/** So many streams are read, and so many events folded, before others have their turn. */
const STREAMS = 100;
const EVENTS = 500;
/** Only the company's own rows are folded, and none has been written: nothing needs to be remembered. */
const ROWS = 1;

/**
 * Answers what was: the same folds as the read models, over the company's own events up to an instant. What the company's
 * streams are is a read model itself, so nobody else's events are read.
 */
export function openAsOf({ log, documents, views, report = warn }: AsOfOptions): AsOf {
  const units = unitsOf(views);
  const streams = companyStreams([]);
  return async <Row extends object>(of: RowsOf<Row>, companyId: string, instant: string) => {
    const folded = withSiblings(units, of.name);
    const aggregates = aggregatesOf(folded);
    const until = Date.parse(instant);
    const events: Event[] = [];
    let read = 0;
    for await (const { row } of every<{ stream: string }>(documents, streams, 'company', { companyId })) {
      if (aggregates !== null && !aggregates.has(splitStream(row.stream)[0])) continue;
      for (const event of await log.readStream(row.stream))
        if (Date.parse(event.recorded) <= until) events.push(event as unknown as Event);
      read += 1;
      if (read % STREAMS === 0) await turn();
    }
    events.sort((a, b) => a.position - b.position);
    const folding = new Folding(
      folded.map((unit) => buildOf(unit, 1)),
      NOWHERE,
      { rows: ROWS, report },
    );
    for (let at = 0; at < events.length; at += EVENTS) {
      await folding.fold(events.slice(at, at + EVENTS));
      await turn();
    }
    return folding
      .take()
      .puts.filter(({ collection }) => collection.name === of.name)
      .map(({ document }) => document as Document<Row>)
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  };
}

/** A view and all that its folds read, in the order in which the projector folds them. */
function withSiblings(units: readonly Unit[], name: string): readonly Unit[] {
  const wanted = new Set([name]);
  for (const found of wanted)
    for (const other of units.find((unit) => unit.name === found)?.reads ?? []) wanted.add(other);
  const folded = units.filter((unit) => wanted.has(unit.name));
  if (folded.length < wanted.size) throw new Error(`${name} is not projected here`);
  return folded;
}

/** The aggregates whose events some views fold, null when one is not in the registry. */
function aggregatesOf(units: readonly Unit[]): ReadonlySet<string> | null {
  const aggregates = new Set<string>();
  for (const { view } of units)
    for (const type of Object.keys(view?.on ?? {})) {
      const aggregate = eventTypes.get(type)?.aggregate;
      if (aggregate === undefined) return null;
      aggregates.add(aggregate);
    }
  for (const { view } of units) if (view) aggregates.add(view.aggregate);
  return aggregates;
}
