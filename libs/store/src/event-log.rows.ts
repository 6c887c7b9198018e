import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NewEvent, StoredEvent } from '@terroir/events';
import { COLUMNS, type Link } from './chain.ts';
import type { NewRow } from './event-log.writer.ts';
import { explained } from './sqlite.ts';

type Row = readonly [...Link, hash: string];
type Actor = StoredEvent['actor'];

const ACTORS = 1000;

/** An event on its way to the writer. */
export const toRow = (event: NewEvent): NewRow => [
  event.id,
  event.type,
  event.version,
  event.recorded,
  event.companyId,
  JSON.stringify(event.actor),
  event.correlationId,
  event.causationId,
  JSON.stringify(event.data),
];

/** Reads events with prepared statements, rows as arrays. The same few actors stand in most rows, so they are kept. */
export class LogRows {
  readonly #stream: StatementSync;
  readonly #all: StatementSync;
  readonly #head: StatementSync;
  readonly #actors = new Map<string, Actor>();

  constructor(database: DatabaseSync) {
    this.#stream = database.prepare(
      `SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision`,
    );
    this.#all = database.prepare(`SELECT ${COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ?`);
    this.#head = database.prepare('SELECT max(position) FROM events');
    for (const statement of [this.#stream, this.#all, this.#head]) statement.setReturnArrays(true);
  }

  /** The events of a stream from a revision on. */
  stream(stream: string, from: number): StoredEvent[] {
    return this.#read(0, () => this.#stream.all(stream, from));
  }

  /** At most `limit` events after a position. */
  all(after: number, limit: number): StoredEvent[] {
    return this.#read(after + 1, () => this.#all.all(after, limit));
  }

  /** The position of the last event, 0 when there is none. */
  head(): number {
    const row = this.#head.get() as unknown as [number | null] | undefined;
    return row?.[0] ?? 0;
  }

  #read(position: number, rows: () => unknown): StoredEvent[] {
    try {
      return (rows() as Row[]).map((row) => this.#event(row));
    } catch (error) {
      throw explained(error, position);
    }
  }

  #event(row: Row): StoredEvent {
    return {
      id: row[1],
      type: row[4],
      version: row[5],
      stream: row[2],
      revision: row[3],
      position: row[0],
      recorded: row[6],
      actor: this.#actor(row[8]),
      companyId: row[7],
      correlationId: row[9],
      causationId: row[10],
      hash: row[12],
      data: JSON.parse(row[11]) as Record<string, unknown>,
    };
  }

  #actor(text: string): Actor {
    const known = this.#actors.get(text);
    if (known !== undefined) return known;
    if (this.#actors.size >= ACTORS) this.#actors.clear();
    const actor = Object.freeze(JSON.parse(text) as Actor);
    this.#actors.set(text, actor);
    return actor;
  }
}
