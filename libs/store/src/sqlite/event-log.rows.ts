import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { StoredEvent } from '@terroir/events';
import { SELECT_NEXT, SELECT_ROWS, type Row } from './event-log.table.ts';
import { DamagedLog } from '../log/event-log.ts';
import { InternedStrings } from './string-interner.ts';
import { toStoreError } from './sqlite.ts';

type Actor = StoredEvent['actor'];

/** Reads events with prepared statements, rows as arrays. */
export class LogRows {
  readonly #stream: StatementSync;
  readonly #all: StatementSync;
  readonly #head: StatementSync;
  readonly #texts: InternedStrings;
  readonly #actors = new LRUCache<number, Actor>({ max: 1000 });

  constructor(database: DatabaseSync) {
    this.#stream = database.prepare(
      `${SELECT_ROWS} WHERE stream = (SELECT number FROM names WHERE text = ?) AND revision >= ? ORDER BY revision`,
    );
    this.#all = database.prepare(SELECT_NEXT);
    this.#head = database.prepare('SELECT max(position) FROM events');
    for (const statement of [this.#stream, this.#all, this.#head]) statement.setReturnArrays(true);
    this.#texts = new InternedStrings(database);
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
    let at = position;
    try {
      return (rows() as Row[]).map((row) => {
        at = row[0];
        return this.#event(row);
      });
    } catch (error) {
      if (error instanceof SyntaxError) throw new DamagedLog(at, 'the event is not JSON');
      throw toStoreError(error, at);
    }
  }

  #event(row: Row): StoredEvent {
    return {
      id: row[1],
      type: this.#text(row[4], row[0]),
      version: row[5],
      stream: this.#text(row[2], row[0]),
      revision: row[3],
      position: row[0],
      recorded: row[6],
      actor: this.#actor(row[8], row[0]),
      companyId: row[7] === null ? null : this.#text(row[7], row[0]),
      correlationId: row[9],
      causationId: row[10] ?? row[9],
      hash: row[12],
      data: JSON.parse(row[11]) as Record<string, unknown>,
    };
  }

  #text(number: number, position: number): string {
    const text = this.#texts.get(number);
    if (text === undefined) throw new DamagedLog(position, 'a name that the event uses is missing');
    return text;
  }

  /** The same few actors stand in most rows; nobody may change one, since it is shared. */
  #actor(number: number, position: number): Actor {
    const known = this.#actors.get(number);
    if (known !== undefined) return known;
    const actor = Object.freeze(JSON.parse(this.#text(number, position)) as Actor);
    this.#actors.set(number, actor);
    return actor;
  }
}
