import { NAMES_SCHEMA } from './string-interner.ts';

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

/** Reads a number of rows after a position. A bare parameter in LIMIT would be planned anew at every call. */
export const SELECT_NEXT = `${SELECT_ROWS} WHERE position > ? ORDER BY position LIMIT ? + 0`;
