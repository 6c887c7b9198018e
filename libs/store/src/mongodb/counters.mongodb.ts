import { isDuplicate, type Mongo } from './mongo.ts';

/** Counts that all processes share. */
export interface Counters {
  /**
   * Adds one to what was counted for a key in a window of time (any text that names it), and answers how many that makes.
   * The count may be forgotten after so many milliseconds.
   */
  add(key: string, window: string, milliseconds: number): Promise<number>;
  /** Forgets what is over; where the engine forgets by itself there is little left to do. */
  sweep(): Promise<void>;
}

interface CountRow {
  readonly _id: string;
  readonly count: number;
  readonly until: Date;
}

/** Counters in MongoDB's collection `counters`. On FerretDB, whose increments may get lost, they are exact within a process only. */
export async function mongoCounters(mongo: Mongo): Promise<Counters> {
  const rows = mongo.rows<CountRow>('counters');
  const isFerret = mongo.engine.name === 'FerretDB';
  const turns = new Map<string, Promise<unknown>>();
  await mongo.runLong((database) =>
    database
      .collection('counters')
      .createIndexes([{ name: 'until', key: { until: 1 }, ...(isFerret ? {} : { expireAfterSeconds: 0 }) }]),
  );

  async function add(id: string, milliseconds: number): Promise<number> {
    const until = new Date(Date.now() + milliseconds);
    const count = () =>
      rows.findOneAndUpdate(
        { _id: id },
        { $inc: { count: 1 }, $setOnInsert: { until } },
        { upsert: true, returnDocument: 'after' },
      );
    const row = await mongo.run(() =>
      count().catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
        return count(); // two were the first: one of them comes second
      }),
    );
    return row?.count ?? 1;
  }

  /** One after the other for each key. */
  function inTurn(id: string, work: () => Promise<number>): Promise<number> {
    const turn = (turns.get(id) ?? Promise.resolve()).then(work);
    const ended: Promise<void> = turn
      .catch(() => undefined) // the caller gets the error
      .then(() => {
        if (turns.get(id) === ended) turns.delete(id);
      });
    turns.set(id, ended);
    return turn;
  }

  return {
    add(key, window, milliseconds) {
      const id = `${window}/${key}`;
      return isFerret ? inTurn(id, () => add(id, milliseconds)) : add(id, milliseconds);
    },
    async sweep() {
      await mongo.run(() => rows.deleteMany({ until: { $lt: new Date() } }));
    },
  };
}
