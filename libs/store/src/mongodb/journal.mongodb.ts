import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { OlderFence } from '../documents/documents.ts';
import { StoreUnavailable } from '../log/event-log.ts';
import { isDuplicate, type Mongo } from './mongo.ts';
import { allDone, inParts, replaceOlder, writeRows, type RowChange } from './rows.mongodb.ts';

/** Where every projection stands after a batch. */
export type Checkpoints = ReadonlyMap<string, number>;

/** What a batch does: rows as they shall be, or a table that shall be dropped; and what it leads to. */
export interface Work {
  readonly rows: readonly RowChange[];
  readonly drop: string | null;
  readonly checkpoints: Checkpoints;
}

/** The newest batch: its number, the newest fence so far, and where the projections stand after it. */
export interface Head {
  readonly serial: number;
  readonly name: string;
  readonly fence: number;
  readonly checkpoints: Checkpoints;
  /** In how many parts its rows were written; 1 when they stand in the entry. */
  readonly parts: number;
}

/** FerretDB takes no arrays within arrays. */
interface Stand {
  readonly projection: string;
  readonly position: number;
}

const standsOf = (checkpoints: Checkpoints): Stand[] =>
  Array.from(checkpoints, ([projection, position]) => ({ projection, position }));
const checkpointsOf = (stands: readonly Stand[]): Checkpoints =>
  new Map(stands.map(({ projection, position }) => [projection, position]));

interface Entry {
  readonly _id: string;
  /** Its own name, and that of the entry that it follows. */
  readonly name: string;
  readonly follows: string;
  readonly serial: number;
  readonly fence: number;
  readonly checkpoints: readonly Stand[];
  readonly drop: string | null;
  /** The rows; none when they are too many for a document and were written in so many parts before. */
  readonly rows: readonly RowChange[];
  readonly parts: number;
}

interface Part {
  readonly _id: string;
  readonly serial: number;
  readonly entry: string;
  readonly rows: readonly RowChange[];
}

/** How far the batches have been carried out. `d` is replaced as a whole, and only by a later one (rows.mongodb.ts). */
export interface State {
  readonly _id: string;
  readonly d: { readonly s: number; readonly checkpoints: readonly Stand[] };
}

export const STATE = 'state';
const NOTHING: Head = { serial: 0, name: '', fence: -1, checkpoints: new Map(), parts: 1 };
const KEPT = 50;
const ATTEMPTS = 40;
const PAUSE = 25;

/** The name of a batch; sorts as its number. */
const idOf = (serial: number): string => String(serial).padStart(16, '0');

/**
 * Batches that land whole, without transactions. A batch is first written to the journal under the number that follows
 * the newest one: of two writers with the same number one is refused by the key, so there is one order of all batches,
 * and a fence that is too old is seen before anything is written. Only then its rows are written, each with the number,
 * so that nothing older ever replaces them, and last the checkpoints. Whoever comes after a crash carries out what the
 * newest entry says before doing anything else; doing so twice, or both at once, changes nothing.
 */
export class Journal {
  readonly #mongo: Mongo;
  /** The newest batch that this process read or wrote, carried out; it may be outdated. */
  #known: Head | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(mongo: Mongo) {
    this.#mongo = mongo;
  }

  /**
   * Carries out what `decide` makes of the newest state: null for nothing, `mixed` for a mistake of the caller.
   * @throws OlderFence when the store has seen a newer fence
   */
  commit(fence: number | null, decide: (head: Head) => Work | 'mixed' | null): Promise<void> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const known = this.#remembered(fence);
        const head = known ?? (await this.#settled());
        if (fence !== null && fence < head.fence) throw new OlderFence(fence, head.fence);
        const work = decide(head);
        if (work === null || work === 'mixed') {
          if (known !== null)
            this.#known = null; // nothing is left undone on account of what may be outdated
          else if (work === null) return;
          else throw new Error('A batch sets some projections forward and others not');
        } else if (await this.#write(head, fence, work, known === null)) return;
        else if (attempt > 1) await pause(PAUSE); // the other writer's entry is not yet with the majority
      }
      throw new StoreUnavailable('Others write to the read models all the time');
    });
  }

  /** Carries out what was begun and not finished. */
  settle(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#settled();
    });
  }

  /** After what was asked before. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#queue.then(async () => {
      try {
        return await work();
      } catch (error) {
        this.#known = null; // whether it landed is what the journal says
        throw error;
      }
    });
    this.#queue = turn.catch(() => undefined); // the caller gets the error
    return turn;
  }

  /** The newest batch as last seen, where nobody else can have gone on: under the fence that the caller holds. */
  #remembered(fence: number | null): Head | null {
    return this.#known?.fence === fence ? this.#known : null;
  }

  async #settled(): Promise<Head> {
    const entry = await this.#newest();
    if (entry === null) return (this.#known = NOTHING);
    const { serial, name, fence, drop } = entry;
    const checkpoints = checkpointsOf(entry.checkpoints);
    if ((await this.#done()) < serial) {
      const rows = entry.parts === 1 ? entry.rows : await this.#parts(entry);
      if (rows !== null) await this.#carryOut(serial, { rows, drop, checkpoints });
      else if ((await this.#done()) < serial) throw new StoreUnavailable(`Parts of batch ${serial} are missing`);
    }
    return (this.#known = { serial, name, fence, checkpoints, parts: entry.parts });
  }

  /** Answers false when another batch has the number. */
  async #write(head: Head, fence: number | null, work: Work, isFirst: boolean): Promise<boolean> {
    const { run } = this.#mongo;
    const serial = head.serial + 1;
    const name = randomUUID();
    const parts = inParts(work.rows);
    if (parts.length > 1)
      for (const [at, rows] of parts.entries())
        await run(() =>
          this.#mongo.rows<Part>('journal_parts').insertOne({ _id: `${name}/${at}`, serial, entry: name, rows }),
        );
    const entry: Entry = {
      _id: idOf(serial),
      name,
      follows: head.name,
      serial,
      fence: Math.max(head.fence, fence ?? -1),
      checkpoints: standsOf(work.checkpoints),
      drop: work.drop,
      rows: parts.length > 1 ? [] : work.rows,
      parts: parts.length,
    };
    if (!(await this.#inserted(entry)) || !(await this.#stands(entry, fence))) return false;
    await allDone([this.#carryOut(serial, work), this.#emptied(entry, isFirst, head.parts)]);
    this.#known = { serial, name, fence: entry.fence, checkpoints: work.checkpoints, parts: parts.length };
    return true;
  }

  /**
   * Earlier entries are carried out, else a later one would not have been written. They hold copies of rows, which go;
   * the newest of them stay empty, to show which of two batches landed. What a crash left goes with the next writer's
   * first batch: an erasure must find no copy of what it took away.
   */
  async #emptied({ _id, serial, name, parts }: Entry, isFirst: boolean, partsBefore: number): Promise<void> {
    const { run, rows } = this.#mongo;
    const journal = rows<Entry>('journal');
    const empty = { $set: { rows: [] } };
    if (isFirst) await run(() => journal.updateMany({ _id: { $lt: _id } }, empty));
    else await run(() => journal.updateOne({ _id: idOf(serial - 1) }, empty));
    const isTurn = serial % KEPT === 0;
    if (isTurn) await run(() => journal.deleteMany({ _id: { $lt: idOf(Math.max(0, serial - KEPT)) } }));
    if (isTurn || isFirst || parts > 1 || partsBefore > 1)
      await run(() => rows<Part>('journal_parts').deleteMany({ serial: { $lte: serial }, entry: { $ne: name } }));
  }

  #inserted(entry: Entry): Promise<boolean> {
    this.#known = null;
    return this.#mongo.run(async () => {
      try {
        await this.#mongo.rows<Entry>('journal').insertOne(entry);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    });
  }

  /**
   * Whether an entry that was inserted follows the newest one. A process that was paused may know of a newest one that is
   * long gone, and its number is free again: then the entry counts for nothing. A number is only ever free again after it
   * was carried out, so one that was not is ours.
   */
  async #stands({ _id, name, serial }: Entry, fence: number | null): Promise<boolean> {
    if ((await this.#done()) < serial) return true;
    const newest = await this.#newest();
    if (newest?.name === name) return true;
    if (newest !== null && fence !== null && fence < newest.fence) throw new OlderFence(fence, newest.fence);
    const journal = this.#mongo.rows<Entry>('journal');
    const next = await this.#mongo.run(() => journal.findOne({ _id: idOf(serial + 1) }));
    if (next?.follows === name) return true; // another has carried it out and gone on
    if (next === null) throw new StoreUnavailable('Others have gone on meanwhile: it is not known whether it landed');
    await this.#mongo.run(() => journal.deleteOne({ _id, name }));
    return false;
  }

  async #carryOut(serial: number, { rows, drop, checkpoints }: Work): Promise<void> {
    await writeRows(this.#mongo, serial, rows);
    if (drop !== null) await this.#drop(serial, drop);
    const state: State = { _id: STATE, d: { s: serial, checkpoints: standsOf(checkpoints) } };
    await replaceOlder(this.#mongo, STATE, [state]);
  }

  /** A drop cannot be made to depend on anything, so a process that was paused looks once more whether it is its turn. */
  async #drop(serial: number, table: string): Promise<void> {
    if ((await this.#newest())?.serial !== serial || (await this.#done()) >= serial) return;
    await this.#mongo.runLong((database) => database.dropCollection(table));
  }

  async #newest(): Promise<Entry | null> {
    const [entry] = await this.#mongo.run(() =>
      this.#mongo.rows<Entry>('journal').find().sort({ _id: -1 }).limit(1).toArray(),
    );
    return entry ?? null;
  }

  async #done(): Promise<number> {
    const state = await this.#mongo.run(() => this.#mongo.rows<State>(STATE).findOne({ _id: STATE }));
    return state?.d.s ?? 0;
  }

  /** The rows of a large batch, null when not all parts are there: then somebody has carried it out and clears it away. */
  async #parts({ name, parts }: Entry): Promise<readonly RowChange[] | null> {
    const found = await this.#mongo.run(() => this.#mongo.rows<Part>('journal_parts').find({ entry: name }).toArray());
    return found.length < parts ? null : found.flatMap(({ rows }) => rows);
  }
}
