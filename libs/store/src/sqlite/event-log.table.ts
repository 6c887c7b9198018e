import type { NewEvent } from '@terroir/events';
import { NAMES_SCHEMA } from './names.ts';

/** The table of events. Streams, types, companies and actors are numbers of `names`. */
export const EVENTS_SCHEMA = `${NAMES_SCHEMA}
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    type INTEGER NOT NULL,
    version INTEGER NOT NULL,
    recorded TEXT NOT NULL,
    company INTEGER,
    actor INTEGER NOT NULL,
    correlation TEXT NOT NULL,
    causation TEXT,
    data TEXT NOT NULL,
    hash TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
`;

/** A row of the table. */
export type Row = readonly [
  position: number,
  id: string,
  stream: number,
  revision: number,
  type: number,
  version: number,
  recorded: string,
  company: number | null,
  actor: number,
  correlation: string,
  causation: string | null,
  data: string,
  hash: string,
];

/** Reads rows, to be continued with WHERE and ORDER BY. */
export const SELECT_ROWS = `
  SELECT position, id, stream, revision, type, version, recorded, company, actor, correlation, causation, data, hash
  FROM events
`;

/** An event as it travels to the writer: what the log adds is missing. */
export type NewRow = readonly [
  id: string,
  type: string,
  version: number,
  recorded: string,
  company: string | null,
  actor: string,
  correlation: string,
  causation: string | null,
  data: string,
];

/** An event on its way to the writer. */
export const toRow = (event: NewEvent): NewRow => [
  event.id,
  event.type,
  event.version,
  event.recorded,
  event.companyId,
  JSON.stringify(event.actor),
  event.correlationId,
  event.causationId === event.correlationId ? null : event.causationId,
  JSON.stringify(event.data),
];
